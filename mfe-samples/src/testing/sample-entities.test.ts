import { monthlyBudgets } from '../budget/budget-data';
import { budgetCategories } from '../budget/budget-figures';
import { insightCards } from '../insights/insight-cards-data';
import { investmentRows } from '../investments/investments-data';
import { investmentFigures } from '../investments/investments-figures';
import { products } from '../recommendations/products-data';
import { savingsGoals } from '../savings/savings-data';
import { spendingCategories } from '../spending/spending-data';
import { categoryFigures } from '../spending/spending-figures';

const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const text = like(/./);
const number: unknown = expect.any(Number);
const level = like(/^(high|medium|low)$/);
const change = { percent: number, trend: like(/^(up|down|stable)$/) };
const impact: unknown = expect.any(Object);
const texts: unknown = expect.arrayContaining([text]);

const entities: [string, readonly object[], object][] = [
  ['spending category', categoryFigures(spendingCategories), { name: text, amount: number, percent: number, change }],
  [
    'savings goal',
    savingsGoals,
    {
      id: text,
      name: text,
      target: number,
      current: number,
      deadline: like(/^\d{4}-\d\d-\d\d$/),
      priority: level,
      category: like(/^(safety|housing|retirement|leisure)$/),
    },
  ],
  [
    'investment',
    investmentFigures(investmentRows),
    {
      id: text,
      name: text,
      type: like(/^(etf|bond|fund|reit)$/),
      value: number,
      allocation: number,
      returnPercent: number,
      risk: level,
      category: text,
    },
  ],
  [
    'budget category',
    budgetCategories(spendingCategories, monthlyBudgets),
    { id: text, name: text, budget: number, spent: number, remaining: number, percent: number, change },
  ],
  [
    'insight card',
    insightCards,
    { id: text, title: text, description: text, category: text, priority: level, impact, action: text },
  ],
  [
    'product recommendation',
    products,
    {
      id: text,
      name: text,
      provider: text,
      description: text,
      features: texts,
      matchScore: number,
      category: like(/^(savings|investment|debt)$/),
      monthlyFee: number,
      interestRate: number,
      minimumDeposit: number,
    },
  ],
];

test.each(entities)('every %s of the sample data has the specified fields @s-3.26', (_name, rows, fields) => {
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(row).toMatchObject(fields);
});
