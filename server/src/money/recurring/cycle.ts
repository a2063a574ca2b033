import type { BillRhythm, MoneyCycle, PayRhythm, RecurringBill } from '@verdant/shared/contract';
import { isActiveBill, totalMonthlyCost } from './amounts';
import { dayAfter, dayInMonth, monthIndex, fromDayNumber, toDayNumber } from './days';
import type { FoundBill, FoundPay, RecurringPayments } from './found';
import {
  previousScheduledDay,
  listScheduledDays,
  firstScheduledDayFrom,
  isPaymentFor,
  countMissedPayments,
  nextExpectedDay,
  scheduleFrom,
  type Schedule,
} from './schedule';
import type { EverydayMoney } from './everyday';
import {
  listOwedCards,
  getDueEverydayBills,
  isOutdated,
  unknownLeftReason,
  sumOf,
  type DueBill,
  type Pay,
} from './left';

/** The user's correction of their pay; without rhythm and day if they have no regular pay. */
export interface UserPayCorrection {
  readonly rhythm: PayRhythm | null;
  readonly nextOn: string | null;
  /** Corrected amount in cents; null if the user did not correct it. */
  readonly amountCents: number | null;
  /** Day of the correction. Payments up to this day are not the payment that the user named. */
  readonly saidOn?: string;
}

/** The user's corrections of a bill; null for fields that stay as they were found. */
export interface UserBillCorrection {
  readonly status: 'confirmed' | 'dismissed';
  readonly rhythm: BillRhythm | null;
  readonly nextOn: string | null;
  readonly amountCents: number | null;
  readonly saidOn?: string;
}

export interface UserAddedBill {
  readonly id: string;
  readonly label: string;
  readonly amountCents: number;
  readonly rhythm: BillRhythm;
  readonly nextOn: string;
}

export interface CycleInput {
  readonly found: RecurringPayments;
  readonly ownPay: UserPayCorrection | undefined;
  readonly ownBills: ReadonlyMap<string, UserBillCorrection>;
  readonly addedBills: readonly UserAddedBill[];
  readonly everyday: EverydayMoney;
  /** True if transactions go back far enough to show bills. */
  readonly knowsBills: boolean;
  /** Current day in Australia. */
  readonly today: string;
}

/** Number of missed payments after which a bill or a pay has possibly ended. */
const MISSED = 2;
const FORGOTTEN = 6;

export const isCurrent = ({ schedule, lastOn }: Pick<FoundPay, 'schedule' | 'lastOn'>, today: string): boolean =>
  countMissedPayments(schedule, lastOn, today) < MISSED;

/** Returns the pays that have not ended, by yearly amount. The largest is first and is the main pay. */
export const currentPays = (pays: readonly FoundPay[], today: string): FoundPay[] =>
  pays.filter((pay) => isCurrent(pay, today)).toSorted((a, b) => b.yearlyCents - a.yearlyCents);

/** Returns the day that the user named, or the first later day of the schedule that is not before `from`. */
const nextOwn = (schedule: Schedule, day: string, from: string) =>
  day >= from ? day : firstScheduledDayFrom(schedule, previousScheduledDay(schedule, day), from);

/** True if a payment came after the user's correction. */
const isNewer = ({ lastOn }: { lastOn: string }, { saidOn }: { saidOn?: string }) => lastOn > (saidOn ?? '');

export function resolvePay({ found, ownPay, today }: Pick<CycleInput, 'found' | 'ownPay' | 'today'>): Pay | undefined {
  const [main] = currentPays(found.pays, today);
  const amounts = {
    last_pay_on: main?.lastOn ?? null,
    amount_cents: main?.expectedCents ?? null,
    account_id: main?.accountId ?? null,
  };
  if (ownPay) {
    const { rhythm, nextOn: day, amountCents } = ownPay;
    if (rhythm === null || day === null) return undefined;
    const schedule = scheduleFrom(rhythm, day, 'before');
    const expected = nextOwn(schedule, day, today);
    // The payday that the user named is not expected any more if its pay has arrived.
    const hasArrived =
      main !== undefined &&
      (main.lastOn === expected || (isNewer(main, ownPay) && isPaymentFor(rhythm, expected, main.lastOn)));
    const next = hasArrived ? nextOwn(schedule, day, dayAfter(expected, 1)) : expected;
    const own = { rhythm, next_pay_on: next, source: 'corrected' as const };
    return { schedule, cycle: { ...amounts, ...own, amount_cents: amountCents ?? amounts.amount_cents } };
  }
  if (!main) return undefined;
  const next = nextExpectedDay(main.schedule, main.lastOn, today);
  return {
    schedule: main.schedule,
    cycle: { ...amounts, rhythm: main.rhythm, next_pay_on: next, source: 'found' },
  };
}

