import type { RuleId } from './texts';
import { hasChosen } from './user-facts';
import { needsHelp } from '../quiz/safety/dangers';
import { simulateUsers } from './testing/readers';

const readers = simulateUsers(400, 23);
/** Minimum share of users who must see advice about their own statement. */
const MOST = 0.95;

/** Statements of users (an answer to a question), each with the ids of the advice that mentions the statement. */
const statements: readonly [question: string, value: string, ...advice: RuleId[]][] = [
  ['profile-goal', 'relief', 'on-top', 'debt-counsellor'],
  ['profile-goal', 'buffer', 'safe-savings'],
  ['profile-goal', 'soon', 'safe-savings'],
  ['profile-goal', 'home', 'first-home'],
  ['profile-goal', 'family', 'family-payments'],
  ['profile-goal', 'retirement', 'retirement-age', 'retired-concessions'],
  ['profile-goal', 'retired', 'retired-concessions'],
  ['profile-wishes', 'home', 'first-home'],
  ['profile-wishes', 'debt_free', 'on-top', 'debt-counsellor'],
  ['profile-wishes', 'retirement', 'retirement-age', 'retired-concessions'],
  ['profile-wishes', 'family', 'family-payments'],
  ['profile-wishes', 'travel', 'safe-savings'],
  ['debt-types', 'help', 'help-awareness'],
  ['debt-types', 'bnpl', 'bnpl-pause', 'bnpl-behind'],
  ['debt-types', 'payday', 'payday-loan'],
  ['profile-situation', 'casual', 'casual-work'],
  ['profile-situation', 'business', 'small-business'],
  ['profile-situation', 'children', 'family-payments'],
  ['profile-situation', 'carer', 'carer-support'],
  ['profile-situation', 'disability', 'disability-support'],
  ['profile-situation', 'migrant', 'new-to-australia'],
  ['profile-situation', 'renting', 'renting'],
  ['profile-situation', 'retired', 'retired-concessions'],
];

it.each(statements)(
  'at least 95 of 100 users who answer %s with %s see advice about this answer',
  (question, value, ...advice) => {
    // Users who know their HELP loan well are left out, because the advice only explains this loan.
    const who = readers.filter(
      ({ picture }) => hasChosen(picture, question, value) && !hasChosen(picture, 'debt-help', 'well'),
    );
    const advised = who.filter(({ read }) => advice.some((id) => read.includes(id)));
    expect(who.length).toBeGreaterThan(10);
    expect(advised.length / who.length).toBeGreaterThanOrEqual(MOST);
  },
);

it('at least 60 of 100 users who want growth and need no help see advice to invest or to learn about investing', () => {
  const who = readers.filter(
    ({ picture }) =>
      !hasChosen(picture, 'investing-experience', 'regular', 'now_and_then') &&
      hasChosen(picture, 'profile-wishes', 'growth', 'income', 'ethical') &&
      !needsHelp(picture.questionBank, picture.answers),
  );
  // The share is not 100, because users with a short-term goal or under pressure do not see this advice.
  const advised = who.filter(({ read }) => read.includes('start-investing') || read.includes('learn-investing'));
  expect(who.length).toBeGreaterThan(10);
  expect(advised.length / who.length).toBeGreaterThanOrEqual(0.6);
});

it('no user sees the general check-in advice more than once', () => {
  expect(readers.some(({ read }) => read.includes('check-in'))).toBe(true);
  expect(readers.filter(({ read }) => read.filter((id) => id === 'check-in').length > 1)).toEqual([]);
});
