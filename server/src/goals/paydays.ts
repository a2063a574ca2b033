import { MAX_GOAL_YEARS } from '@verdant/shared/contract';
import type { payOf } from '../money/recurring/cycle';
import { dayInMonth, monthIndex, toDay, toNumber } from '../money/recurring/days';
import { daysUntil } from '../money/recurring/schedule';

const MONTHS = 12;
const LAST_DAY = 31;

/** Returns the latest date that a goal can have: `MAX_GOAL_YEARS` after `today`. */
export const lastGoalDay = (today: string): string =>
  toDay(dayInMonth(monthIndex(toNumber(today)) + MAX_GOAL_YEARS * MONTHS, Number(today.slice('2026-11-'.length))));

function monthEnds(after: string, until: string): string[] {
  const first = monthIndex(toNumber(after));
  return Array.from({ length: monthIndex(toNumber(until)) - first + 1 }, (_, index) =>
    toDay(dayInMonth(first + index, LAST_DAY)),
  ).filter((day) => day > after && day <= until);
}

/**
 * Returns the paydays from tomorrow to the latest date that a goal can have; the last day of each month if there is no
 * regular pay. Pure.
 */
export function paydaysAhead(pay: ReturnType<typeof payOf>, today: string): string[] {
  const until = lastGoalDay(today);
  if (!pay) return monthEnds(today, until);
  return daysUntil(pay.schedule, pay.cycle.next_pay_on, until).filter((day) => day > today);
}

/**
 * Returns the days from `today` to the first date, and then from each date to the next. Numbers make the response a tenth
 * as long as dates.
 */
export const daysBetweenDates = (days: readonly string[], today: string): number[] =>
  days.map((day, index) => toNumber(day) - toNumber(days[index - 1] ?? today));
