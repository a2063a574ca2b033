export function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0);
}

/** Returns `part` in percent of `whole`, not rounded; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** Returns the unweighted mean; 0 without rows. */
export function meanOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.length === 0 ? 0 : sumOf(rows, figure) / rows.length;
}

/** Returns sum(weight x figure) / sum(weight); 0 without weights (readings, "Static pages"). */
export function weightedMeanOf<Row>(
  rows: readonly Row[],
  figure: (row: Row) => number,
  weight: (row: Row) => number,
): number {
  const weights = sumOf(rows, weight);
  return weights === 0 ? 0 : sumOf(rows, (row) => weight(row) * figure(row)) / weights;
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
