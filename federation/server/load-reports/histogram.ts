/** Each bucket of load times is a quarter wider than the one before: a third of an octave, from 20 ms to 11 minutes. */
const STEPS_PER_OCTAVE = 3;
const FIRST_MS = 20;
const STEPS = 46;

/** Where the buckets of load times end, in milliseconds; the last bucket has what is longer. */
export const DURATION_BOUNDS: readonly number[] = Array.from({ length: STEPS }, (_, step) =>
  Math.round(FIRST_MS * 2 ** (step / STEPS_PER_OCTAVE)),
);

/** Counts by bucket: one more than bounds, as `width_bucket` of PostgreSQL numbers them. */
export type Histogram = readonly number[];

export const emptyHistogram = (bounds: readonly number[]): number[] =>
  Array.from({ length: bounds.length + 1 }, () => 0);

export const addHistograms = (one: Histogram, other: Histogram): number[] =>
  one.map((count, bucket) => count + (other[bucket] ?? 0));

/**
 * The value that a share of all is not above, by nearest rank, as if the values of a bucket were spread evenly in it; null of
 * none. Of what is beyond the last bound it knows only that.
 */
export function percentile(counts: Histogram, bounds: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = Math.ceil(share * total);
  let before = 0;
  for (const [bucket, count] of counts.entries()) {
    if (before + count >= rank) {
      const from = bounds[bucket - 1] ?? 0;
      const to = bounds[bucket] ?? from;
      return from + ((to - from) * (rank - before - 0.5)) / count;
    }
    before += count;
  }
  return bounds.at(-1) ?? null;
}
