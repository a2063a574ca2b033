import type { MetricChange } from '../contract';
import { useFormat } from '../format';
import { shownChange } from './shown-change';
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
      : t('history.since', { points: signed(shownChange(change)), date: date(change.since) });
}
