import fc from 'fast-check';
import { chosenValues, type GivenAnswer } from '../quiz/answers';
import { extraQuestions } from '../quiz/extra-questions';
import { anyAnswers, anyQuiz, propertyRunCount } from '../quiz/testing/respondents';
import { investmentProfile } from './investment-profile';
import { userFactsOf } from './user-facts';
import { recommend } from './recommendations/recommend';
import { userFactsFrom, type Answers } from './testing/given';

const anybody = fc.oneof(anyQuiz, anyAnswers);

const says = (answers: readonly GivenAnswer[], id: string, ...values: string[]) =>
  answers.some(
    ({ questionId, answer }) =>
      questionId === id && chosenValues(answer).some((chosenValue) => values.includes(chosenValue)),
  );
const textOf = (answers: readonly GivenAnswer[]) =>
  recommend(userFactsOf(answers), 'en')
    .map(({ title, description }) => `${title}. ${description}`)
    .join(' ');

/** Conditions on a user's answers, each with a pattern that must not match the advice to users who meet the condition. */
const never: readonly [string, (answers: readonly GivenAnswer[]) => boolean, RegExp][] = [
  [
    'with costly debts that debts do not weigh on them',
    (given) => says(given, 'debt-types', 'card_carried', 'bnpl', 'loan', 'payday', 'other_debt', 'overdue'),
    /does not weigh on you/,
  ],
  [
    'with savings of less than three months, or unknown savings, that they are well placed for a surprise',
    (given) => !says(given, 'emergency-months', 'three_months', 'six_months'),
    /well placed for a surprise/,
  ],
  [
    'who spend more than their income that their day-to-day money is in good shape',
    (given) => says(given, 'cash-flow-spending', 'little_more', 'much_more'),
    /is in good shape/,
  ],
  [
    'who are retired about employers, contributions or pay',
    (given) => says(given, 'profile-goal', 'retired'),
    /extra super|Employers pay|payday(?! loan)|your pay\b|next pay\b/i,
  ],
  [
    'who are overwhelmed or controlled by another person that they should take the quiz again',
    (given) => says(given, 'profile-pressure', 'control', 'overwhelmed'),
    /take the quiz again/,
  ],
];

it.each(never)('advice never tells users %s', (_name, applies, words) => {
  fc.assert(
    fc.property(anybody, (answers) => {
      const read = applies(answers) ? textOf(answers) : '';
      expect(read).not.toMatch(words);
    }),
    { numRuns: propertyRunCount(150) },
  );
});

it('praise for low debt is shown to users who know their HELP loan well, and not to users without debts', () => {
  const well = {
    'cash-flow-spending': 'much_less',
    'cash-flow-bills': 'all',
    'debt-types': ['home_loan'],
    'debt-manageability': 'manageable',
    'debt-missed': 'never',
    'debt-rates': 'all',
    'emergency-months': 'six_months',
    'emergency-income-drop': 'fine',
    'emergency-separate': 'own_account',
  };
  const praise = 'Keep debts as light as they are';
  const titlesOf = (answers: Answers) => recommend(userFactsFrom(answers), 'en').map(({ title }) => title);
  expect(titlesOf({ ...well, 'debt-types': ['help'], 'debt-help': 'well' })).toContain(praise);
  expect(titlesOf({ ...well, 'debt-types': ['none'] })).not.toContain(praise);
});

it('a carried card balance is called high-interest debt; buy now, pay later and other debts are not', () => {
  const focusOf = (debt: string) =>
    investmentProfile(userFactsFrom({ 'debt-types': [debt], 'cash-flow-bills': 'all' }), 'en').preferred_focus;
  expect(['bnpl', 'other_debt', 'card_carried'].map(focusOf)).toEqual([
    'Becoming debt-free',
    'Becoming debt-free',
    'Reducing high-interest debt',
  ]);
});

it('advice suggests clearing a card from savings, unless money is short, bills are overdue or the card rate is low', () => {
  const card = {
    'debt-types': ['card_carried'],
    'cash-flow-spending': 'little_less',
    'emergency-months': 'six_months',
  };
  const reads = (answers: Answers) => {
    const advice = recommend(userFactsFrom(answers), 'en').find(({ id }) => id === 'card-in-full');
    return /part of your savings/i.test(advice?.description ?? '');
  };
  expect(reads(card)).toBe(true);
  expect(reads({ ...card, 'profile-card-rate': 'low' })).toBe(false);
  expect(reads({ ...card, 'emergency-months': 'one_month' })).toBe(false);
  expect(reads({ ...card, 'profile-missed': 'behind' })).toBe(false);
});

it('every user is offered the extra question about current financial pressures', () => {
  fc.assert(
    fc.property(anyQuiz, (answers) => {
      expect(extraQuestions(answers).map(({ id }) => id)).toContain('profile-pressure');
    }),
    { numRuns: propertyRunCount(20) },
  );
});
