import { statedGoals } from './goals';
import { investmentProfile } from './investment-profile';
import { userFactsFrom, type Answers } from './testing/given';

/** Answers of a user without any danger, for whom advice about investing is allowed. */
const steady = {
  'cash-flow-spending': 'little_less',
  'cash-flow-bills': 'all',
  'debt-types': ['none'],
  'emergency-months': 'six_months',
};
const profile = (answers: Answers) => investmentProfile(userFactsFrom({ ...steady, ...answers }), 'en');

describe('investment_horizon', () => {
  it.each([
    ['soon', 'Short-term (1-3 years)'],
    ['home', 'Medium-term (4-6 years)'],
    ['retirement', 'Long-term (7+ years)'],
    ['retired', 'Not yet known'],
    ['skip', 'Not yet known'],
  ])('matches the goal %s: "%s"', (answer, text) => {
    expect(profile({ 'profile-goal': answer }).investment_horizon).toBe(text);
  });
});

describe('risk_tolerance', () => {
  const level = (answers: Answers) => profile(answers).risk_tolerance;

  it.each([
    ['certain', 'Conservative'],
    ['narrow', 'Cautious'],
    ['medium', 'Balanced'],
    ['wide', 'Growth'],
  ])('matches the chosen range of results "%s" if time and finances allow the risk', (comfort, name) => {
    expect(level({ 'profile-goal': 'later', 'profile-risk-choice': comfort })).toBe(name);
  });

  it('is at most Cautious if the money is needed soon', () => {
    expect(level({ 'profile-goal': 'soon', 'profile-risk-choice': 'wide' })).toBe('Cautious');
  });

  it.each<[string, Answers]>([
    ['a costly debt', { 'debt-types': ['loan'] }],
    ['a thin buffer', { 'emergency-months': 'one_month' }],
    ['overspending', { 'cash-flow-spending': 'little_more' }],
    ['bills paid late', { 'cash-flow-bills': 'most' }],
    ['a skipped question about savings', { 'emergency-months': 'skip' }],
    ['a skipped question about debts', { 'debt-types': ['skip'] }],
  ])('is at most Cautious with %s', (_name, danger) => {
    expect(level({ 'profile-goal': 'later', 'profile-risk-choice': 'wide', ...danger })).toBe('Cautious');
  });

  it('is the average of the answered risk questions', () => {
    const wary = { 'profile-goal': 'later', 'profile-risk-fall': 'sell_all' };
    expect(level({ ...wary, 'profile-risk-choice': 'medium' })).toBe('Cautious');
    expect(level(wary)).toBe('Conservative');
  });

  it('has a note only if time or finances suggest less risk than the user wishes', () => {
    const note = (answers: Answers) => profile({ 'profile-risk-choice': 'wide', ...answers }).note;
    expect(note({ 'profile-goal': 'soon' })).toMatch(/^Your timeframe suggests less risk/);
    expect(note({ 'profile-goal': 'later', 'debt-types': ['payday'] })).toMatch(/^Your finances suggest less risk/);
    expect(note({ 'profile-goal': 'later' })).toBeUndefined();
    expect(profile({ 'profile-goal': 'soon' }).note).toBeUndefined();
  });

  it('is unknown if no risk question is answered', () => {
    expect(level({ 'profile-goal': 'later' })).toBe('Not yet known');
    expect(level({ 'profile-goal': 'later', 'profile-risk-fall': 'skip' })).toBe('Not yet known');
  });
});

describe('preferred_focus', () => {
  const focus = (answers: Answers) => profile(answers).preferred_focus;

  it('is the most urgent problem, or the goal if there is no urgent problem', () => {
    const goal = { 'profile-goal': 'home' };
    const buffer = 'Building an emergency buffer';
    const focuses: readonly [Answers, string][] = [
      [{ 'cash-flow-bills': 'few', 'debt-types': ['payday'] }, 'Catching up on bills and repayments'],
      [{ 'debt-types': ['payday'], 'emergency-months': 'days' }, 'Reducing high-interest debt'],
      [{ 'cash-flow-spending': 'much_more' }, 'Bringing spending below income'],
      [{ 'emergency-months': 'days' }, buffer],
      [{ 'emergency-months': 'skip' }, buffer],
      [{}, 'Saving for a home deposit'],
    ];
    for (const [answers, text] of focuses) expect(focus({ ...goal, ...answers })).toBe(text);
  });

  it('is growth only for a user who is ready to invest and has enough time', () => {
    expect(focus({ 'profile-goal': 'later' })).toBe('Long-term growth');
    expect(focus({ 'profile-goal': 'soon', 'profile-wishes': ['growth'] })).toBe('Keeping short-term savings safe');
    expect(focus({ 'profile-goal': 'retired', 'profile-wishes': ['income'] })).toBe(
      'A steady base for what comes next',
    );
  });

  it('is "A steady base for what comes next" if the answers contain no recognized goal', () => {
    expect(focus({ 'profile-wish': 'asdf' })).toBe('A steady base for what comes next');
  });
});

describe('statedGoals', () => {
  it('puts selected goals before written goals, and lists no goal twice', () => {
    const goals = statedGoals(
      userFactsFrom({ 'profile-wishes': ['travel', 'home'], 'profile-wish': 'A house, and no debt' }),
    );
    expect(goals).toEqual(['home', 'travel', 'debt_free']);
  });

  it('includes the main goal, and goals found in the written wish', () => {
    expect(statedGoals(userFactsFrom({ 'profile-goal': 'relief' }))).toEqual(['debt_free']);
    expect(statedGoals(userFactsFrom({ 'profile-goal': 'soon' }))).toEqual([]);
    expect(statedGoals(userFactsFrom({ 'profile-wish': 'Less credit card debt' }))).toEqual(['debt_free']);
    expect(statedGoals(userFactsFrom({ 'profile-wish': 'Retire at 60 and go fishing' }))).toEqual(['retirement']);
  });

  it.each([
    ['Vivir sin deudas y viajar', ['debt_free', 'travel']],
    ['Una casa para mi familia', ['home', 'family']],
    ['Une maison, et vivre sans dettes', ['debt_free', 'home']],
    ["Préparer ma retraite et l'école des enfants", ['retirement', 'family']],
    ['Schuldenfrei sein und ein Eigenheim kaufen', ['debt_free', 'home']],
    ['Nachhaltig anlegen für die Rente', ['retirement', 'ethical', 'growth']],
  ])('finds the goals in "%s", written in another language', (wish, goals) => {
    expect(statedGoals(userFactsFrom({ 'profile-wish': wish }))).toEqual(goals);
  });

  it.each([
    'I am super stressed',
    'I never want to invest again',
    'stop worrying about my house',
    'superb homework',
    'No quiero invertir más',
    'Ne plus investir',
    "Je n'investirai jamais",
    'Ich will nie wieder investieren',
    'Kein Haus mehr',
  ])('finds no goal in the text "%s"', (wish) => {
    expect(statedGoals(userFactsFrom({ 'profile-wish': wish }))).toEqual([]);
  });
});
