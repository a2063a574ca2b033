import type { MoneyAhead } from '@verdant/shared/contract';

/** Maximum number of dots in one column, above or below the axis. */
const MOST_DOTS = 10;
const DOLLAR = 100;
const STEPS = [1, 2, 5] as const;

/**
 * Returns the value of one dot in cents: the lowest of $100, $200, $500 and so on for which the columns have at most
 * `MOST_DOTS` dots.
 */
export function dotCents(amounts: readonly number[]): number {
  const most = Math.max(...amounts.map(Math.abs));
  for (let power = DOLLAR * DOLLAR; ; power *= 10) {
    const found = STEPS.find((step) => most <= MOST_DOTS * step * power);
    if (found !== undefined) return found * power;
  }
}

export type Column = {
  lastDay: string;
  cents: number;
  /** Center of the column, in percent of the width. */
  x: number;
  /** Number of filled dots above the axis, for money left. */
  left: number;
  /** Number of hollow dots below the axis, for missing money. */
  missing: number;
};

export type Columns = {
  dot: number;
  columns: readonly Column[];
  mostLeft: number;
  mostMissing: number;
};

/** Returns a column of dots for each period: money left is rounded down to dots, and missing money is rounded up. */
export function columnsOf(periods: MoneyAhead['periods']): Columns {
  const dot = dotCents(periods.map(({ left_cents: cents }) => cents));
  const columns = periods.map(({ last_day: lastDay, left_cents: cents }, index) => ({
    lastDay,
    cents,
    x: ((index + 0.5) / periods.length) * 100,
    left: Math.max(0, Math.floor(cents / dot)),
    missing: Math.max(0, Math.ceil((0 - cents) / dot)),
  }));
  return {
    dot,
    columns,
    mostLeft: Math.max(...columns.map(({ left }) => left)),
    mostMissing: Math.max(...columns.map(({ missing }) => missing)),
  };
}

/**
 * Returns the smallest n for which labels at every nth column do not overlap. `label` and `width`: widths of a label and of
 * the drawing in pixels.
 */
export const labelEvery = (count: number, label: number, width: number): number =>
  Math.max(1, Math.ceil((count * label) / width));

/** Returns the period with the least money left; the first one if several are equal. Undefined without periods. */
export const leastOf = (periods: MoneyAhead['periods']): MoneyAhead['periods'][number] | undefined =>
  periods.toSorted((a, b) => a.left_cents - b.left_cents)[0];
