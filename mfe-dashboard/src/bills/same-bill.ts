import type { RecurringBill } from '@verdant/shared/contract';
import { daysBetween } from '@verdant/shared/format';

const NEAR_DAYS = 3;
/** Largest difference of two amounts of one bill, as a part of the amount. */
const NEAR = 0.02;

const isNear = (recurringBill: RecurringBill, other: RecurringBill) =>
  Math.abs(recurringBill.amount_cents - other.amount_cents) <= NEAR * other.amount_cents &&
  Math.abs(daysBetween(recurringBill.next_on, other.next_on)) <= NEAR_DAYS;

const hasName = ({ label }: RecurringBill, other: RecurringBill) =>
  other.label.toLowerCase().startsWith(label.toLowerCase());

/**
 * The found bill that an added one may be; undefined for none. Both count until the user removes one: too much that is due does less
 * harm than too little.
 */
export function sameFoundBill(bill: RecurringBill, bills: readonly RecurringBill[]): RecurringBill | undefined {
  if (bill.status !== 'added') return undefined;
  return bills
    .filter(({ status, is_missing: isMissing }) => (status === 'found' || status === 'confirmed') && !isMissing)
    .find((one) => one.rhythm === bill.rhythm && (isNear(bill, one) || hasName(bill, one)));
}
