import { budgetRows } from '../budget/budget-data';
import { insightCards } from '../insights/insights-data';
import { investments } from '../investments/investments-data';
import { products } from '../recommendations/products-data';
import { savingsGoals } from '../savings/savings-data';
import { spendingCategories } from '../spending/spending-data';

test.each<[entity: string, rows: readonly object[], fields: string]>([
  ['spending category', spendingCategories, 'name amount percent change'],
  ['savings goal', savingsGoals, 'id name target current deadline priority category'],
  ['investment', investments, 'id name type value allocation returnPercent risk category'],
  ['budget category', budgetRows, 'id name budget spent remaining percent change'],
  ['insight card', insightCards, 'id title description category priority impact action'],
  [
    'product recommendation',
    products,
    'id name provider description features matchScore category monthlyFee interestRate minimumDeposit',
  ],
])('every %s of the sample data has the specified fields @s-3.26', (_entity, rows, fields) => {
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields.split(' ')));
});
