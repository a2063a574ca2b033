import type { RecurringBill } from '@verdant/shared/contract';
import { isActiveBill } from './amounts';
import type { FoundBill, RecurringPayments } from './found';
import {
  countMissedPayments,
  isPaymentFor,
  listScheduledDays,
  MISSED_PAYMENTS_LIMIT,
  nextExpectedDay,
  nextNamedDay,
  previousScheduledDay,
  scheduleFrom,
  type Schedule,
} from './schedule';
import type { moneyAddedBills, moneyBillCorrections } from './schema';

/** The user's corrections of a bill; null for fields that stay as they were found. */
type UserBillCorrection = Omit<typeof moneyBillCorrections.$inferSelect, 'userId' | 'key'>;

export type UserAddedBill = Omit<typeof moneyAddedBills.$inferSelect, 'userId'>;

export interface BillsInput {
  readonly found: Pick<RecurringPayments, 'bills'>;
  readonly ownBills: ReadonlyMap<string, UserBillCorrection>;
  readonly addedBills: readonly UserAddedBill[];
  /** Current day in Australia. */
  readonly today: string;
}

const FORGOTTEN = 6;

interface Bill {
  readonly bill: RecurringBill;
  readonly schedule: Schedule;
}

export interface DueBill {
  readonly bill: RecurringBill;
  readonly on: string;
}

function billOf(foundBill: FoundBill, own: UserBillCorrection | undefined, today: string): Bill[] {
  const rhythm = own?.rhythm ?? foundBill.rhythm;
  const isMoved = own !== undefined && (own.next_on !== null || rhythm !== foundBill.rhythm);
  // A correction of the rhythm alone does not change the expected day after the last payment.
  const firstDay = own?.next_on ?? nextExpectedDay(foundBill.schedule, foundBill.lastOn, foundBill.lastOn);
  const schedule = isMoved ? scheduleFrom(rhythm, firstDay, 'none') : foundBill.schedule;
  const isPaidEarly =
    own?.next_on != null && foundBill.lastOn > own.said_on && isPaymentFor(rhythm, own.next_on, foundBill.lastOn);
  const lastOn =
    isMoved && foundBill.lastOn < firstDay && !isPaidEarly
      ? previousScheduledDay(schedule, firstDay)
      : foundBill.lastOn;
  const missed = countMissedPayments(schedule, lastOn, today);
  if (missed >= FORGOTTEN) return [];
  return [
    {
      schedule,
      bill: {
        key: foundBill.key,
        label: foundBill.label,
        category: foundBill.category,
        amount_cents: own?.amount_cents ?? foundBill.expectedCents,
        is_estimate: own?.amount_cents == null && foundBill.isEstimate,
        rhythm,
        next_on: nextExpectedDay(schedule, lastOn, today),
        account_id: foundBill.accountId,
        last_on: foundBill.lastOn,
        last_amount_cents: foundBill.lastCents,
        previous_amount_cents: foundBill.previousCents,
        is_missing: missed >= MISSED_PAYMENTS_LIMIT,
        status: own?.status ?? 'found',
        own: {
          ...(own?.amount_cents != null && { amount_cents: own.amount_cents }),
          ...(own?.rhythm != null && { rhythm: own.rhythm }),
          ...(own?.next_on != null && { next_on: own.next_on }),
        },
      },
    },
  ];
}

function addedBill({ id, label, amount_cents, rhythm, next_on }: UserAddedBill, today: string): Bill {
  const schedule = scheduleFrom(rhythm, next_on, 'none');
  return {
    schedule,
    bill: {
      key: id,
      label,
      category: 'other',
      amount_cents,
      is_estimate: false,
      rhythm,
      next_on: nextNamedDay(schedule, next_on, today),
      account_id: null,
      last_on: null,
      last_amount_cents: null,
      previous_amount_cents: null,
      is_missing: false,
      status: 'added',
      own: { amount_cents, rhythm, next_on },
    },
  };
}

/** Returns found bills with the user's corrections, and added bills, by the next day. */
export function resolveBills({ found, ownBills, addedBills, today }: BillsInput): Bill[] {
  return found.bills
    .flatMap((bill) => billOf(bill, ownBills.get(bill.key), today))
    .concat(addedBills.map((bill) => addedBill(bill, today)))
    .toSorted((a, b) => a.bill.next_on.localeCompare(b.bill.next_on) || a.bill.key.localeCompare(b.bill.key));
}

export const getDueBills = (bills: readonly Bill[], until: string): DueBill[] =>
  bills
    .filter(({ bill }) => isActiveBill(bill))
    .flatMap(({ bill, schedule }) => listScheduledDays(schedule, bill.next_on, until).map((on) => ({ bill, on })))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.bill.key.localeCompare(b.bill.key));
