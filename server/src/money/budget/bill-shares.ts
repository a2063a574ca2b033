import { isSpending, type BillRhythm, type RecurringBill, type SpendingCategory } from '@verdant/shared/contract';
import type { Month } from '../figures';

/** Payments a year of the rhythms that not every month sees as often. */
const PER_YEAR: Partial<Record<BillRhythm, number>> = {
  weekly: 52,
  fortnightly: 26,
  four_weekly: 13,
  two_monthly: 6,
  school_term: 4,
  quarterly: 4,
  half_yearly: 2,
  yearly: 1,
};
const MONTHS = 12;

/** Bills with another rhythm than monthly. */
export interface BillShares {
  /** Cost of a month by category, in cents. */
  readonly monthly: ReadonlyMap<SpendingCategory, number>;
  /** Their payments in past months, in positive cents. */
  readonly paid: readonly { readonly month: string; readonly category: SpendingCategory; readonly cents: number }[];
}

export const NO_SHARES: BillShares = { monthly: new Map(), paid: [] };

/** True for a bill that counts and has another rhythm than monthly. */
export const isShared = ({ rhythm, status, is_missing: isMissing }: RecurringBill): boolean =>
  PER_YEAR[rhythm] !== undefined && status !== 'dismissed' && !isMissing;

/** Returns what bills with another rhythm cost in a month, by category, in cents. */
export function monthlyOf(bills: readonly RecurringBill[]): Map<SpendingCategory, number> {
  const costs = new Map<SpendingCategory, number>();
  for (const { category, amount_cents: cents, rhythm } of bills.filter(isShared)) {
    if (!isSpending(category)) continue;
    costs.set(category, (costs.get(category) ?? 0) + (cents * (PER_YEAR[rhythm] ?? 0)) / MONTHS);
  }
  return costs;
}

/** Returns months in which bills that are not monthly cost their share of a month instead of what was paid. */
export function evened(months: readonly Month[], { monthly, paid }: BillShares): Month[] {
  return months.map((month) => {
    const paidIn = paid.filter((one) => one.month === month.month);
    const names = new Set([...month.categories.map(({ category }) => category), ...monthly.keys()]);
    const categories = [...names].map((category) => {
      const known = month.categories.find((one) => one.category === category);
      const paidSum = paidIn.reduce((sum, one) => sum + (one.category === category ? one.cents : 0), 0);
      const share = Math.round(isSpending(category) ? (monthly.get(category) ?? 0) : 0);
      return { category, count: known?.count ?? 0, spent_cents: (known?.spent_cents ?? 0) - paidSum + share };
    });
    return { ...month, categories, spent_cents: categories.reduce((sum, one) => sum + one.spent_cents, 0) };
  });
}
