import { metricTitles } from '@verdant/shared/contract';
import type { Insight, MetricInsight } from '@verdant/shared/contract';

export type MetricCardName = 'health' | 'emergency' | 'debt' | 'investment';

export type MetricCard = {
  name: MetricCardName;
  /** Percent from 0 to 100, unrounded. */
  value: number;
  /** The change label in percent; 5 reads `+5%`. */
  change: number;
  trend: 'up' | 'down';
  /** True while no insight feeds the card. */
  sample: boolean;
} & Pick<MetricInsight, 'range' | 'confidence'> & {
    /** The true change since the previous quiz; without one the card shows the label of the specification. */
    since?: MetricInsight['change'];
  };

type Level = Pick<MetricCard, 'change' | 'trend'>;
/** Checked from the top: the first step that the value is strictly above wins, `below` is the fallback. */
type Scale = { steps: readonly (Level & { above: number })[]; below: Level };

const step = (above: number, change: number) => ({ above, change, trend: 'up' as const });

const debtAndInvestment: Scale = { steps: [step(50, 8.3), step(25, 3)], below: { change: -1, trend: 'down' } };

/** spec 4 (card 1) and 9 (cards 2 to 4). */
const scales: Record<MetricCardName, Scale> = {
  health: { steps: [step(70, 5), step(50, 2)], below: { change: -3, trend: 'down' } },
  emergency: { steps: [step(50, 12), step(25, 5)], below: { change: -2, trend: 'down' } },
  debt: debtAndInvestment,
  investment: debtAndInvestment,
};

const titles: Record<MetricCardName, string> = {
  health: metricTitles.overall,
  emergency: metricTitles.emergency,
  debt: metricTitles.debt,
  investment: metricTitles.investment,
};

/** Before any data (spec 9, "Earlier defaults"; the values are from the readings). */
const samples: readonly MetricCard[] = [
  { name: 'health', value: 78, change: 5, trend: 'up', sample: true },
  { name: 'emergency', value: 65, change: 12, trend: 'up', sample: true },
  { name: 'debt', value: 45, change: 8.3, trend: 'up', sample: true },
  { name: 'investment', value: 30, change: -15, trend: 'down', sample: true },
];

/** The change label and the trend of a card; thresholds are strict and take the unrounded value. */
export function levelOf(name: MetricCardName, value: number): Level {
  const { steps, below } = scales[name];
  const { change, trend } = steps.find(({ above }) => value > above) ?? below;
  return { change, trend };
}

/** The metrics of an insights response, unique by title; the last one wins. */
export function metricInsights(insights: readonly Insight[]): MetricInsight[] {
  const byTitle = new Map<string, MetricInsight>();
  for (const insight of insights) if (insight.type === 'metric') byTitle.set(insight.title, insight);
  return [...byTitle.values()];
}

/** The four cards of the dashboard; a card that no insight feeds keeps its sample figure. */
export function metricCards(insights: readonly Insight[]): MetricCard[] {
  const metrics = metricInsights(insights);
  return samples.map((card) => {
    const metric = metrics.find(({ title }) => title === titles[card.name]);
    if (!metric) return card;
    const { value, range, confidence, change: since } = metric;
    return { name: card.name, value, range, confidence, since, ...levelOf(card.name, value), sample: false };
  });
}
