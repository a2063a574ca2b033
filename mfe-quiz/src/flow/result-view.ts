import {
  metricTitles,
  type InsightsResult,
  type MetricInsight,
  type Recommendation,
  type MovingAnswer,
  type ReadExplanation,
  type SupportKind,
} from '@verdant/shared/contract';
import type { Support } from './quiz-state';

const MOST = 3;

/** The answers that moved the overall score most, up or down, the strongest first. */
export function strongestReasons({ metrics }: Pick<ReadExplanation, 'metrics'>): MovingAnswer[] {
  const overall = metrics.find(({ title }) => title === metricTitles.overall);
  const moved = overall ? [...overall.up, ...overall.down] : [];
  return moved.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST);
}

/**
 * What the result has to show. `calm`: for someone in trouble what helps comes first, and nothing counts up.
 * `too-little`: most questions were left out. `nothing`: no result that this page could show.
 */
export type ResultView =
  | { status: 'scored'; score: MetricInsight; first: Recommendation | null; calm: boolean }
  | { status: 'too-little' }
  | { status: 'nothing' };

/** What to show of the insights of a completed quiz; `offersHelp`: support services are offered beside them. */
export function resultView(result: InsightsResult | null, offersHelp: boolean): ResultView {
  if (result?.status === 'too_little') return { status: 'too-little' };
  const score = result?.insights.find((one) => one.type === 'metric' && one.title === metricTitles.overall);
  if (!result || score?.type !== 'metric') return { status: 'nothing' };
  const list = result.insights.flatMap((one) => (one.type === 'recommendations' ? one.recommendations : []));
  const first = list.find((one) => one.state === undefined) ?? null;
  // An urgent step alone is no trouble, nor is a low score: a card that is not paid off is ordinary.
  const calm = offersHelp || first?.essential === true;
  return { status: 'scored', score, first, calm };
}

/** Offers the kinds of help that the answers call for; what was put away stays away. */
export function offer({ dismissed }: Support, needs: readonly SupportKind[]): Support {
  return { dismissed, offered: needs.filter((kind) => !dismissed.includes(kind)) };
}

export function putAway({ offered, dismissed }: Support): Support {
  return { offered: [], dismissed: [...dismissed, ...offered] };
}
