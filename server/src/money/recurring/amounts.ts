import type { RecurringBill } from '@verdant/shared/contract';
import type { FoundBill } from './found';
import type { DatedPayment } from './payment-chain';
import { MONTHS_PER_YEAR, rhythms } from './schedule';

/** Maximum relative difference of prices that count as equal, which allows for rounding and foreign currencies. */
const SAME = 0.015;
const isSame = (first: number, other: number) => Math.abs(first - other) <= SAME * Math.max(first, other);
/** Minimum share of payments that equal the previous payment for the payments to count as a fixed price. */
const STEADY = 0.6;
const LEAST = 0.55;
const MOST = 1.9;
/** Number of payments after a price rise during which the rise is shown. */
const NEWS = 3;

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const amountsOf = (entries: readonly DatedPayment[]) => entries.map(({ cents }) => cents);

/** True if the amounts count as a fixed price: equal each time, except for a few changes. */
export function isStablePrice(entries: readonly DatedPayment[]): boolean {
  const amounts = amountsOf(entries);
  const pairs = amounts.slice(1).map((cents, index) => [amounts[index] ?? 0, cents] as const);
  const same = pairs.filter(([before, cents]) => isSame(before, cents)).length;
  const isNear = pairs.every(([before, cents]) => cents >= LEAST * before && cents <= MOST * before);
  return isNear && (pairs.length === 1 || same >= STEADY * pairs.length);
}

/** True if all amounts are within `factor` times of the median. An energy bill can be several times as high in winter. */
export function hasAmountsOfOneBill(entries: readonly DatedPayment[], factor: number): boolean {
  const amounts = amountsOf(entries);
  const middle = medianOf(amounts);
  return amounts.every((cents) => cents >= middle / factor && cents <= middle * factor);
}

type Price = Pick<FoundBill, 'expectedCents' | 'isEstimate' | 'previousCents'>;

/** Returns the expected price and the price before the last rise. `entries`: the oldest first, at least one. */
export function expectedPriceOf(entries: readonly DatedPayment[], isYearly: boolean): Price {
  const amounts = amountsOf(entries);
  const last = amounts.at(-1) ?? 0;
  if (!isStablePrice(entries)) {
    return { expectedCents: medianOf(amounts.slice(-3)), isEstimate: true, previousCents: null };
  }
  const recent = amounts.slice(0 - NEWS - 1);
  const before = recent.findLast((cents) => !isSame(cents, last));
  // A single lower payment is a coincidence and not a former price, except for yearly bills.
  const wasPrice = before !== undefined && (isYearly || amounts.filter((cents) => isSame(cents, before)).length > 1);
  return {
    expectedCents: last,
    isEstimate: false,
    previousCents: wasPrice && before < last ? before : null,
  };
}

/** True for a bill that the user has not dismissed and that has not ended. */
export const isActiveBill = ({ status, is_missing: isMissing }: RecurringBill): boolean =>
  status !== 'dismissed' && !isMissing;

/** Returns what a bill costs in an average month, in cents. */
export const averageMonthlyCost = ({ amount_cents: cents, rhythm }: RecurringBill): number =>
  (cents * rhythms[rhythm].perYear) / MONTHS_PER_YEAR;

export const totalMonthlyCost = (bills: readonly RecurringBill[]): number =>
  Math.round(bills.filter(isActiveBill).reduce((sum, bill) => sum + averageMonthlyCost(bill), 0));
