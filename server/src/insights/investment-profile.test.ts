import { statedGoals } from './goals';
import { investmentProfile } from './investment-profile';
import { pictureFrom, type Answers } from './testing/given';

const steady = { 'debt-types': ['none'], 'emergency-months': 'six_months' };
const profile = (answers: Answers) => investmentProfile(pictureFrom({ ...steady, ...answers }));

describe('investment_horizon', () => {
  it.each([
    ['short', 'Short-term (1-3 years)'],
    ['medium', 'Medium-term (4-6 years)'],
    ['long', 'Long-term (7+ years)'],
    ['skip', 'Not yet known'],
  ])('is for %s "%s"', (answer, text) => {
    expect(profile({ 'profile-horizon': answer }).investment_horizon).toBe(text);
  });
});

describe('risk_tolerance', () => {
  const level = (answers: Answers) => profile(answers).risk_tolerance;

  it.each([
    [1, 'Conservative'],
    [4, 'Cautious'],
    [6, 'Balanced'],
    [10, 'Growth'],
  ])('follows the wish of %s out of 10 when time and finances allow it', (comfort, name) => {
    expect(level({ 'profile-horizon': 'long', 'profile-risk-comfort': comfort })).toBe(name);
  });

  it('is no more than a short time allows', () => {
    expect(level({ 'profile-horizon': 'short', 'profile-risk-comfort': 10 })).toBe('Cautious');
  });

  it('is no more than the finances allow', () => {
    const tight = {
      'emergency-months': 'days',
      'debt-types': ['payday', 'card_carried'],
      'debt-manageability': 'far_too_much',
      'debt-missed': 'behind',
    };
    expect(level({ ...tight, 'profile-horizon': 'long', 'profile-risk-comfort': 10 })).toBe('Balanced');
    expect(level({ ...tight, 'profile-horizon': 'short', 'profile-risk-comfort': 10 })).toBe('Conservative');
  });

  it('takes the time from either question about it', () => {
    expect(level({ 'profile-horizon-goal': 'short', 'profile-risk-comfort': 10 })).toBe('Cautious');
  });

  it('is the mean of all three risk questions', () => {
    const wary = { 'profile-horizon': 'long', 'profile-risk-fall': 'sell_all', 'profile-risk-choice': 'certain' };
    expect(level({ ...wary, 'profile-risk-comfort': 10 })).toBe('Cautious');
    expect(level(wary)).toBe('Conservative');
  });

  it('warns when the wish goes far beyond what the finances can bear', () => {
    const note = (answers: Answers) => profile(answers).note;
    expect(note({ 'profile-horizon': 'short', 'profile-risk-comfort': 10 })).toMatch(
      /less risk than you are comfortable with/,
    );
    expect(note({ 'profile-horizon': 'medium', 'profile-risk-comfort': 8 })).toBeUndefined();
    expect(note({ 'profile-horizon': 'short' })).toBeUndefined();
  });

  it('is not guessed from other answers', () => {
    expect(level({ 'profile-horizon': 'long' })).toBe('Not yet known');
    expect(level({ 'profile-horizon': 'long', 'profile-risk-fall': 'skip' })).toBe('Not yet known');
  });
});

describe('preferred_focus', () => {
  const focus = (answers: Answers) => profile(answers).preferred_focus;

  it('is the urgent debt first, then the buffer, then the goal', () => {
    const goal = { 'profile-goals': ['home'] };
    expect(focus({ ...goal, 'debt-types': ['payday'], 'emergency-months': 'days' })).toBe(
      'Reducing high-interest debt',
    );
    expect(focus({ ...goal, 'emergency-months': 'days' })).toBe('Building an emergency buffer');
    expect(focus(goal)).toBe('Saving for a home deposit');
  });

  it('reads a goal from the words of someone who was not asked to choose', () => {
    expect(focus({ 'profile-wish': 'Retire at 60 and go fishing' })).toBe('Growing retirement savings');
  });

  it('does not offer growth to someone who needs the money soon', () => {
    expect(focus({ 'profile-goals': ['growth'], 'profile-horizon': 'short' })).toBe('Keeping short-term savings safe');
    expect(focus({ 'profile-goals': ['growth'], 'profile-horizon': 'long' })).toBe('Long-term growth');
  });

  it('has a default', () => {
    expect(focus({ 'profile-wish': 'asdf' })).toBe('Diversified long-term growth');
  });
});

describe('statedGoals', () => {
  it('puts chosen goals before written ones and names none twice', () => {
    const goals = statedGoals(
      pictureFrom({ 'profile-goals': ['travel', 'home'], 'profile-wish': 'A house, and no debt' }),
    );
    expect(goals).toEqual(['home', 'travel', 'debt_free']);
  });

  it('reads either question about wishes, and takes values that should decide for a goal', () => {
    expect(statedGoals(pictureFrom({ 'profile-change': 'Less credit card debt' }))).toEqual(['debt_free']);
    expect(statedGoals(pictureFrom({ 'profile-values': 'decide' }))).toEqual(['ethical']);
    expect(statedGoals(pictureFrom({ 'profile-values': 'matter' }))).toEqual([]);
  });

  it('finds whole words only', () => {
    expect(statedGoals(pictureFrom({ 'profile-wish': 'superb homework' }))).toEqual([]);
  });
});
