import { changeBetween } from '../figures/change';
import type { FigureChange } from '../figures/change';
import { highestOf, percentOf, sumOf } from '../figures/figures';
import type { SpendingCategory } from './spending-data';

export type CategoryFigures = SpendingCategory & {
  /** Part of the month's spending, in percent. */
  percent: number;
  change: FigureChange;
};

/** Returns each category with its part of total spending and its change since last month. */
export function categoryFigures(categories: readonly SpendingCategory[]): CategoryFigures[] {
  const total = totalSpent(categories);
  return categories.map((category) => ({
    ...category,
    percent: percentOf(category.amount, total),
    change: changeBetween(category.lastMonth, category.amount),
  }));
}

/** Returns the spending of this month in dollars. */
export function totalSpent(categories: readonly SpendingCategory[]): number {
  return sumOf(categories, ({ amount }) => amount);
}

/**
 * Returns the figures of the insight cards: the largest category, the fastest growing one, and the possible saving a month.
 */
export function spendingInsights(categories: readonly SpendingCategory[]): {
  top: CategoryFigures;
  fastestGrowing: CategoryFigures;
  saving: SpendingCategory[];
  potentialSavings: number;
} {
  const figures = categoryFigures(categories);
  return {
    top: highestOf(figures, ({ amount }) => amount),
    fastestGrowing: highestOf(figures, ({ change }) => change.percent),
    saving: categories.filter(({ couldSave }) => couldSave > 0),
    potentialSavings: sumOf(categories, ({ couldSave }) => couldSave),
  };
}
