import type { Answer } from '@verdant/shared/contract';
import { bank } from '../quiz/bank';
import { statedGoals } from './goals';
import { investmentProfile } from './investment-profile';
import { pictureOf } from './picture';

const steady = { 'debt-types': ['none'], 'emergency-months': 'six_months' };
const picture = (answers: Record<string, Answer>) =>
  pictureOf(bank, Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })));
const profile = (answers: Record<string, Answer>) => investmentProfile(picture({ ...steady, ...answers }));

describe('investment_horizon', () => {
  it.each([
    ['short', 'Short-term (1-3 years)'],
    ['medium', 'Medium-term (4-6 years)'],
    ['long', 'Long-term (7+ years)'],
    ['skip', 'Not yet known'],
  ])('says for %s "%s"', (answer, text) => {
    expect(profile({ 'profile-horizon': answer }).investment_horizon).toBe(text);
  });
});

describe('risk_tolerance', () => {
  const level = (answers: Record<string, Answer>) => profile(answers).risk_tolerance;

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
    const tight = { 'emergency-months': 'days', 'debt-types': ['payday'], 'debt-manageability': 'far_too_much' };
    expect(level({ ...tight, 'profile-horizon': 'long', 'profile-risk-comfort': 10 })).toBe('Balanced');
    expect(level({ ...tight, 'profile-horizon': 'short', 'profile-risk-comfort': 10 })).toBe('Conservative');
  });

  it('is not guessed from other answers', () => {
    expect(level({ 'profile-horizon': 'long' })).toBe('Not yet known');
    expect(level({ 'profile-horizon': 'long', 'profile-risk-fall': 'skip' })).toBe('Not yet known');
  });
});

describe('preferred_focus', () => {
  const focus = (answers: Record<string, Answer>) => profile(answers).preferred_focus;

  it('is the urgent debt first, then the buffer, then the goal', () => {
    const goal = { 'profile-goals': ['home'] };
    expect(focus({ ...goal, 'debt-types': ['payday'], 'emergency-months': 'days' })).toBe('Reducing high-interest debt');
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
    const goals = statedGoals(picture({ 'profile-goals': ['travel', 'home'], 'profile-wish': 'A house, and no debt' }));
    expect(goals).toEqual(['home', 'travel', 'debt_free']);
  });

  it('finds whole words only', () => {
    expect(statedGoals(picture({ 'profile-wish': 'superb homework' }))).toEqual([]);
  });
});
