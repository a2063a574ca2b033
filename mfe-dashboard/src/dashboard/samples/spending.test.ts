import { changeOf, spending, spendingTotal, trendOf } from './spending';

test('Housing is the largest part with 35%, Food & Dining grew by 15% (spec 2)', () => {
  const [housing, food] = spending;
  expect(housing).toMatchObject({ name: 'category.housing', amount: 0.35 * spendingTotal });
  expect(food && changeOf(food)).toBe(15);
  expect(Math.max(...spending.map(changeOf))).toBe(15);
});

test.each([
  [102, 100, 'up'],
  [101, 100, 'stable'],
  [99, 100, 'stable'],
  [98, 100, 'down'],
  [50, 0, 'stable'],
] as const)('an amount of %d after %d last month has the trend %s', (amount, lastMonth, trend) => {
  expect(trendOf({ amount, lastMonth })).toBe(trend);
});