/** Returns the period from the last payday to the next; the calendar month if there is no pay. */
export function cyclePeriod(pay: Pay | undefined, today: string): MoneyCycle['period'] {
  if (!pay) {
    const month = monthIndex(toDayNumber(today));
    return {
      type: 'month',
      first_day: fromDayNumber(dayInMonth(month, 1)),
      last_day: fromDayNumber(dayInMonth(month, 31)),
    };
  }
  const { next_pay_on: next, last_pay_on: last, source } = pay.cycle;
  const lastDay = dayAfter(next, -1);
  const before = previousScheduledDay(pay.schedule, next);
  const firstDay = source === 'found' && last !== null ? last : before;
  return { type: 'pay', first_day: firstDay < today ? firstDay : today, last_day: lastDay > today ? lastDay : today };
}

interface Bill {
  readonly bill: RecurringBill;
  readonly schedule: Schedule;
}

function billOf(foundBill: FoundBill, own: UserBillCorrection | undefined, today: string): Bill[] {
  const rhythm = own?.rhythm ?? foundBill.rhythm;
  const isMoved = own !== undefined && (own.nextOn !== null || rhythm !== foundBill.rhythm);
  // A correction of the rhythm alone does not change the expected day after the last payment.
  const firstDay = own?.nextOn ?? nextExpectedDay(foundBill.schedule, foundBill.lastOn, foundBill.lastOn);
  const schedule = isMoved ? scheduleFrom(rhythm, firstDay, 'none') : foundBill.schedule;
  const isPaidEarly =
    own?.nextOn != null && isNewer(foundBill, own) && isPaymentFor(rhythm, own.nextOn, foundBill.lastOn);
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
        is_missing: missed >= MISSED,
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
      next_on: nextOwn(schedule, day, today),
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

export function resolveBills({
  found,
  ownBills,
  addedBills,
  today,
}: Pick<CycleInput, 'ownBills' | 'addedBills' | 'today'> & {
  readonly found: Pick<RecurringPayments, 'bills'>;
}): Bill[] {
  return found.bills
    .flatMap((bill) => billOf(bill, ownBills.get(bill.key), today))
    .concat(addedBills.map((one) => addedBill(one, today)))
    .toSorted((a, b) => a.bill.next_on.localeCompare(b.bill.next_on) || a.bill.key.localeCompare(b.bill.key));
}

export const getDueBills = (bills: readonly Bill[], until: string): DueBill[] =>
  bills
    .filter(({ bill }) => isActiveBill(bill))
    .flatMap(({ bill, schedule }) => listScheduledDays(schedule, bill.next_on, until).map((on) => ({ bill, on })))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.bill.key.localeCompare(b.bill.key));

export const getUpcomingBills = (input: CycleInput, days: number): DueBill[] =>
  getDueBills(resolveBills(input), dayAfter(input.today, days));

/** Returns the pay cycle, bills, and amount left until payday, in cents. The user's corrections take precedence. */
export function calculateMoneyCycle(input: CycleInput): MoneyCycle {
  const { ownPay, everyday, knowsBills, today } = input;
  const pay = resolvePay(input);
  const bills = resolveBills(input).map(({ bill }) => bill);
  const period = cyclePeriod(pay, today);
  const isOld = isOutdated(everyday.asOf ?? everyday.coveredDay, pay, { period, today });
  const due = isOld
    ? []
    : getDueEverydayBills(input, (day) => getDueBills(resolveBills({ ...input, today: day }), period.last_day));
  const cards = listOwedCards(everyday, period.last_day);
  const unknown = unknownLeftReason(input, isOld, pay);
  const dueCents = sumOf(due) + sumOf(cards.card_due);
  return {
    today,
    as_of: everyday.asOf,
    pay: pay?.cycle ?? null,
    is_pay_dismissed: ownPay?.rhythm === null,
    period,
    bills,
    monthly_cents: totalMonthlyCost(bills),
    knows_bills: knowsBills,
    due,
    ...cards,
    due_before_payday_cents: isOld || !knowsBills ? null : dueCents,
    everyday_cents: everyday.cents,
    left_until_payday_cents: unknown === null && everyday.cents !== null ? everyday.cents - dueCents : null,
    left_unknown: unknown,
    renew: [...everyday.renew],
  };
}
