import type { TextKey } from '../texts';

export function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0);
}

/** Returns `part` in percent of `whole`, not rounded; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** Returns the first row with the largest figure. @throws {RangeError} without rows */
export function highestOf<Row>(rows: readonly Row[], figure: (row: Row) => number): Row {
  const [first, ...rest] = rows;
  if (first === undefined) throw new RangeError('The highest value needs at least one row');
  return rest.reduce((best, row) => (figure(row) > figure(best) ? row : best), first);
}

/** Returns the first row with the smallest figure. @throws {RangeError} without rows */
export function lowestOf<Row>(rows: readonly Row[], figure: (row: Row) => number): Row {
  return highestOf(rows, (row) => -figure(row));
}

type Trend = 'up' | 'down' | 'stable';
export type FigureChange = {
  trend: Trend;
  /** Change in percent of the earlier amount, not rounded. */
  percent: number;
};

const STABLE_BELOW_PERCENT = 1;

export function changeBetween(before: number, now: number): FigureChange {
  const percent = percentOf(now - before, before);
  if (Math.abs(percent) < STABLE_BELOW_PERCENT) return { trend: 'stable', percent };
  return { trend: percent > 0 ? 'up' : 'down', percent };
}

/** Months that all sample line charts show; the last month is the current month. */
export const sampleMonths = [
  'month.oct',
  'month.nov',
  'month.dec',
  'month.jan',
  'month.feb',
  'month.mar',
] as const satisfies readonly TextKey[];

/** One figure for each month, oldest first. */
export type SixMonthFigures = readonly [number, number, number, number, number, number];
