import { moneyAccount } from '@verdant/shared/testing';
import { payCycle, recurringBill } from '../../testing/money-cycle';
import { firstStepsOf } from './first-steps';

const empty = { accounts: [], net: [], updates: [], can_link: false };
const withAccount = { ...empty, accounts: [moneyAccount({ id: 'a', source: 'import' })] };
const pay = payCycle().pay;
const found = payCycle({ bills: [recurringBill('rent')] });

test.each<[name: string, known: Parameters<typeof firstStepsOf>[0], done: string[]]>([
  ['no data', { isQuizDone: false, overview: empty }, []],
  ['a completed quiz', { isQuizDone: true, overview: empty }, ['quiz']],
  ['an account', { isQuizDone: false, overview: withAccount, cycle: found }, ['accounts']],
  [
    'a goal without accounts',
    { isQuizDone: false, overview: { ...empty, kept: { goals: true, budget: false } } },
    ['goal'],
  ],
  ['a goal', { isQuizDone: false, overview: withAccount, cycle: found, goals: [{ id: 'g' }] }, ['accounts', 'goal']],
  ...(['confirmed', 'dismissed', 'added'] as const).map(
    (status): [string, Parameters<typeof firstStepsOf>[0], string[]] => [
      `a bill that is ${status}`,
      { isQuizDone: false, overview: withAccount, cycle: payCycle({ bills: [recurringBill('rent', { status })] }) },
      ['accounts', 'bills'],
    ],
  ),
  [
    'a corrected pay',
    { isQuizDone: false, overview: withAccount, cycle: { ...found, pay: pay && { ...pay, source: 'corrected' } } },
    ['accounts', 'bills'],
  ],
  [
    'a dismissed pay',
    { isQuizDone: false, overview: withAccount, cycle: { ...found, is_pay_dismissed: true } },
    ['accounts', 'bills'],
  ],
])('determines the completed steps for a user with %s', (_name, userState, done) => {
  expect(firstStepsOf(userState).flatMap(({ id, isDone }) => (isDone ? id : []))).toEqual(done);
});
