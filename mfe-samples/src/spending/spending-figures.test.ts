import { sumOf } from '../figures/figures';
import { monthlySpending, spendingCategories } from './spending-data';
import { categoryFigures, spendingInsights, totalSpent } from './spending-figures';

const figures = categoryFigures(spendingCategories);
const trendOf = (id: string) => figures.find((category) => category.id === id)?.change.trend;

test('the last two months of the line are the sums of the category rows', () => {
  expect(monthlySpending.at(-1)).toBe(sumOf(spendingCategories, ({ amount }) => amount));
  expect(monthlySpending.at(-1)).toBe(totalSpent(spendingCategories));
  expect(monthlySpending.at(-2)).toBe(sumOf(spendingCategories, ({ lastMonth }) => lastMonth));
});

test('the percentages of the categories add up to 100, as shown too', () => {
  expect(sumOf(figures, ({ percent }) => percent)).toBeCloseTo(100, 10);
  expect(sumOf(figures, ({ percent }) => Math.round(percent))).toBe(100);
});

test('the rows come largest first, each once', () => {
  const amounts = spendingCategories.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(new Set(spendingCategories.map(({ id }) => id)).size).toBe(spendingCategories.length);
});

test('the sample shows all three trends', () => {
  expect(trendOf('food')).toBe('up');
  expect(trendOf('transport')).toBe('down');
  expect(trendOf('utilities')).toBe('stable');
});

test('Housing is the top category with 35%, Food & Dining grows fastest by 15%, $340 could be saved', () => {
  const { top, fastestGrowing, saving, potentialSavings } = spendingInsights(spendingCategories);
  expect([top.name, Math.round(top.percent)]).toEqual(['category.housing', 35]);
  expect([fastestGrowing.name, Math.round(fastestGrowing.change.percent)]).toEqual(['category.food', 15]);
  expect(potentialSavings).toBe(340);
  expect(sumOf(saving, ({ couldSave }) => couldSave)).toBe(potentialSavings);
});
