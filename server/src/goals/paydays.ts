import { MAX_GOAL_YEARS } from '@verdant/shared/contract';
import { monthPeriodOf, type resolvePay } from '../money/recurring/cycle';
import { dayInMonth, toMonthIndex, fromDayNumber, toDayNumber } from '../money/days';
import { listScheduledDays, scheduleFrom } from '../money/recurring/schedule';

const MONTHS = 12;

/** Returns the latest date that a goal can have: `MAX_GOAL_YEARS` after `today`. */
export const latestGoalDay = (today: string): string =>
  fromDayNumber(
    dayInMonth(toMonthIndex(toDayNumber(today)) + MAX_GOAL_YEARS * MONTHS, Number(today.slice('2026-11-'.length))),
  );

const monthEnds = scheduleFrom('monthly', '2026-01-31', 'none');

/** Returns paydays from tomorrow to the latest possible date of a goal; ends of months without regular pay. Pure. */
export function paydaysAhead(pay: ReturnType<typeof resolvePay>, today: string): string[] {
  const next = pay?.cycle.next_pay_on ?? monthPeriodOf(today).last_day;
  return listScheduledDays(pay?.schedule ?? monthEnds, next, latestGoalDay(today)).filter((day) => day > today);
}

/** Returns the days from `today` to the first date, then between dates. Numbers make the response a tenth as long. */
export const toDayGaps = (days: readonly string[], today: string): number[] =>
  days.map((day, index) => toDayNumber(day) - toDayNumber(days[index - 1] ?? today));
