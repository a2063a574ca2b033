import type { Answer } from '@verdant/shared/contract';
import { extraQuestions } from './extra-questions';
import { isInArrears } from './safety/dangers';
import { scoreAnswers } from './scoring';

const given = (answers: Record<string, Answer>) =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
const followUps = (answers: Record<string, Answer>) =>
  extraQuestions(given(answers))
    .filter(({ role }) => role === 'follow_up')
    .map(({ id }) => id);
const debts = { 'debt-types': ['bnpl', 'card_carried'] };

describe('follow-up questions on debts', () => {
  it.each<[string, Record<string, Answer>, string[]]>([
    ['the quiz asked no further question', debts, ['profile-bnpl', 'profile-missed', 'profile-card-rate']],
    ['there are no debts', { 'debt-types': ['none'] }, ['profile-missed']],
    ['the quiz asked about plans', { ...debts, 'debt-bnpl': 'one' }, ['profile-missed', 'profile-card-rate']],
    [
      'the quiz asked about missed payments',
      { ...debts, 'debt-missed': 'never' },
      ['profile-bnpl', 'profile-card-rate'],
    ],
    ['few bills are paid on time', { ...debts, 'cash-flow-bills': 'few' }, ['profile-card-rate']],
  ])('are the expected questions if %s', (_name, answers, expected) => expect(followUps(answers)).toEqual(expected));

  it('come before all other extra questions', () => {
    const roles = extraQuestions(given(debts)).map(({ role }) => role === 'follow_up');
    expect(roles.lastIndexOf(true)).toBeLessThan(roles.indexOf(false));
  });

  it.each(['profile-bnpl', 'profile-missed'])(
    'the answer "behind" to %s classifies the user as in arrears, and does not change the scores',
    (id) => {
      const answers = given({ ...debts, [id]: 'behind' });
      expect(isInArrears({ answers })).toBe(true);
      expect(scoreAnswers(answers)).toEqual(scoreAnswers(given(debts)));
    },
  );
});
