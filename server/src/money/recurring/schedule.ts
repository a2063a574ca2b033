import type { BillRhythm, PayRhythm } from '@verdant/shared/contract';
import {
  dayInMonth,
  toMonthIndex,
  shiftToBusinessDay,
  fromDayNumber,
  toDayNumber,
  type BusinessDayShift,
} from '../days';

export interface Schedule {
  readonly rhythm: BillRhythm;
  /** A day of the schedule before any shift to a business day: `2026-11-23`. */
  readonly anchor: string;
  /** Day of the month of monthly and longer rhythms, where 31 is the last day; null for rhythms in days. */
  readonly dayOfMonth: number | null;
  readonly days: number;
  readonly shift: BusinessDayShift;
}

interface Rhythm {
  readonly days: number;
  /** Maximum days by which a gap can differ from `days`, because of business days and the lengths of months. */
  readonly slack: number;
  /** Number of months between two payments; null for rhythms in days. */
  readonly months: number | null;
  /** Days after which a late payment counts as missed. */
  readonly grace: number;
  readonly perYear: number;
  /** Maximum difference in days between mean gap and `days`, to tell payments twice a month from fortnightly payments. */
  readonly drift: number;
  /** Minimum number of payments that show a bill. Bills every 28 days count as monthly. */
  readonly bills: number;
  /**
   * Minimum number of payments that show regular pay. Banks export at least three months, so three monthly pays suffice.
   */
  readonly pays: number;
}

const NEVER = Infinity;

export const rhythms: Readonly<Record<BillRhythm, Rhythm>> = {
  weekly: { days: 7, slack: 2, months: null, grace: 2, perYear: 52, drift: 0.4, bills: 4, pays: 4 },
  fortnightly: { days: 14, slack: 3, months: null, grace: 3, perYear: 26, drift: 0.6, bills: 3, pays: 3 },
  four_weekly: { days: 28, slack: 2, months: null, grace: 3, perYear: 13, drift: 0.6, bills: NEVER, pays: 4 },
  monthly: { days: 30.4, slack: 5, months: 1, grace: 5, perYear: 12, drift: 1.4, bills: 3, pays: 3 },
  two_monthly: { days: 60.9, slack: 7, months: 2, grace: 7, perYear: 6, drift: 3, bills: 3, pays: NEVER },
  school_term: { days: 91.3, slack: 21, months: null, grace: 14, perYear: 4, drift: 10, bills: 3, pays: NEVER },
  quarterly: { days: 91.3, slack: 9, months: 3, grace: 10, perYear: 4, drift: 5, bills: 3, pays: NEVER },
  half_yearly: { days: 182.6, slack: 12, months: 6, grace: 12, perYear: 2, drift: 8, bills: 2, pays: NEVER },
  yearly: { days: 365.25, slack: 12, months: 12, grace: 14, perYear: 1, drift: 12, bills: 2, pays: NEVER },
};

export const MONTHS_PER_YEAR = 12;

/** Converts a monthly amount to the amount for each payday, in cents, rounded down; unchanged if there is no pay. */
export const amountPerPayday = (monthCents: number, rhythm: PayRhythm | null): number =>
  Math.floor((monthCents * MONTHS_PER_YEAR) / rhythms[rhythm ?? 'monthly'].perYear);

/** Weeks from the start of the first school term to the start of each term, correct to within a week for 2026 and 2027. */
const TERM_WEEKS = [0, 12, 24, 36];
const TERMS_YEAR_DAYS = 52 * 7;
/** Typical day of the year for fees of the first term, due two weeks before to six weeks after its start. */
const FIRST_TERM_DAY = 35;

/** Returns the number of days from a day in a school term to the corresponding day `n` terms later. */
function termDays(start: number, n: number): number {
  const dayOfYear = start - toDayNumber(`${fromDayNumber(start).slice(0, 4)}-01-01`);
  const near = TERM_WEEKS.map((weeks) => Math.abs(dayOfYear - FIRST_TERM_DAY - weeks * 7));
  const term = near.indexOf(Math.min(...near));
  const [from, to] = [TERM_WEEKS[term] ?? 0, TERM_WEEKS[(((term + n) % 4) + 4) % 4] ?? 0];
  return Math.floor((term + n) / 4) * TERMS_YEAR_DAYS + (to - from) * 7;
}

