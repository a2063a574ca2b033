import { metricTitles } from '@verdant/shared/contract';
import type { AnswerDifference, Insight, MetricInsight, MetricName } from '@verdant/shared/contract';

export type MetricCard = {
  name: MetricName;
  /** Percent from 0 to 100, unrounded. */
  value: number;
  /** The change label in percent; 5 reads `+5%`. */
  change: number;
  trend: 'up' | 'down';
  sample: boolean;
} & Pick<MetricInsight, 'range' | 'dots' | 'confidence' | 'basis'> & {
    /** The actual change since the previous quiz; undefined without a previous quiz, for which the card shows `change`. */
    since?: MetricInsight['change'];
    /** The overall score that would result if a figure of the user's accounts replaced an answer. */
    would?: MetricInsight | undefined;
  };

type Level = Pick<MetricCard, 'change' | 'trend'>;
/** Steps in descending order. The first step whose `above` is less than the value applies; without such a step, `below`. */
type Scale = { steps: readonly (Level & { above: number })[]; below: Level };

const step = (above: number, change: number) => ({ above, change, trend: 'up' as const });

const debtAndInvestment: Scale = { steps: [step(50, 8.3), step(25, 3)], below: { change: -1, trend: 'down' } };

/** Change labels by score: spec 4 for the first card, spec 9 for the others. */
const scales: Record<MetricName, Scale> = {
  overall: { steps: [step(70, 5), step(50, 2)], below: { change: -3, trend: 'down' } },
  emergency: { steps: [step(50, 12), step(25, 5)], below: { change: -2, trend: 'down' } },
  debt: debtAndInvestment,
  investment: debtAndInvestment,
};

/** Sample cards for users without data (spec 9, "Earlier defaults"): values from the readings, ranges as after one quiz. */
const samples: readonly MetricCard[] = [
  { name: 'overall', value: 78, range: [71, 84], change: 5, trend: 'up', sample: true },
  { name: 'emergency', value: 65, range: [49, 79], change: 12, trend: 'up', sample: true },
  { name: 'debt', value: 45, range: [35, 56], change: 8.3, trend: 'up', sample: true },
  { name: 'investment', value: 30, range: [21, 40], change: -15, trend: 'down', sample: true },
];

/** Returns the change label and the trend of a card. The unrounded value must be above a threshold, not equal to it. */
export function metricChangeAndTrend(name: MetricName, value: number): Level {
  const { steps, below } = scales[name];
  const { change, trend } = steps.find(({ above }) => value > above) ?? below;
  return { change, trend };
}

/** Returns the metrics of an insights response. Only the last of several metrics with the same title is kept. */
export function metricInsights(insights: readonly Insight[]): MetricInsight[] {
  const byTitle = new Map<string, MetricInsight>();
  for (const insight of insights) if (insight.type === 'metric') byTitle.set(insight.title, insight);
  return [...byTitle.values()];
}

/** Returns the four cards of the dashboard. A card without an insight shows its sample values. */
export function metricCards(
  insights: readonly Insight[],
  [difference]: readonly AnswerDifference[] = [],
): MetricCard[] {
  const metrics = metricInsights(insights);
  const would = difference?.metrics.find(({ title }) => title === metricTitles.overall);
  return samples.map((card) => {
    const metric = metrics.find(({ title }) => title === metricTitles[card.name]);
    if (!metric) return card;
    const { type: _type, title: _title, change: since, ...score } = metric;
    const isLead = card.name === 'overall' && would && Math.round(would.value) !== Math.round(metric.value);
    const hung = isLead ? { would } : {};
    return {
      ...score,
      ...hung,
      name: card.name,
      since,
      ...metricChangeAndTrend(card.name, metric.value),
      sample: false,
    };
  });
}
