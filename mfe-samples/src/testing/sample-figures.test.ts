import { budgetLevel, budgetRows, budgetTotals, budgetLevelTones } from '../budget/budget-data';
import { sumOf } from '../figures/figures';
import { areasOfFocus, healthScores, insightCards } from '../insights/insights-data';
import { investments, portfolio, portfolioValue } from '../investments/investments-data';
import { savingsGoals } from '../savings/savings-data';
import { monthlySpending, spendingCategories, spendingInsights, totalSpent } from '../spending/spending-data';

const amounts = spendingCategories.map(({ amount }) => amount);

// The sums that a page shows are checked in the tests of the page, and not here.
test.each<[figure: string, actual: unknown, expected: unknown]>([
  ['spending of this month', monthlySpending.at(-1), totalSpent],
  ['spending of last month', monthlySpending.at(-2), sumOf(spendingCategories, ({ lastMonth }) => lastMonth)],
  ['highest month of spending', monthlySpending[2], Math.max(...monthlySpending)],
  ['lowest value of the portfolio', portfolioValue[2], Math.min(...portfolioValue)],
  ['order of health scores', healthScores, healthScores.toSorted((a, b) => a - b)],
  ['order of spending', amounts, amounts.toSorted((a, b) => b - a)],
  ['possible savings', spendingInsights.potentialSavings, sumOf(spendingCategories, ({ couldSave }) => couldSave)],
  ['number of budgets', budgetRows.length, 8],
  ['total spent of all budgets', budgetTotals.spent, totalSpent],
  ['end of the portfolio line', portfolioValue.at(-1), portfolio.value],
  ['amount invested', portfolio.invested, sumOf(investments, ({ invested }) => invested)],
  ['return in percent', portfolio.totalReturnPercent, (portfolio.totalReturn / portfolio.invested) * 100],
  ['types of investments', portfolio.types, 4],
  ['levels of risk', new Set(investments.map(({ risk }) => risk)).size, 3],
  ['priorities of goals', new Set(savingsGoals.map(({ priority }) => priority)).size, 3],
  ['categories of goals', new Set(savingsGoals.map(({ category }) => category)).size, 4],
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
  expect(budgetLevelTones[budgetLevel(percent)]).toBe(tone);
});

test('the sample insights have four cards with all three priorities, the most urgent first', () => {
  const order = ['high', 'medium', 'low'];
  const places = insightCards.map(({ priority }) => order.indexOf(priority));
  expect(insightCards).toHaveLength(4);
  expect(new Set(places).size).toBe(3);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('impacts and areas of focus have the figures of the other sample pages', () => {
  const rowOf = <Row extends { id: string }>(rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
  const shares = investments.filter(({ category }) => category === 'shares');
  expect(insightCards.map(({ figure }) => figure)).toEqual([
    rowOf(spendingCategories, 'food')?.couldSave,
    rowOf(savingsGoals, 'emergency')?.remaining,
    Math.round(sumOf(shares, ({ allocation }) => allocation)),
    rowOf(spendingCategories, 'subscriptions')?.couldSave,
  ]);
  expect(areasOfFocus.map(({ percent }) => percent)).toEqual([
    Math.round(rowOf(budgetRows, 'food')?.percent ?? 0),
    rowOf(savingsGoals, 'emergency')?.percent,
    rowOf(savingsGoals, 'house')?.percent,
  ]);
});
