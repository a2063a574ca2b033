import { savingByMonth } from './saving-over-time';

const month = (name: string, income_cents: number, spent_cents: number, is_complete = true) => ({
  month: name,
  is_complete,
  income_cents,
  spent_cents,
  categories: [],
});

test('lists the share of income not spent for complete months with an income, oldest first', () => {
  const months = [
    month('2026-11', 900_000, 0, false),
    month('2026-10', 500_000, 400_000),
    month('2026-09', 0, 10_000),
    month('2026-08', 400_000, 500_000),
  ];
  expect(savingByMonth({ months })).toEqual([
    { month: '2026-08', percent: -25 },
    { month: '2026-10', percent: 20 },
  ]);
});
