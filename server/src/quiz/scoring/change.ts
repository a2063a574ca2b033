import type { MetricScore } from './scores';

/**
 * Whether a change is larger than the noise of either score. Of people whose answers only waver, fewer than one in twenty is told
 * of a change (measured, docs/quiz.md).
 */
export function isClearChange(before: MetricScore, now: MetricScore): boolean {
  return Math.abs(now.value - before.value) > Math.max(before.spread.noise, now.spread.noise);
}
