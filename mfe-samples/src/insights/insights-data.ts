import type { MetricName } from '@verdant/shared/contract';
import type { Format } from '@verdant/shared/format';
import type { PriorityOrRiskLevel } from '../components/marks';
import { changeBetween, type SixMonthFigures } from '../figures/figures';
import { sharesAllocationPercent } from '../investments/investments-data';
import { savingsGoals } from '../savings/savings-data';
import { spendingCategories } from '../spending/spending-data';
import type { TextKey } from '../texts';

/** The health score at the end of each month: static, 65 to 78 (spec 2). */
export const healthScores: SixMonthFigures = [65, 67, 69, 72, 74, 78];

const [first, , , , before, now] = healthScores;

/** Current score, change in percent since last month, and total gain in points. */
export const scoreMetrics = { score: now, monthlyChange: changeBetween(before, now).percent, gain: now - first };

export type InsightCard = {
  id: string;
  title: TextKey;
  description: TextKey;
  category: TextKey;
  pillar?: MetricName;
  priority: PriorityOrRiskLevel;
  /** Effect of the insight: a text with a figure of another sample page. */
  impact: { text: TextKey; values: (format: Pick<Format, 'money' | 'percent'>) => Record<string, string> };
  action: TextKey;
};

const couldSave = (id: string) => spendingCategories.find((category) => category.id === id)?.couldSave ?? 0;
const remaining = (id: string) => savingsGoals.find((goal) => goal.id === id)?.remaining ?? 0;

const card = (
  id: 'food' | 'emergency' | 'spread' | 'subscriptions',
  rest: Pick<InsightCard, 'category' | 'pillar' | 'priority' | 'impact'>,
): InsightCard => ({
  id,
  title: `insights.${id}.title`,
  description: `insights.${id}.text`,
  action: `insights.${id}.action`,
  ...rest,
});

/** The four recommendation cards, most urgent first. */
export const insightCards: readonly InsightCard[] = [
  card('food', {
    category: 'insights.category.spending',
    priority: 'high',
    impact: { text: 'insights.impact.monthly', values: ({ money }) => ({ amount: money(couldSave('food')) }) },
  }),
  card('emergency', {
    category: 'insights.category.savings',
    pillar: 'emergency',
    priority: 'high',
    impact: { text: 'insights.impact.target', values: ({ money }) => ({ amount: money(remaining('emergency')) }) },
  }),
  card('spread', {
    category: 'insights.category.investment',
    pillar: 'investment',
    priority: 'medium',
    impact: {
      text: 'insights.impact.spread',
      values: ({ percent }) => ({ percent: percent(sharesAllocationPercent) }),
    },
  }),
  card('subscriptions', {
    category: 'insights.category.spending',
    priority: 'low',
    impact: { text: 'insights.impact.monthly', values: ({ money }) => ({ amount: money(couldSave('subscriptions')) }) },
  }),
];
