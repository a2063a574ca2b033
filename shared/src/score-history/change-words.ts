import type { MetricChange } from '../contract';
import { useFormat } from '@verdant/shared/format';
import { useTexts } from './texts';

/** Returns a change in whole points: the difference of the two scores as shown, each rounded. */
export function shownChange({ from, points }: Pick<MetricChange, 'from' | 'points'>): number {
  // Both numbers have one decimal, but their floating-point sum may have more.
  const now = Math.round((from + points) * 10) / 10;
  return Math.round(now) - Math.round(from);
}

/** Returns the direction of a metric's change since the previous quiz; `none` if the change is zero or possibly noise. */
export function directionOf(change: MetricChange): 'up' | 'down' | 'none' {
  const points = shownChange(change);
  if (!change.clear || points === 0) return 'none';
  return points > 0 ? 'up' : 'down';
}

/** Returns a function that puts a change into words: `+4 since 12 Aug 2026`, or `+4` if the page shows the day. */
export function useChangeWords(): (change: MetricChange, shownDay?: string) => string {
  const t = useTexts();
  const { signed, date } = useFormat();
  return (change, shownDay) => {
    if (directionOf(change) === 'none') return t('history.noClearChange');
    const points = signed(shownChange(change));
    return change.since === shownDay ? points : t('history.since', { points, date: date(change.since) });
  };
}
