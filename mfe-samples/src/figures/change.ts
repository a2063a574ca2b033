import { percentOf } from './figures';

export type Trend = 'up' | 'down' | 'stable';
export type FigureChange = {
  trend: Trend;
  /** Change in percent of the earlier amount, not rounded; negative if the amount has decreased. */
  percent: number;
};

/** Changes under one percent count as stable. */
const STABLE_BELOW_PERCENT = 1;

/** Returns the change of an amount from one month to the next. */
export function changeBetween(before: number, now: number): FigureChange {
  const percent = percentOf(now - before, before);
  if (Math.abs(percent) < STABLE_BELOW_PERCENT) return { trend: 'stable', percent };
  return { trend: percent > 0 ? 'up' : 'down', percent };
}
