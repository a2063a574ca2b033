import { metricTitles } from '@verdant/shared/contract';
import type { InsightsResult, MetricInsight, Recommendation } from '@verdant/shared/contract';

/** Below this the figure is shown as it is, without counting up to it. */
const COUNTED_FROM = 50;

/**
 * What the result moment has to show. `calm`: for someone in trouble what helps comes first, and nothing counts up.
 * `too-little`: most questions were left out. `nothing`: no result that this page could show.
 */
export type ResultView =
  | { kind: 'scored'; score: MetricInsight; first: Recommendation | null; calm: boolean }
  | { kind: 'too-little' }
  | { kind: 'nothing' };

/** What to show of the insights of a completed quiz; `offersHelp`: support services are offered beside them. */
export function resultView(result: InsightsResult | null, offersHelp: boolean): ResultView {
  if (result?.status === 'too_little') return { kind: 'too-little' };
  const score = result?.insights.find((one) => one.type === 'metric' && one.title === metricTitles.overall);
  if (!result || score?.type !== 'metric') return { kind: 'nothing' };
  const list = result.insights.flatMap((one) => (one.type === 'recommendations' ? one.recommendations : []));
  const first = list.find((one) => one.state === undefined) ?? null;
  const calm = offersHelp || first?.urgency === 'high' || score.value < COUNTED_FROM;
  return { kind: 'scored', score, first, calm };
}
