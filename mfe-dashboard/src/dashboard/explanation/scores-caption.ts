import type { MetricInsight } from '@verdant/shared/contract';
import type { Format } from '@verdant/shared/format';
import type { useMessages, useTexts } from '../../texts';

/** Returns one sentence with the highest and the lowest score; empty without scores. */
export function scoresCaption(
  metrics: readonly MetricInsight[],
  t: ReturnType<typeof useTexts>,
  say: ReturnType<typeof useMessages>,
  format: Format,
): string {
  const sorted = metrics.toSorted((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) return '';
  return t(best === worst ? 'scores.one' : 'scores.range', {
    best: say(best.title),
    bestValue: format.percent(best.value),
    worst: say(worst.title),
    worstValue: format.percent(worst.value),
  });
}
