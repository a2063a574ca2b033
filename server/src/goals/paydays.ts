import { MAX_GOAL_YEARS } from '@verdant/shared/contract';
import type { resolvePay } from '../money/recurring/cycle';
import { dayInMonth, toMonthIndex, fromDayNumber, toDayNumber } from '../money/days';
import { listScheduledDays } from '../money/recurring/schedule';

const MONTHS = 12;
const LAST_DAY = 31;

/** Returns the latest date that a goal can have: `MAX_GOAL_YEARS` after `today`. */
export const latestGoalDay = (today: string): string =>
  fromDayNumber(
    dayInMonth(toMonthIndex(toDayNumber(today)) + MAX_GOAL_YEARS * MONTHS, Number(today.slice('2026-11-'.length))),
  );

function monthEnds(after: string, until: string): string[] {
  const first = toMonthIndex(toDayNumber(after));
  return Array.from({ length: toMonthIndex(toDayNumber(until)) - first + 1 }, (_, index) =>
    fromDayNumber(dayInMonth(first + index, LAST_DAY)),
  ).filter((day) => day > after && day <= until);
}

/** Returns paydays from tomorrow to the latest possible date of a goal; ends of months without regular pay. Pure. */
export function paydaysAhead(pay: ReturnType<typeof resolvePay>, today: string): string[] {
  const until = latestGoalDay(today);
  if (!pay) return monthEnds(today, until);
  return listScheduledDays(pay.schedule, pay.cycle.next_pay_on, until).filter((day) => day > today);
}

/** Returns the days from `today` to the first date, then between dates. Numbers make the response a tenth as long. */
export const toDayGaps = (days: readonly string[], today: string): number[] =>
  days.map((day, index) => toDayNumber(day) - toDayNumber(days[index - 1] ?? today));
