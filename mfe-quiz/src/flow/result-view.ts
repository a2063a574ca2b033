import { metricTitles } from '@verdant/shared/contract';
import type { InsightsResult, MetricInsight, Recommendation } from '@verdant/shared/contract';

/** View of a result. `calm`: help comes first and no figure counts up, for a user in trouble. */
export type ResultView =
  | { status: 'scored'; score: MetricInsight; first: Recommendation | null; calm: boolean }
  | { status: 'too-little' }
  | { status: 'nothing' };

/** Derives the view from a completed quiz's insights; `offersHelp`: true if support services appear next to the result. */
export function resultView(result: InsightsResult | null, offersHelp: boolean): ResultView {
  if (result?.status === 'too_little') return { status: 'too-little' };
  const score = result?.insights.find((insight) => insight.type === 'metric' && insight.title === metricTitles.overall);
  if (!result || score?.type !== 'metric') return { status: 'nothing' };
  const list = result.insights.flatMap((insight) =>
    insight.type === 'recommendations' ? insight.recommendations : [],
  );
  const first = list.find((one) => one.state === undefined) ?? null;
  // Ignores urgency and low scores, which alone do not mean trouble: many users have unpaid credit cards.
  const calm = offersHelp || first?.essential === true;
  return { status: 'scored', score, first, calm };
}
