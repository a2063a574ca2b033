import type { TextKey } from '../texts';

/** The six months of every sample line chart; the last one is the sample's current month. */
export const sampleMonths = [
  'month.oct',
  'month.nov',
  'month.dec',
  'month.jan',
  'month.feb',
  'month.mar',
] as const satisfies readonly TextKey[];

/** One figure for each of the sample months, oldest first. */
export type SixFigures = readonly [number, number, number, number, number, number];

type MonthFigure = { month: TextKey; value: number };

/** The figures in the sentence under a line chart: its first, last, highest and lowest month. */
export function describeMonths(values: SixFigures): Record<'first' | 'last' | 'highest' | 'lowest', MonthFigure> {
  const points = sampleMonths.map((month, place): MonthFigure => ({ month, value: values[place] ?? 0 }));
  const value = (point: MonthFigure) => point.value;
  return {
    first: { month: sampleMonths[0], value: values[0] },
    last: { month: sampleMonths[5], value: values[5] },
    highest: highestOf(points, value),
    lowest: lowestOf(points, value),
  };
}

type Trend = 'up' | 'down' | 'stable';
export type Change = {
  trend: Trend;
  /** In percent of the earlier amount, not rounded; negative when it fell. */
  percent: number;
};

/** Changes under one percent count as stable. */
const STABLE_BELOW_PERCENT = 1;

/** How an amount moved from one month to the next. */
export function changeBetween(before: number, now: number): Change {
  const percent = percentOf(now - before, before);
  if (Math.abs(percent) < STABLE_BELOW_PERCENT) return { trend: 'stable', percent };
  return { trend: percent > 0 ? 'up' : 'down', percent };
}

/** The sum of one figure over rows. */
export function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0);
}

/** `part` in percent of `whole`, not rounded; 0 when there is no whole. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** The mean of one figure over rows, each row counting the same; 0 without rows. */
export function meanOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.length === 0 ? 0 : sumOf(rows, figure) / rows.length;
}

/** sum(weight x figure) / sum(weight); 0 without weight (readings, "Static pages"). */
export function weightedMeanOf<Row>(
  rows: readonly Row[],
  figure: (row: Row) => number,
  weight: (row: Row) => number,
): number {
  const weights = sumOf(rows, weight);
  return weights === 0 ? 0 : sumOf(rows, (row) => weight(row) * figure(row)) / weights;
}

/**
 * The row with the largest figure, the first of equals.
 * @throws {RangeError} without rows
 */
export function highestOf<Row>(rows: readonly Row[], figure: (row: Row) => number): Row {
  const [first, ...rest] = rows;
  if (first === undefined) throw new RangeError('There is no highest of no rows');
  return rest.reduce((best, row) => (figure(row) > figure(best) ? row : best), first);
}

/**
 * The row with the smallest figure, the first of equals.
 * @throws {RangeError} without rows
 */
export function lowestOf<Row>(rows: readonly Row[], figure: (row: Row) => number): Row {
  return highestOf(rows, (row) => -figure(row));
}
