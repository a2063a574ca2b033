import { isSpending, type RecurringBill, type SpendingCategory } from '@verdant/shared/contract';
import type { Month } from '../month-figures';
import { averageMonthlyCost, isActiveBill } from '../recurring/amounts';
import { MONTHS_PER_YEAR, rhythms } from '../recurring/schedule';

export interface SpreadBillCosts {
  readonly monthly: ReadonlyMap<SpendingCategory, number>;
  /** Payments of these bills in past months, in positive cents. */
  readonly paid: readonly { readonly month: string; readonly category: SpendingCategory; readonly cents: number }[];
}

/**
 * True if the cost of a bill is spread over months: the bill is active and not monthly. Bills that the user added and that
 * are due more than once a month are excluded, because their payments are not identified.
 */
export const isSpreadOverMonths = (bill: RecurringBill): boolean =>
  bill.rhythm !== 'monthly' &&
  isActiveBill(bill) &&
  !(bill.status === 'added' && rhythms[bill.rhythm].perYear > MONTHS_PER_YEAR);

export function averageBillCostByCategory(bills: readonly RecurringBill[]): Map<SpendingCategory, number> {
  const costs = new Map<SpendingCategory, number>();
  for (const bill of bills.filter(isSpreadOverMonths)) {
    const { category } = bill;
    if (isSpending(category)) costs.set(category, (costs.get(category) ?? 0) + averageMonthlyCost(bill));
  }
  return costs;
}

/**
 * Returns months in which payments of bills that are not monthly are replaced by the average monthly cost of these bills.
 */
export function spreadBillsOverMonths(months: readonly Month[], { monthly, paid }: SpreadBillCosts): Month[] {
  return months.map((month) => {
    const paidIn = paid.filter((payment) => payment.month === month.month);
    const names = new Set([...month.categories.map(({ category }) => category), ...monthly.keys()]);
    const categories = [...names].map((category) => {
      const monthCategory = month.categories.find((spent) => spent.category === category);
      const paidSum = paidIn.reduce((sum, payment) => sum + (payment.category === category ? payment.cents : 0), 0);
      const share = Math.round(isSpending(category) ? (monthly.get(category) ?? 0) : 0);
      return {
        category,
        count: monthCategory?.count ?? 0,
        spent_cents: (monthCategory?.spent_cents ?? 0) - paidSum + share,
      };
    });
    return { ...month, categories, spent_cents: categories.reduce((sum, category) => sum + category.spent_cents, 0) };
  });
}
