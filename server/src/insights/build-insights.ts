import { metricTitles, type InsightsResult, type MetricInsight, type MetricName } from '@verdant/shared/contract';
import type { Bank } from '../quiz/bank';
import type { GivenAnswer } from '../quiz/given-answer';
import { scoredAnswers } from '../quiz/scoring';
import { investmentProfile } from './investment-profile';
import { pictureOf } from './picture';
import { recommend } from './recommendations/recommend';

/** With fewer scored answers a number would be a guess. */
const FEWEST_ANSWERS = 3;

export const noInsights: InsightsResult = { insights: [], investment_profile: null };

const metricOrder: readonly MetricName[] = ['overall', 'emergency', 'debt', 'investment'];

/** One decimal on the wire. */
function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Everything the dashboard shows, from the answers of one completed quiz. Pure; empty below three scored answers. */
export function buildInsights(bank: Bank, answers: readonly GivenAnswer[]): InsightsResult {
  const picture = pictureOf(bank, answers);
  if (scoredAnswers(picture.scores) < FEWEST_ANSWERS) return noInsights;
  const metrics = metricOrder.map((name): MetricInsight => ({
    type: 'metric',
    title: metricTitles[name],
    value: oneDecimal(picture.metrics[name]),
  }));
  return {
    insights: [
      ...metrics,
      { type: 'recommendations', title: 'Priority Actions', recommendations: recommend(picture) },
    ],
    investment_profile: investmentProfile(picture),
  };
}
