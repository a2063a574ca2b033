import { spendingCategories } from '../spending/spending-data';
import { totalSpent } from '../spending/spending-figures';
import { monthlyBudgets } from './budget-data';
import { budgetCategories, budgetLevel, budgetTotals, levelTones } from './budget-figures';

const rows = budgetCategories(spendingCategories, monthlyBudgets);
const totals = budgetTotals(rows);
const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

test('every budget has its category, and every category its budget', () => {
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(monthlyBudgets).toSorted());
  expect(rows).toHaveLength(spendingCategories.length);
});

test('the totals equal their rows, and the spending page', () => {
  expect(totals.budget).toBe(add(Object.values(monthlyBudgets)));
  expect(totals.spent).toBe(totalSpent(spendingCategories));
  expect(totals.remaining).toBe(add(rows.map(({ remaining }) => remaining)));
  expect(totals.spent + totals.remaining).toBe(totals.budget);
});

test('overall progress is spent / budget', () => {
  expect(totals.progress).toBeCloseTo((totals.spent / totals.budget) * 100, 10);
});

test('what is left over is negative when a budget is exceeded', () => {
  expect(rows.find(({ id }) => id === 'food')).toMatchObject({ budget: 900, spent: 920, remaining: -20 });
});

test('the parts of the budget add up to 100, as shown', () => {
  expect(add(rows.map(({ budget }) => Math.round((budget / totals.budget) * 100)))).toBe(100);
});

test.each([
  [75, 'good'],
  [75.01, 'warn'],
  [90, 'warn'],
  [90.01, 'bad'],
  [100.01, 'bad'],
])('a bar at %d%% is %s: red above 90%%, yellow above 75%%, else green @s-9.14', (percent, tone) => {
  expect(levelTones[budgetLevel(percent)]).toBe(tone);
});

test('the sample shows all three colors', () => {
  expect(new Set(rows.map(({ percent }) => levelTones[budgetLevel(percent)]))).toEqual(
    new Set(['good', 'warn', 'bad']),
  );
});
