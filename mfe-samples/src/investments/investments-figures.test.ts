import { investmentRows, portfolioValue } from './investments-data';
import { investmentFigures, portfolioSummary, sharesAllocation } from './investments-figures';

const figures = investmentFigures(investmentRows);
const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const summary = portfolioSummary(investmentRows);

test('the totals equal their rows, and the line ends at the portfolio value', () => {
  expect(summary.value).toBe(add(investmentRows.map(({ value }) => value)));
  expect(summary.invested).toBe(add(investmentRows.map(({ invested }) => invested)));
  expect(summary.totalReturn).toBe(add(investmentRows.map(({ value, invested }) => value - invested)));
  expect(summary.totalReturnPercent).toBeCloseTo((summary.totalReturn / summary.invested) * 100, 10);
  expect(summary.count).toBe(investmentRows.length);
  expect(portfolioValue.at(-1)).toBe(summary.value);
});

test('the allocations add up to 100, as shown too', () => {
  expect(add(figures.map(({ allocation }) => allocation))).toBeCloseTo(100, 10);
  expect(add(figures.map(({ allocation }) => Math.round(allocation)))).toBe(100);
});

test('the average return is sum(allocation x return) / sum(allocation), not the plain mean', () => {
  const weighted =
    add(figures.map(({ allocation, returnPercent }) => allocation * returnPercent)) /
    add(figures.map(({ allocation }) => allocation));
  const plain = add(figures.map(({ returnPercent }) => returnPercent)) / figures.length;
  expect(summary.averageReturn).toBeCloseTo(weighted, 10);
  expect(summary.averageReturn).not.toBeCloseTo(plain, 1);
});

test('a return is the gain in percent of what was put in; the sample has a loss too', () => {
  expect(figures.find(({ id }) => id === 'australia')?.returnPercent).toBe(12.5);
  expect(figures.some(({ returnPercent }) => returnPercent < 0)).toBe(true);
});

test('the sample has the four types and three risks, and its shares count together', () => {
  expect(new Set(investmentRows.map(({ type }) => type)).size).toBe(4);
  expect(new Set(investmentRows.map(({ risk }) => risk)).size).toBe(3);
  expect(sharesAllocation(investmentRows)).toBeCloseTo(60, 10);
});
