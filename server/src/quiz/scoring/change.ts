import type { Score } from './scores';

const liesIn = (value: number, [low, high]: Score['range']) => value >= low && value <= high;

/**
 * Whether a change is larger than the noise: each score lies outside the other's range. Of people whose answers only
 * waver, fewer than one in twenty is told of a change (measured, docs/quiz.md).
 */
export function isClearChange(before: Score, now: Score): boolean {
  return !liesIn(before.value, now.range) && !liesIn(now.value, before.range);
}
