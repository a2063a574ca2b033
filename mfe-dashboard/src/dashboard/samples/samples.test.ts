import {
  formatSampleAmount,
  parseDollars,
  getTransactionTotals,
  transactions,
  getChangePercent,
  spending,
  sampleSpendingTotal,
  spendingTrendOf,
  goalProgressPercent,
} from './samples';

test('parsing and then formatting a sample amount returns the original text', () => {
  expect(parseDollars('\u2212A$1,000.50')).toBe(-1000.5);
  for (const { amount } of transactions) expect(formatSampleAmount(parseDollars(amount))).toBe(amount);
});

test('the totals of transactions are the money in, the money out and the sum of both', () => {
  expect(
    getTransactionTotals([{ amount: '+A$100.00' }, { amount: '\u2212A$30.00' }, { amount: '\u2212A$20.50' }]),
  ).toEqual({
    moneyIn: 100,
    moneyOut: -50.5,
    net: 49.5,
  });
});

test('Housing is 35% of the sample spending, and Food & Dining has the largest increase with 15% (spec 2)', () => {
  const [housing, food] = spending;
  expect(housing).toMatchObject({ name: 'category.housing', amount: 0.35 * sampleSpendingTotal });
  expect(food && getChangePercent(food)).toBe(15);
  expect(Math.max(...spending.map(getChangePercent))).toBe(15);
});

test.each([
  [102, 100, 'up'],
  [101, 100, 'stable'],
  [99, 100, 'stable'],
  [98, 100, 'down'],
  [50, 0, 'stable'],
] as const)('an amount of %d after %d last month has the trend %s', (amount, lastMonth, trend) => {
  expect(spendingTrendOf({ amount, lastMonth })).toBe(trend);
});

test.each([
  [9_750, 15_000, 65],
  [0, 100, 0],
  [150, 100, 100],
  [10, 0, 0],
])('a saved amount of %d for a target of %d is %d percent', (current, target, percent) => {
  expect(goalProgressPercent({ current, target })).toBe(percent);
});
