import { daysBetween } from '@verdant/shared/format';

export type Period = { first_day: string; last_day: string };

/** Returns the number of a day in a period, counted from 1, and the length of the period in days. */
export const dayNumberIn = (period: Period, day: string): { day: number; count: number } => ({
  day: daysBetween(period.first_day, day) + 1,
  count: daysBetween(period.first_day, period.last_day) + 1,
});
