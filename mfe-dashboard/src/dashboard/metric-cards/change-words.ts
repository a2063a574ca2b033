import type { MetricChange } from '@verdant/shared/contract';
import type { Format } from '@verdant/shared/format';
import type { useTexts } from '../../texts';
import { localDay } from '../explanation/local-day';
import { shownChange } from '../explanation/shown-change';

/** Which way a metric went since the previous quiz; none while the change may be noise. */
export function directionOf(change: MetricChange): 'up' | 'down' | 'none' {
  const points = shownChange(change);
  if (!change.clear || points === 0) return 'none';
  return points > 0 ? 'up' : 'down';
}

/** A change in words: `+4 since 12 Aug 2026`, or that it is not clear. */
export function changeWords(change: MetricChange, t: ReturnType<typeof useTexts>, format: Format): string {
  if (directionOf(change) === 'none') return t('metric.noClearChange');
  return t('why.change', { points: format.signed(shownChange(change)), date: format.date(localDay(change.since)) });
}
