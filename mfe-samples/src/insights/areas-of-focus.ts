import type { MetricName } from '@verdant/shared/contract';
import { monthlyBudgets } from '../budget/budget-data';
import { budgetCategories } from '../budget/budget-figures';
import { savingsGoals } from '../savings/savings-data';
import { goalFigures } from '../savings/savings-figures';
import { spendingCategories } from '../spending/spending-data';
import type { TextKey } from '../texts';

export type AreaOfFocus = {
  id: string;
  name: TextKey;
  detail: TextKey;
  percent: number;
  /** The pillar it belongs to, or that too much of it is used. */
  kind: MetricName | 'over';
};

const saved = (id: string) => goalFigures(savingsGoals).find((goal) => goal.id === id)?.percent ?? 0;
const used = (id: string) =>
  budgetCategories(spendingCategories, monthlyBudgets).find((row) => row.id === id)?.percent ?? 0;

/** Where attention pays most; the figures are those of the savings and the budget page. */
export const areasOfFocus: readonly AreaOfFocus[] = [
  {
    id: 'food',
    name: 'insights.focus.food',
    detail: 'insights.focus.food.detail',
    percent: used('food'),
    kind: 'over',
  },
  {
    id: 'emergency',
    name: 'insights.focus.emergency',
    detail: 'insights.focus.emergency.detail',
    percent: saved('emergency'),
    kind: 'emergency',
  },
  {
    id: 'house',
    name: 'insights.focus.house',
    detail: 'insights.focus.house.detail',
    percent: saved('house'),
    kind: 'emergency',
  },
];
