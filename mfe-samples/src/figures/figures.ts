/** Returns the sum of one figure over rows. */
export function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0);
}

/** Returns `part` in percent of `whole`, not rounded; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** Returns the unweighted mean of one figure over rows; 0 without rows. */
export function meanOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.length === 0 ? 0 : sumOf(rows, figure) / rows.length;
}

/** Returns sum(weight x figure) / sum(weight); 0 if the sum of the weights is 0 (readings, "Static pages"). */
export function weightedMeanOf<Row>(
  rows: readonly Row[],
  figure: (row: Row) => number,
  weight: (row: Row) => number,
): number {
  const weights = sumOf(rows, weight);
  return weights === 0 ? 0 : sumOf(rows, (row) => weight(row) * figure(row)) / weights;
}

/**
 * Returns the row with the largest figure, or the first of several such rows.
 * @throws {RangeError} without rows
 */
export function highestOf<Row>(rows: readonly Row[], figure: (row: Row) => number): Row {
  const [first, ...rest] = rows;
  if (first === undefined) throw new RangeError('The highest value needs at least one row');
  return rest.reduce((best, row) => (figure(row) > figure(best) ? row : best), first);
}

/**
 * Returns the row with the smallest figure, or the first of several such rows.
 * @throws {RangeError} without rows
 */
export function lowestOf<Row>(rows: readonly Row[], figure: (row: Row) => number): Row {
  return highestOf(rows, (row) => -figure(row));
}
