import * as v from 'valibot';

/** The exact titles of the four metric insights (spec 2 and 4). */
export const metricTitles = {
  overall: 'Overall Financial Health Score',
  emergency: 'Emergency Fund Preparedness',
  debt: 'Debt Management Effectiveness',
  investment: 'Investment Readiness',
} as const;
export type MetricName = keyof typeof metricTitles;

export const urgencies = ['high', 'medium', 'low'] as const;
export type Urgency = (typeof urgencies)[number];

export const recommendation = v.object({
  title: v.string(),
  urgency: v.picklist(urgencies),
  description: v.string(),
  estimated_impact: v.string(),
});
export type Recommendation = v.InferOutput<typeof recommendation>;

/** `value` is a percent from 0 to 100, one decimal on the wire. */
export const metricInsight = v.object({
  type: v.literal('metric'),
  title: v.string(),
  value: v.number(),
});
export type MetricInsight = v.InferOutput<typeof metricInsight>;

export const recommendationsInsight = v.object({
  type: v.literal('recommendations'),
  title: v.string(),
  recommendations: v.array(recommendation),
});
export type RecommendationsInsight = v.InferOutput<typeof recommendationsInsight>;

export const insight = v.variant('type', [metricInsight, recommendationsInsight]);
export type Insight = v.InferOutput<typeof insight>;

export const investmentProfile = v.object({
  investment_horizon: v.string(),
  risk_tolerance: v.string(),
  preferred_focus: v.string(),
});
export type InvestmentProfile = v.InferOutput<typeof investmentProfile>;

export const insightsResult = v.object({
  insights: v.array(insight),
  investment_profile: v.nullable(investmentProfile),
});
export type InsightsResult = v.InferOutput<typeof insightsResult>;

/**
 * GET /adaptive-quiz/insights and /insights/{id}: what our server promises. The same two lists stand in
 * `data` and at the top level. Clients read it through `readInsights`, which survives any other shape.
 */
export const insightsResponse = v.object({
  data: insightsResult,
  insights: v.array(insight),
  investment_profile: v.nullable(investmentProfile),
});
export type InsightsResponse = v.InferOutput<typeof insightsResponse>;
