import type { MetricChange } from '../contract';

/** Returns a change in whole points: the difference of the two scores as shown, each rounded. */
export function shownChange({ from, points }: Pick<MetricChange, 'from' | 'points'>): number {
  // Both numbers have one decimal, but their floating-point sum may have more.
  const now = Math.round((from + points) * 10) / 10;
  return Math.round(now) - Math.round(from);
}