/** Returns the nth day of the schedule before any shift to a business day, where day 0 is the anchor. */
function nominal({ anchor, dayOfMonth, days, rhythm }: Schedule, n: number): number {
  const start = toDayNumber(anchor);
  const { months } = rhythms[rhythm];
  if (rhythm === 'school_term') return start + termDays(start, n);
  if (months === null || dayOfMonth === null) return start + n * days;
  return dayInMonth(toMonthIndex(start) + n * months, dayOfMonth);
}

const occurrence = (schedule: Schedule, n: number) => shiftToBusinessDay(nominal(schedule, n), schedule.shift);

function closestPayment(schedule: Schedule, day: number): number {
  const guess = Math.round((day - toDayNumber(schedule.anchor)) / shapeDays(schedule));
  const away = (n: number) => Math.abs(occurrence(schedule, n) - day);
  return [guess, guess - 1].reduce((found, n) => (away(n) < away(found) ? n : found), guess + 1);
}

const shapeDays = ({ rhythm, dayOfMonth, days }: Schedule) => (dayOfMonth === null ? days : rhythms[rhythm].days);

/** Maximum deviation in days to count against a schedule: a very late payment is no stronger evidence than a late one. */
const MOST = 5;
function costOf(schedule: Schedule, seen: readonly number[]): number {
  return seen.reduce(
    (sum, day) => sum + Math.min(MOST, Math.abs(occurrence(schedule, closestPayment(schedule, day)) - day)),
    0,
  );
}

/** Returns the schedule that is closest to the seen days; the first candidate in a tie. */
function best(candidates: readonly Schedule[], seen: readonly number[]): { schedule: Schedule; cost: number } {
  const [first, ...others] = candidates.map((schedule) => ({ schedule, cost: costOf(schedule, seen) }));
  if (!first) throw new Error('no schedules were given');
  return others.reduce((found, other) => (other.cost < found.cost ? other : found), first);
}

const MOST_SEEN = 8;
const shiftsFrom = (usual: BusinessDayShift): BusinessDayShift[] =>
  [usual, ...(['none', 'after', 'before'] as const)].filter((shift, index, all) => all.indexOf(shift) === index);

/** Maximum number of days by which weekends and bank holidays move a payment. */
const MOST_MOVED = 4;

