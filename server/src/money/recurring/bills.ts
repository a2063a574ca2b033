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

/** Day of a correction. Payments up to this day are not the payment that the user named. */
interface Said {
  readonly saidOn?: string;
}

/** The user's corrections of a bill; null for fields that stay as they were found. */
export type UserBillCorrection = Pick<
  typeof moneyBillCorrections.$inferSelect,
  'status' | 'rhythm' | 'nextOn' | 'amountCents'
> &
  Said;

export type UserAddedBill = Omit<typeof moneyAddedBills.$inferSelect, 'userId'>;

export interface BillsInput {
  readonly found: Pick<RecurringPayments, 'bills'>;
  readonly ownBills: ReadonlyMap<string, UserBillCorrection>;
  readonly addedBills: readonly UserAddedBill[];
  /** Current day in Australia. */
  readonly today: string;
}

const FORGOTTEN = 6;

/** True if a payment came after the user's correction. */
export const isPaymentAfterCorrection = ({ lastOn }: { lastOn: string }, { saidOn }: Said) => lastOn > (saidOn ?? '');

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
  const isMoved = own !== undefined && (own.nextOn !== null || rhythm !== foundBill.rhythm);
  // A correction of the rhythm alone does not change the expected day after the last payment.
  const firstDay = own?.nextOn ?? nextExpectedDay(foundBill.schedule, foundBill.lastOn, foundBill.lastOn);
  const schedule = isMoved ? scheduleFrom(rhythm, firstDay, 'none') : foundBill.schedule;
  const isPaidEarly =
    own?.nextOn != null &&
    isPaymentAfterCorrection(foundBill, own) &&
    isPaymentFor(rhythm, own.nextOn, foundBill.lastOn);
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
        amount_cents: own?.amountCents ?? foundBill.expectedCents,
        is_estimate: own?.amountCents == null && foundBill.isEstimate,
        rhythm,
        next_on: nextExpectedDay(schedule, lastOn, today),
        account_id: foundBill.accountId,
        last_on: foundBill.lastOn,
        last_amount_cents: foundBill.lastCents,
        previous_amount_cents: foundBill.previousCents,
        is_missing: missed >= MISSED_PAYMENTS_LIMIT,
        status: own?.status ?? 'found',
        own: {
          ...(own?.amountCents != null && { amount_cents: own.amountCents }),
          ...(own?.rhythm != null && { rhythm: own.rhythm }),
          ...(own?.nextOn != null && { next_on: own.nextOn }),
        },
      },
    },
  ];
}

function addedBill({ id, label, amountCents, rhythm, nextOn: day }: UserAddedBill, today: string): Bill {
  const schedule = scheduleFrom(rhythm, day, 'none');
  return {
    schedule,
    bill: {
      key: id,
      label,
      category: 'other',
      amount_cents: amountCents,
      is_estimate: false,
      rhythm,
      next_on: nextNamedDay(schedule, day, today),
      account_id: null,
      last_on: null,
      last_amount_cents: null,
      previous_amount_cents: null,
      is_missing: false,
      status: 'added',
      own: { amount_cents: amountCents, rhythm, next_on: day },
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
