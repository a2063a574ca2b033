import type { MoneyCategory, RecurringBill } from '@verdant/shared/contract';
import { monthOf } from '../days';
import type { Month } from '../month-figures';
import { averageMonthlyCost, isActiveBill } from '../recurring/amounts';
import { MONTHS_PER_YEAR, rhythms } from '../recurring/schedule';

/** A payment, or a part of a split payment. Its amount is negative. */
export interface Spending {
  readonly date: string;
  readonly category: MoneyCategory;
  readonly amountCents: number;
  /** Keys of the bills that the payment possibly pays. */
  readonly billKeys: readonly string[];
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export interface SpreadBillCosts {
  readonly monthly: ReadonlyMap<MoneyCategory, number>;
  readonly paid: readonly Pick<Spending, 'date' | 'category' | 'amountCents'>[];
}

/**
 * True if the cost of a bill is spread over months: the bill is active and not monthly. Bills that the user added and that
 * are due more than once a month are excluded, because their payments are not identified.
 */
export const isSpreadOverMonths = (bill: RecurringBill): boolean =>
  bill.rhythm !== 'monthly' &&
  isActiveBill(bill) &&
  !(bill.status === 'added' && rhythms[bill.rhythm].perYear > MONTHS_PER_YEAR);

/** Returns the monthly costs of bills that are not monthly, and the payments of these bills. */
export function spreadBillCosts(bills: readonly RecurringBill[], spending: readonly Spending[]): SpreadBillCosts {
  const spread = bills.filter(isSpreadOverMonths);
  const keys = new Set(spread.map(({ key }) => key));
  const monthly = new Map<MoneyCategory, number>();
  for (const bill of spread) {
    monthly.set(bill.category, (monthly.get(bill.category) ?? 0) + averageMonthlyCost(bill));
  }
  return { monthly, paid: spending.filter(({ billKeys }) => billKeys.some((key) => keys.has(key))) };
}

/**
 * Returns months in which payments of bills that are not monthly are replaced by the average monthly cost of these bills.
 */
export function spreadBillsOverMonths(months: readonly Month[], { monthly, paid }: SpreadBillCosts): Month[] {
  return months.map((month) => {
    const paidIn = paid.filter(({ date }) => monthOf(date) === month.month);
    const names = new Set([...month.categories.map(({ category }) => category), ...monthly.keys()]);
    const categories = [...names].map((category) => {
      const monthCategory = month.categories.find((spent) => spent.category === category);
      const paidCents = sumOf(paidIn.map((payment) => (payment.category === category ? 0 - payment.amountCents : 0)));
      const share = Math.round(monthly.get(category) ?? 0);
      return {
        category,
        count: monthCategory?.count ?? 0,
        spent_cents: (monthCategory?.spent_cents ?? 0) - paidCents + share,
      };
    });
    return { ...month, categories, spent_cents: sumOf(categories.map((category) => category.spent_cents)) };
  });
}
