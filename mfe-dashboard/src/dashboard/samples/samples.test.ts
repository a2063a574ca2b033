import { goalProgressPercent, sampleSpendingTotal, spending, transactions, transactionTotals } from './samples';

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the totals of the sample transactions are the money in, the money out and the sum of both', () => {
  const toCents = (amount: string) => Number(amount.replaceAll(/[A$,.]/g, '').replace('\u2212', '-'));
  const amounts = transactions.map(({ amount }) => toCents(amount));
  expect(Object.values(transactionTotals).map(toCents)).toEqual([
    sumOf(amounts.filter((cents) => cents > 0)),
    sumOf(amounts.filter((cents) => cents < 0)),
    sumOf(amounts),
  ]);
});

test('the shares of the sample spending agree with the amounts; Food & Dining has the largest increase (spec 2)', () => {
  expect(sumOf(spending.map(({ amount }) => amount))).toBe(sampleSpendingTotal);
  expect(spending.map(({ share }) => (share * sampleSpendingTotal) / 100)).toEqual(
    spending.map(({ amount }) => amount),
  );
  expect(Math.max(...spending.map(({ percent }) => percent))).toBe(spending[1].percent);
});

test.each([
  [9_750, 15_000, 65],
  [0, 100, 0],
  [150, 100, 100],
  [10, 0, 0],
])('a saved amount of %d for a target of %d is %d percent', (current, target, percent) => {
  expect(goalProgressPercent({ current, target })).toBe(percent);
});
