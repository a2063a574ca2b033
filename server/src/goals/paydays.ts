import { MAX_GOAL_YEARS } from '@verdant/shared/contract';
import type { payOf } from '../money/recurring/cycle';
import { dayInMonth, monthIndex, toDay, toNumber } from '../money/recurring/days';
import { daysUntil } from '../money/recurring/schedule';

const MONTHS = 12;
const LAST_DAY = 31;

/** The last day that a goal's date may be: so many years after `today`. */
export const lastGoalDay = (today: string): string =>
  toDay(dayInMonth(monthIndex(toNumber(today)) + MAX_GOAL_YEARS * MONTHS, Number(today.slice('2026-11-'.length))));

/** The last days of months after one day and up to another. */
function monthEnds(after: string, until: string): string[] {
  const first = monthIndex(toNumber(after));
  return Array.from({ length: monthIndex(toNumber(until)) - first + 1 }, (_, index) =>
    toDay(dayInMonth(first + index, LAST_DAY)),
  ).filter((day) => day > after && day <= until);
}

/** The paydays after today for as long as a goal may last; without pay that comes regularly the last days of months. Pure. */
export function paydaysAhead(pay: ReturnType<typeof payOf>, today: string): string[] {
  const until = lastGoalDay(today);
  if (!pay) return monthEnds(today, until);
  return daysUntil(pay.schedule, pay.cycle.next_pay_on, until).filter((day) => day > today);
}

/** The days from `today` to the first of some days, and from each to the next: so many days as dates would be ten times as long. */
export const gapsOf = (days: readonly string[], today: string): number[] =>
  days.map((day, index) => toNumber(day) - toNumber(days[index - 1] ?? today));
