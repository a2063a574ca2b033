import type { MetricName } from '@verdant/shared/contract';
import type { PriorityOrRiskLevel } from '../components/marks';
import { changeBetween, type SixMonthFigures } from '../figures/figures';

/** The health score at the end of each month: static, 65 to 78 (spec 2). */
export const healthScores: SixMonthFigures = [65, 67, 69, 72, 74, 78];

const [first, , , , before, now] = healthScores;

/** Current score, change in percent since last month, and total gain in points. */
export const scoreMetrics = { score: now, monthlyChange: changeBetween(before, now).percent, gain: now - first };

export type InsightCard = {
  id: 'food' | 'emergency' | 'spread' | 'subscriptions';
  category: 'spending' | 'savings' | 'investment';
  pillar?: MetricName;
  priority: PriorityOrRiskLevel;
  /** Effect of the insight: a text with `figure` in dollars or percent, which another sample page shows, too. */
  impact: 'monthly' | 'target' | 'spread';
  figure: number;
};

/** The four recommendation cards, most urgent first. */
export const insightCards: readonly InsightCard[] = [
  { id: 'food', category: 'spending', priority: 'high', impact: 'monthly', figure: 140 },
  { id: 'emergency', category: 'savings', pillar: 'emergency', priority: 'high', impact: 'target', figure: 5_000 },
  { id: 'spread', category: 'investment', pillar: 'investment', priority: 'medium', impact: 'spread', figure: 60 },
  { id: 'subscriptions', category: 'spending', priority: 'low', impact: 'monthly', figure: 50 },
];

type AreaOfFocus = {
  id: 'food' | 'emergency' | 'house';
  percent: number;
  /** Pillar of the area; `over` for a category whose spending exceeds its budget. */
  kind: MetricName | 'over';
};

/** Areas of focus, with figures of the sample savings goals and the sample budget. */
export const areasOfFocus: readonly AreaOfFocus[] = [
  { id: 'food', percent: 102, kind: 'over' },
  { id: 'emergency', percent: 75, kind: 'emergency' },
  { id: 'house', percent: 45, kind: 'emergency' },
];
