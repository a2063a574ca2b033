import type { MetricChange } from '../contract';
import { useFormat } from '../format';
import { shownChange } from './shown-change';
import { useTexts } from './texts';

/** Returns the direction of a metric's change since the previous quiz; `none` while the change may be noise. */
export function directionOf(change: MetricChange): 'up' | 'down' | 'none' {
  const points = shownChange(change);
  if (!change.clear || points === 0) return 'none';
  return points > 0 ? 'up' : 'down';
}

/**
 * Returns a function that puts a change into words: `+4 since 12 Aug 2026`, `+4` if the day is already shown, or that the
 * change is not clear.
 */
export function useChangeWords(): (change: MetricChange, shownDay?: string) => string {
  const t = useTexts();
  const { signed, date } = useFormat();
  return (change, shownDay) => {
    if (directionOf(change) === 'none') return t('history.noClearChange');
    const points = signed(shownChange(change));
    return change.since === shownDay ? points : t('history.since', { points, date: date(change.since) });
  };
}
