import type { Insight, MetricInsight, MetricName } from '@verdant/shared/contract';
import { scoreNameOf } from '@verdant/shared/overview';
import { metricInsights } from '../metric-cards/metrics';

export type ScoreChange = {
  name: MetricName;
  from: number;
  to: number;
  /** Range of the new score in whole percents; undefined if the score has no range. */
  range?: readonly [number, number] | undefined;
};

/** Returns the scores that differ after rounding to whole percents, in the order of `before`. */
export function changesBetween(before: readonly Insight[], after: readonly MetricInsight[]): ScoreChange[] {
  return metricInsights(before).flatMap((was): ScoreChange[] => {
    const is = after.find(({ title }) => title === was.title);
    const name = scoreNameOf(was.title);
    if (!is || !name) return [];
    const [from, to] = [Math.round(was.value), Math.round(is.value)];
    return from === to
      ? []
      : [{ name, from, to, range: is.range && [Math.round(is.range[0]), Math.round(is.range[1])] }];
  });
}
