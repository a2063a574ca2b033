import { forecastColumnsOf, centsPerDot, labelInterval, lowestPeriod } from './columns';

const period = (day: string, cents: number) => ({ pay_on: null, last_day: day, left_cents: cents, events: [] });

test.each([
  [[58_800, -8_400], 10_000],
  [[100_000], 10_000],
  [[100_001], 20_000],
  [[31_000, -450_000], 50_000],
  [[1_234_500], 200_000],
  [[0], 10_000],
])('amounts of %j cents are drawn with dots that each stand for %i cents', (amounts, cents) =>
  expect(centsPerDot(amounts)).toBe(cents),
);

test('money left is rounded down to whole dots, and missing money is rounded up', () => {
  const { columns, ...rest } = forecastColumnsOf([period('2026-12-02', 58_800), period('2026-12-16', -8_400)]);
  expect(rest).toEqual({ dot: 10_000, mostLeft: 5, mostMissing: 1 });
  expect(columns).toEqual([
    { lastDay: '2026-12-02', cents: 58_800, x: 25, left: 5, missing: 0 },
    { lastDay: '2026-12-16', cents: -8_400, x: 75, left: 0, missing: 1 },
  ]);
});

test('only every nth column has a label if the labels are wider than the columns', () => {
  expect(labelInterval(7, 50, 1_160)).toBe(1);
  expect(labelInterval(14, 50, 300)).toBe(3);
});

test('lowestPeriod returns the earliest of several periods that have the lowest amount left', () => {
  const periods = [period('2026-12-02', 2), period('2026-12-16', 1), period('2026-12-30', 1)];
  expect(lowestPeriod(periods)?.last_day).toBe('2026-12-16');
  expect(lowestPeriod([])).toBeUndefined();
});
