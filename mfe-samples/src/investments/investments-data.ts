import { percentOf, type SixMonthFigures, sumOf } from '../figures/figures';

/** Investments with amounts in dollars, largest first. */
const rows = [
  { id: 'australia', type: 'etf', category: 'shares', risk: 'high', invested: 16_000, value: 18_000 },
  { id: 'world', type: 'etf', category: 'shares', risk: 'high', invested: 10_000, value: 12_000 },
  { id: 'bonds', type: 'bond', category: 'income', risk: 'low', invested: 9_600, value: 10_000 },
  { id: 'balanced', type: 'fund', category: 'mixed', risk: 'medium', invested: 5_500, value: 6_000 },
  { id: 'property', type: 'reit', category: 'property', risk: 'medium', invested: 4_200, value: 4_000 },
] as const;

const value = sumOf(rows, (row) => row.value);
const invested = sumOf(rows, (row) => row.invested);

/** `allocation` is the part of the portfolio in percent, and `returnPercent` the gain or loss. */
export const investments = rows.map((row) => ({
  ...row,
  name: `investments.name.${row.id}` as const,
  allocation: percentOf(row.value, value),
  returnPercent: percentOf(row.value - row.invested, row.invested),
}));

/** The average return is sum(allocation x return) / sum(allocation), which is 100 %. */
export const portfolio = {
  value,
  invested,
  totalReturn: value - invested,
  totalReturnPercent: percentOf(value - invested, invested),
  averageReturn: sumOf(investments, ({ allocation, returnPercent }) => allocation * returnPercent) / 100,
  count: rows.length,
  types: new Set(rows.map(({ type }) => type)).size,
};

/** Value at the end of each month, oldest first. */
export const portfolioValue: SixMonthFigures = [46_300, 47_100, 45_900, 47_600, 48_900, value];