/** Returns the days of the month on which payments were possibly due before shifts to business days; 31 is the last day. */
function nearDays(seen: readonly number[]): number[] {
  const found = new Set<number>();
  for (const day of seen) {
    for (let near = day - MOST_MOVED; near <= day + MOST_MOVED; near += 1) {
      found.add(Number(fromDayNumber(near).slice(-2)));
      if (Number(fromDayNumber(near + 1).slice(-2)) === 1) for (const last of [29, 30, 31]) found.add(last);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Returns the best-fitting schedule. `seen`: payment days, oldest first; `usual`: the shift if payments show no other. */
export function fitSchedule(rhythm: BillRhythm, seen: readonly number[], usual: BusinessDayShift): Schedule {
  const last = seen.slice(0 - MOST_SEEN);
  const newest = last.at(-1);
  if (newest === undefined) throw new Error('no payment days were given');
  const { days, months } = rhythms[rhythm];
  const every = (step: number, anchor: number, shift: BusinessDayShift): Schedule => ({
    rhythm,
    anchor: fromDayNumber(anchor),
    dayOfMonth: null,
    days: step,
    shift,
  });
  if (months === null) {
    const phases = last.map((day) => newest - ((newest - day) % days)).filter(Number.isInteger);
    const anchors = [...new Set([...last.toReversed(), ...phases.toReversed()])];
    return best(
      anchors.flatMap((anchor) => shiftsFrom(usual).map((shift) => every(days, anchor, shift))),
      last,
    ).schedule;
  }
  const inMonths = shiftsFrom(usual).flatMap((shift) =>
    nearDays(last.slice(-3)).flatMap((dayOfMonth) =>
      // The shift to a business day possibly moved the newest payment of a longer rhythm into the next or previous month.
      (months === 1 ? [0] : [0, 1, -1]).map((ahead) => ({
        rhythm,
        anchor: fromDayNumber(dayInMonth(toMonthIndex(newest) + ahead, dayOfMonth)),
        dayOfMonth,
        days,
        shift,
      })),
    ),
  );
  const found = best(inMonths, last);
  const gaps = last.slice(1).map((day, index) => day - (last[index] ?? day));
  const step = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  // Payments at exactly equal gaps, such as every 28 days, are not tied to a day of the month.
  const isSteady = gaps.length >= 3 && step !== undefined && gaps.every((gap) => gap === step);
  return isSteady && found.cost > last.length ? every(step, newest, 'none') : found.schedule;
}

/** Returns the next expected day after the payment on `lastSeen`; today for a payment that is slightly late. */
export function nextExpectedDay(schedule: Schedule, lastSeen: string, today: string): string {
  const n = closestPayment(schedule, toDayNumber(lastSeen)) + 1 + countMissedPayments(schedule, lastSeen, today);
  return fromDayNumber(Math.max(toDayNumber(today), occurrence(schedule, n)));
}

/** Returns the payment days from an expected day `first` (`nextExpectedDay`) to `until`, both included. */
export function listScheduledDays(schedule: Schedule, first: string, until: string): string[] {
  const found: string[] = [];
  for (let day = first, n = nextIndex(schedule, first); day <= until; n += 1) {
    found.push(day);
    day = fromDayNumber(occurrence(schedule, n));
  }
  return found;
}

/** Returns the index of the occurrence that follows the day `expected`. */
function nextIndex(schedule: Schedule, expected: string): number {
  const day = toDayNumber(expected);
  let n = closestPayment(schedule, day);
  while (occurrence(schedule, n) > day) n -= 1;
  while (occurrence(schedule, n) <= day) n += 1;
  return n;
}

/**
 * Returns the first day of a schedule that is after `before` and not before `from`. `before` must be a day of the schedule.
 */
function firstScheduledDayFrom(schedule: Schedule, before: string, from: string): string {
  const start = toDayNumber(from);
  let n = Math.max(nextIndex(schedule, before), closestPayment(schedule, start) - 1);
  while (occurrence(schedule, n) < start) n += 1;
  return fromDayNumber(occurrence(schedule, n));
}

export function previousScheduledDay(schedule: Schedule, expected: string): string {
  return fromDayNumber(occurrence(schedule, nextIndex(schedule, expected) - 2));
}

/** Returns the day that the user named, or the first later day of the schedule that is not before `from`. */
export const nextNamedDay = (schedule: Schedule, day: string, from: string): string =>
  day >= from ? day : firstScheduledDayFrom(schedule, previousScheduledDay(schedule, day), from);

/** Maximum number of days before the day named by the user on which a payment still counts for that day. */
const MOST_EARLY = 5;

/** True if a payment counts as the one due on `expected`: it was made on that day or a few days early. */
export function isPaymentFor(rhythm: BillRhythm, expected: string, seen: string): boolean {
  const early = toDayNumber(expected) - toDayNumber(seen);
  return early >= 0 && early <= Math.min(MOST_EARLY, rhythms[rhythm].slack);
}

/** Returns the number of payments that were missed since the last one. */
export function countMissedPayments(schedule: Schedule, lastSeen: string, today: string): number {
  const now = toDayNumber(today);
  const from = closestPayment(schedule, toDayNumber(lastSeen));
  let n = from + 1;
  while (occurrence(schedule, n) + rhythms[schedule.rhythm].grace < now) n += 1;
  return n - from - 1;
}

/** Number of missed payments after which a bill or a pay has possibly ended. */
export const MISSED_PAYMENTS_LIMIT = 2;

/** True for regular income that has not ended. */
export const isCurrent = (income: { schedule: Schedule; lastOn: string }, today: string): boolean =>
  countMissedPayments(income.schedule, income.lastOn, today) < MISSED_PAYMENTS_LIMIT;

export function scheduleFrom(rhythm: BillRhythm, day: string, usual: BusinessDayShift): Schedule {
  const number = toDayNumber(day);
  const isShifted = shiftToBusinessDay(number, usual) !== number;
  return {
    rhythm,
    anchor: day,
    dayOfMonth: rhythms[rhythm].months === null ? null : Number(day.slice('2026-11-'.length)),
    days: rhythms[rhythm].days,
    shift: isShifted ? 'none' : usual,
  };
}
