import type { MetricChange } from '../contract';
import { localDay, useFormat } from '../format';
import { useTexts } from './texts';

/** Which way a metric went since the previous quiz; none while the change may be noise. */
export function directionOf(change: MetricChange): 'up' | 'down' | 'none' {
  const points = shownChange(change);
  if (!change.clear || points === 0) return 'none';
  return points > 0 ? 'up' : 'down';
}

/** A change in words: `+4 since 12 Aug 2026`, or that it is not clear. */
export function useChangeWords(): (change: MetricChange) => string {
  const t = useTexts();
  const { signed, date } = useFormat();
  return (change) =>
    directionOf(change) === 'none'
      ? t('history.noClearChange')
      : t('history.since', { points: signed(shownChange(change)), date: date(localDay(change.since)) });
}

/** A change in whole points: the difference of the two scores as they are shown, each rounded. */
export function shownChange({ from, points }: Pick<MetricChange, 'from' | 'points'>): number {
  // Both have one decimal; their sum in floating point does not always.
  const now = Math.round((from + points) * 10) / 10;
  return Math.round(now) - Math.round(from);
}
