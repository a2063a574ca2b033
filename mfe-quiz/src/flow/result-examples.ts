import { metricTitles } from '@verdant/shared/contract';
import type { InsightsResult, QuizResult, Recommendation } from '@verdant/shared/contract';

export const bufferRecommendation: Recommendation = {
  title: 'Build a small buffer first',
  urgency: 'medium',
  description: 'A buffer of one month absorbs most surprises.',
  estimated_impact: 'About +6 points on your Overall Financial Health Score',
};

export function exampleInsights(changes: { value?: number; first?: Recommendation | null } = {}): InsightsResult {
  const { value = 74, first = bufferRecommendation } = changes;
  return {
    status: 'scored',
    support: [],
    investment_profile: null,
    insights: [
      { type: 'metric', title: metricTitles.overall, value, range: [value - 8, value + 7] },
      { type: 'recommendations', title: 'Priority Actions', recommendations: first ? [first] : [] },
    ],
  };
}

export const exampleResult: QuizResult = {
  session_id: 'session-1',
  completed_at: '2026-11-20T02:30:00.000Z',
  changed: 0,
  insights: exampleInsights(),
  metrics: [],
  extras: [],
  extra_answers: [],
  open_actions: [],
};

export const insufficientInsights: InsightsResult = {
  status: 'too_little',
  support: [],
  insights: [],
  investment_profile: null,
};
