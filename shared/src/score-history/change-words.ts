import type { MetricChange } from '../contract';
import { useFormat } from '../format';
import { shownChange } from './shown-change';
import { useTexts } from './texts';

/** Returns the direction of a metric's change since the previous quiz; `none` if the change is zero or possibly noise. */
export function directionOf(change: MetricChange): 'up' | 'down' | 'none' {
  const points = shownChange(change);
  if (!change.clear || points === 0) return 'none';
  return points > 0 ? 'up' : 'down';
}

/**
 * Returns a function that puts a change into words: `+4 since 12 Aug 2026`, `+4` if the page already shows the day, or a
 * text that says that there is no clear change.
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
