import type { MoneyCategory, MoneySpending } from '@verdant/shared/contract';
import { wholeShares } from '@verdant/shared/charts';
import { changeBetween, type FigureChange } from '../../figures/figures';

export type OwnMonth = MoneySpending['months'][number];

type OwnCategory = {
  category: MoneyCategory;
  /** Spending less refunds in cents; negative if refunds exceed spending. */
  spentCents: number;
  /** Percentage of the month's spending as an integer; 0 for a refund. */
  percent: number;
  /** Change since the month before; undefined without data of that month. */
  change: FigureChange | undefined;
};

export const centsToDollars = (cents: number): number => cents / 100;

/** Returns `2025-12` for `2026-01`. */
function monthBefore(month: string): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, month.length);
}

/** Returns the month before `month` if both months are complete; otherwise undefined. */
export function previousCompleteMonth(
  months: readonly OwnMonth[],
  { month, is_complete }: OwnMonth,
): OwnMonth | undefined {
  if (!is_complete) return undefined;
  const before = monthBefore(month);
  return months.find((candidate) => candidate.month === before && candidate.is_complete);
}

/** Returns the categories of a month, largest first. */
export function ownCategories(month: OwnMonth, before: OwnMonth | undefined): OwnCategory[] {
  const earlier = new Map(before?.categories.map(({ category, spent_cents }) => [category, spent_cents]));
  const shown = month.categories.filter(({ spent_cents }) => spent_cents !== 0);
  const shares = wholeShares(shown.map(({ spent_cents }) => Math.max(0, spent_cents)));
  return shown.map(({ category, spent_cents }, index) => {
    const was = earlier.get(category) ?? 0;
    return {
      category,
      spentCents: spent_cents,
      percent: shares[index] ?? 0,
      change: was > 0 && spent_cents > 0 ? changeBetween(was, spent_cents) : undefined,
    };
  });
}
