/**
 * Returns each value's share of the sum in whole percents that add up to 100 (largest remainder); all 0 if the sum is 0.
 */
export function wholeShares(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
