import { fromDayNumber, toDayNumber } from '../money/days';
import { findRecurring } from '../money/recurring/find-recurring';
import { moneyCycleOf } from '../money/recurring/testing/cycle-kit';
import { recurringEntries } from '../money/recurring/testing/evaluate';
import { checkAnswer } from '../quiz/check-answer';
import { questionBank } from '../quiz/question-bank';
import { demoAccounts, demoAnswers, demoEarlierAnswers } from './household';
import { demoRows, demoStatement } from './statements';

const todays = Array.from({ length: 60 }, (_, week) => fromDayNumber(toDayNumber('2026-01-01') + week * 13));

test('the demo has a valid answer to every question of the quiz', () => {
  for (const question of questionBank.questions) {
    for (const answers of [demoAnswers, { ...demoAnswers, ...demoEarlierAnswers }]) {
      expect([question.id, checkAnswer(question, answers[question.id])]).toEqual([
        question.id,
        { ok: true, answer: answers[question.id] },
      ]);
    }
  }
});

/** Returns the lowest balance of an account in the year before `today`, in cents. */
function lowestBalance(account: 'everyday' | 'savings', today: string): number {
  let balance: number = demoAccounts[account].closingCents;
  const balances = demoRows(today)
    .filter((row) => row.account === account)
    .map(({ cents }) => (balance -= cents));
  return Math.min(...balances);
}

test('no demo account is ever overdrawn and no transaction is dated today, whatever the current date', () => {
  expect(todays.filter((today) => demoRows(today).some(({ day }) => day >= today))).toEqual([]);
  expect(todays.map((today) => lowestBalance('everyday', today)).filter((cents) => cents < 0)).toEqual([]);
  expect(todays.map((today) => lowestBalance('savings', today)).filter((cents) => cents < 0)).toEqual([]);
});

test('both sides of transfers and repayments add up to zero', () => {
  for (const today of todays) {
    const sums = new Map<string, number>();
    for (const { words, day, cents } of demoRows(today)) {
      if (/TRANSFER|PAYMENT/.test(words)) sums.set(day, (sums.get(day) ?? 0) + cents);
    }
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
  }
});

test('the balance of a card statement equals the sum of the transactions on the statement', () => {
  const owed = demoRows('2026-11-30')
    .filter(({ account }) => account === 'card')
    .reduce((sum, { cents }) => sum + cents, 0);
  expect(owed).toBeLessThan(0);
  expect(demoStatement('card', '2026-11-30')).toContain(`<BALAMT>${(owed / 100).toFixed(2)}<DTASOF>20261129`);
});

test('pay and bills of the everyday account are recognized, whatever the current date', () => {
  const bills = ['Bluegum Broadband', 'Harbour Gym', 'Kookaburra', 'Lyrebird Energy', 'Magpie Car Insurance'];
  // Only every fifth day is tested, because each test evaluates a whole year.
  for (const today of todays.filter((_day, index) => index % 5 === 0)) {
    const rows = demoRows(today).filter(({ account }) => account === 'everyday');
    const entries = rows.map(({ day, cents, words }) => ({ date: day, amountCents: cents, description: words }));
    const found = findRecurring(recurringEntries({ entries }));
    const { pay, bills: due } = moneyCycleOf(found, today);
    expect([today, pay]).toMatchObject([today, { rhythm: 'fortnightly', amount_cents: 268_420 }]);
    const labels = due.map(({ label }) => label);
    expect([today, labels]).toEqual([
      today,
      expect.arrayContaining([...bills, 'Parrot Health Fund', 'Ray Street Realty']),
    ]);
  }
});
