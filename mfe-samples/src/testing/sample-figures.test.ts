import { monthlyBudgets } from '../budget/budget-data';
import { budgetCategories, budgetLevel, budgetTotals, levelTones } from '../budget/budget-figures';
import { sumOf } from '../figures/figures';
import { investmentRows, portfolioValue } from '../investments/investments-data';
import { portfolioSummary, sharesAllocation } from '../investments/investments-figures';
import { savingsGoals } from '../savings/savings-data';
import { goalFigures } from '../savings/savings-figures';
import { monthlySpending, spendingCategories } from '../spending/spending-data';
import { spendingInsights, totalSpent } from '../spending/spending-figures';

const budgets = budgetCategories(spendingCategories, monthlyBudgets);
const portfolio = portfolioSummary(investmentRows);
const amounts = spendingCategories.map(({ amount }) => amount);
const [firstGoal] = savingsGoals;

// The sums that a page shows are checked in the tests of the page, and not here.
test.each<[figure: string, actual: unknown, expected: unknown]>([
  ['spending of this month', monthlySpending.at(-1), totalSpent(spendingCategories)],
  ['spending of last month', monthlySpending.at(-2), sumOf(spendingCategories, ({ lastMonth }) => lastMonth)],
  ['order of spending', amounts, amounts.toSorted((a, b) => b - a)],
  ['number of spending categories', new Set(spendingCategories.map(({ id }) => id)).size, amounts.length],
  [
    'possible savings',
    sumOf(spendingInsights(spendingCategories).saving, ({ couldSave }) => couldSave),
    spendingInsights(spendingCategories).potentialSavings,
  ],
  ['categories with a budget', budgets.map(({ id }) => id).toSorted(), Object.keys(monthlyBudgets).toSorted()],
  ['number of budgets', budgets.length, spendingCategories.length],
  ['total spent of all budgets', budgetTotals(budgets).spent, totalSpent(spendingCategories)],
  ['end of the portfolio line', portfolioValue.at(-1), portfolio.value],
  ['amount invested', portfolio.invested, sumOf(investmentRows, ({ invested }) => invested)],
  ['return in percent', portfolio.totalReturnPercent, (portfolio.totalReturn / portfolio.invested) * 100],
  ['percentage of the portfolio in shares', Math.round(sharesAllocation(investmentRows)), 60],
  ['types of investments', new Set(investmentRows.map(({ type }) => type)).size, 4],
  ['levels of risk', new Set(investmentRows.map(({ risk }) => risk)).size, 3],
  [
    'remainder of an exceeded goal',
    firstGoal && goalFigures([{ ...firstGoal, current: firstGoal.target + 1 }])[0]?.remaining,
    0,
  ],
  ['priorities of goals', new Set(savingsGoals.map(({ priority }) => priority)), new Set(['high', 'medium', 'low'])],
  [
    'categories of goals',
    new Set(savingsGoals.map(({ category }) => category)),
    new Set(['safety', 'housing', 'retirement', 'leisure']),
  ],
  [
    'deadlines of goals',
    savingsGoals.map(({ deadline }) => new Date(deadline).toISOString().slice(0, '2027-06-30'.length)),
    savingsGoals.map(({ deadline }) => deadline),
  ],
])('the figure "%s" agrees with the rows of the sample data', (_figure, actual, expected) => {
  expect(actual).toEqual(expected);
});

test.each([
  [75, 'good'],
  [75.01, 'warn'],
  [90, 'warn'],
  [90.01, 'bad'],
  [100.01, 'bad'],
])('a bar at %d%% has the tone "%s": red above 90%%, yellow above 75%%, else green @s-9.14', (percent, tone) => {
  expect(levelTones[budgetLevel(percent)]).toBe(tone);
});
