import type { MetricName } from '@verdant/shared/contract';
import type { Format } from '@verdant/shared/format';
import type { Level } from '../components/marks';
import { investmentRows } from '../investments/investments-data';
import { sharesAllocation } from '../investments/investments-figures';
import { savingsGoals } from '../savings/savings-data';
import { goalFigures } from '../savings/savings-figures';
import { spendingCategories } from '../spending/spending-data';
import type { TextKey } from '../texts';

export type InsightCard = {
  id: string;
  title: TextKey;
  description: TextKey;
  category: TextKey;
  /** The pillar, if the card's category is a pillar. */
  pillar?: MetricName;
  priority: Level;
  /** Effect of following the insight: a text and its figure, taken from the other sample pages. */
  impact: { text: TextKey; values: (format: Pick<Format, 'money' | 'percent'>) => Record<string, string> };
  action: TextKey;
};

const couldSave = (id: string) => spendingCategories.find((category) => category.id === id)?.couldSave ?? 0;
const remaining = (id: string) => goalFigures(savingsGoals).find((goal) => goal.id === id)?.remaining ?? 0;

/** The four recommendation cards, most urgent first. */
export const insightCards: readonly InsightCard[] = [
  {
    id: 'food',
    title: 'insights.food.title',
    description: 'insights.food.text',
    category: 'insights.category.spending',
    priority: 'high',
    impact: { text: 'insights.impact.monthly', values: ({ money }) => ({ amount: money(couldSave('food')) }) },
    action: 'insights.food.action',
  },
  {
    id: 'emergency',
    title: 'insights.emergency.title',
    description: 'insights.emergency.text',
    category: 'insights.category.savings',
    pillar: 'emergency',
    priority: 'high',
    impact: { text: 'insights.impact.target', values: ({ money }) => ({ amount: money(remaining('emergency')) }) },
    action: 'insights.emergency.action',
  },
  {
    id: 'spread',
    title: 'insights.spread.title',
    description: 'insights.spread.text',
    category: 'insights.category.investment',
    pillar: 'investment',
    priority: 'medium',
    impact: {
      text: 'insights.impact.spread',
      values: ({ percent }) => ({ percent: percent(sharesAllocation(investmentRows)) }),
    },
    action: 'insights.spread.action',
  },
  {
    id: 'subscriptions',
    title: 'insights.subscriptions.title',
    description: 'insights.subscriptions.text',
    category: 'insights.category.spending',
    priority: 'low',
    impact: { text: 'insights.impact.monthly', values: ({ money }) => ({ amount: money(couldSave('subscriptions')) }) },
    action: 'insights.subscriptions.action',
  },
];
