import type { MetricChange } from '../contract';

/** A change in whole points: the difference of the two scores as they are shown, each rounded. */
export function shownChange({ from, points }: Pick<MetricChange, 'from' | 'points'>): number {
  // Both have one decimal; their sum in floating point does not always.
  const now = Math.round((from + points) * 10) / 10;
  return Math.round(now) - Math.round(from);
}
