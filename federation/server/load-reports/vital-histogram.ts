import { VITAL_LIMITS, type VitalName } from '../../contract';
import { percentile, type Histogram } from './histogram';

/** The preferred numbers R20 (ISO 3): each at most a seventh above the one before. Both limits of each figure are among them. */
const R20 = [1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9];

/** Where the buckets end, in multiples of the most that is good, from a tenth to ninety times as much. */
export const VITAL_BOUNDS: readonly number[] = [0.1, 1, 10].flatMap((decade) => R20.map((number) => number * decade));

/** What is exactly at a limit is still within it. */
export function vitalBucket(vital: VitalName, value: number): number {
  const ratio = value / VITAL_LIMITS[vital][0];
  return VITAL_BOUNDS.filter((bound) => bound < ratio).length;
}

/** The 75th percentile, rounded up, so that it is on the same side of the limits; 0 of none. */
export function vitalP75(vital: VitalName, counts: Histogram): number {
  const value = (percentile(counts, VITAL_BOUNDS, 0.75) ?? 0) * VITAL_LIMITS[vital][0];
  return vital === 'CLS' ? Math.ceil(value * 1_000) / 1_000 : Math.ceil(value);
}
