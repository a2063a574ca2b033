import type { MoneyForecast } from '@verdant/shared/contract';

/** Maximum number of dots in one column, above or below the axis. */
const MOST_DOTS = 10;
const DOLLAR = 100;
const STEPS = [1, 2, 5] as const;

/** Returns a dot's value in cents: the lowest of $100, $200, $500 and so on with at most `MOST_DOTS` dots per column. */
export function centsPerDot(amounts: readonly number[]): number {
  const most = Math.max(...amounts.map(Math.abs));
  for (let power = DOLLAR * DOLLAR; ; power *= 10) {
    const found = STEPS.find((step) => most <= MOST_DOTS * step * power);
    if (found !== undefined) return found * power;
  }
}

/** Returns a column of dots for each period. Money left is rounded down to whole dots, and missing money is rounded up. */
export function forecastColumnsOf(periods: MoneyForecast['periods']) {
  const dot = centsPerDot(periods.map(({ left_cents: cents }) => cents));
  const columns = periods.map(({ last_day: lastDay, left_cents: cents }, index) => ({
    lastDay,
    cents,
    /** Center of the column, in percent of the width. */
    x: ((index + 0.5) / periods.length) * 100,
    /** Number of filled dots above the axis. */
    left: Math.max(0, Math.floor(cents / dot)),
    /** Number of hollow dots below the axis. */
    missing: Math.max(0, Math.ceil((0 - cents) / dot)),
  }));
  return {
    dot,
    columns,
    mostLeft: Math.max(...columns.map(({ left }) => left)),
    mostMissing: Math.max(...columns.map(({ missing }) => missing)),
  };
}

export type ForecastColumns = ReturnType<typeof forecastColumnsOf>;

/** Returns the smallest n for labels at every nth column without overlap. `label`, `width`: pixels of label and drawing. */
export const labelInterval = (count: number, label: number, width: number): number =>
  Math.max(1, Math.ceil((count * label) / width));

/** Returns the period with the least money left; the first one if several are equal. Undefined without periods. */
export const lowestPeriod = (periods: MoneyForecast['periods']): MoneyForecast['periods'][number] | undefined =>
  periods.toSorted((a, b) => a.left_cents - b.left_cents)[0];
