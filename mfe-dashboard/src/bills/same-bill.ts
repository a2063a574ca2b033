import type { RecurringBill } from '@verdant/shared/contract';
import { daysBetween } from '@verdant/shared/format';

const NEAR_DAYS = 3;
/** Maximum difference between two amounts of the same bill, as a fraction of the amount. */
const NEAR = 0.02;

const isNear = (recurringBill: RecurringBill, other: RecurringBill) =>
  Math.abs(recurringBill.amount_cents - other.amount_cents) <= NEAR * other.amount_cents &&
  Math.abs(daysBetween(recurringBill.next_on, other.next_on)) <= NEAR_DAYS;

const hasName = ({ label }: RecurringBill, other: RecurringBill) =>
  other.label.toLowerCase().startsWith(label.toLowerCase());

/**
 * Returns the found bill that an added bill may duplicate, if there is one. Both bills count until the user removes one of
 * them, because overstating the sum due does less harm than understating it.
 */
export function sameFoundBill(bill: RecurringBill, bills: readonly RecurringBill[]): RecurringBill | undefined {
  if (bill.status !== 'added') return undefined;
  return bills
    .filter(({ status, is_missing: isMissing }) => (status === 'found' || status === 'confirmed') && !isMissing)
    .find((one) => one.rhythm === bill.rhythm && (isNear(bill, one) || hasName(bill, one)));
}
