import * as v from 'valibot';
import { actionDecision } from './actions';
import { offeredAnswer } from './quiz';
import { supportNeeds } from './support';

/** The exact titles of the four metric insights (spec 2 and 4). */
export const metricTitles = {
  overall: 'Overall Financial Health Score',
  emergency: 'Emergency Fund Preparedness',
  debt: 'Debt Management Effectiveness',
  investment: 'Investment Readiness',
} as const;
export const metricNames = ['overall', 'emergency', 'debt', 'investment'] as const;
export type MetricName = keyof typeof metricTitles;

export const urgencies = ['high', 'medium', 'low'] as const;
export type Urgency = (typeof urgencies)[number];

/** An official page (`https:`) or phone number (`tel:`); `name` is the service's own name, in English. */
export const adviceLink = v.object({
  name: v.string(),
  url: v.pipe(v.string(), v.regex(/^(?:https:\/\/|tel:\d)/)),
});
export type AdviceLink = v.InferOutput<typeof adviceLink>;

/** One step of an action, with an estimate of its duration in minutes. */
export const adviceStep = v.object({ text: v.string(), minutes: v.pipe(v.number(), v.integer(), v.minValue(1)) });
export type AdviceStep = v.InferOutput<typeof adviceStep>;

/** A recommendation. Optional fields are additional to spec 3; the user's decision is absent while the action is open. */
export const recommendation = v.object({
  /** Rule that created the recommendation. */
  id: v.optional(v.string()),
  title: v.string(),
  urgency: v.picklist(urgencies),
  description: v.string(),
  estimated_impact: v.string(),
  metric: v.optional(v.picklist(metricNames)),
  ...v.partial(actionDecision).entries,
  /** True for help with an acute problem, which the user cannot dismiss. */
  essential: v.optional(v.boolean()),
  /** Sentence that names the user's answer that caused the recommendation. */
  why: v.optional(v.string()),
  steps: v.optional(v.pipe(v.array(adviceStep), v.maxLength(4))),
  links: v.optional(v.array(adviceLink)),
  /** Sentences with the user's own amounts, or instructions to find these amounts. */
  amounts: v.optional(v.string()),
  /** True if the user can create a goal from `amounts` (GET /goals/proposed/:id). */
  is_goal: v.optional(v.boolean()),
});
export type Recommendation = v.InferOutput<typeof recommendation>;

export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

export const percentRange = v.tuple([v.number(), v.number()]);

export const SCORE_DOTS = 80;

/** A score as eighty equally likely values in whole percents, ascending. The 9th to the 72nd value lie in the range. */
export const scoreDots = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  v.length(SCORE_DOTS),
  v.check((dots) => dots.every((dot, index) => index === 0 || dot >= (dots[index - 1] ?? 0))),
);

/** Numbers of answered and of all questions, among those that apply to the user and affect the metric. */
export const basis = v.object({ answered: v.number(), applicable: v.number() });
export type Basis = v.InferOutput<typeof basis>;

/** Change of a metric since the previous quiz with a score. */
export const metricChange = v.object({
  /** The previous value. */
  from: v.number(),
  /** The new value minus `from`, one decimal. */
  points: v.number(),
  /** False when the two ranges overlap so much that the change may be noise. */
  clear: v.boolean(),
  /** ISO time at which the previous quiz was completed. */
  since: v.string(),
});
export type MetricChange = v.InferOutput<typeof metricChange>;

/** A metric, `value` in percent with one decimal. Optional fields are additional to spec 3. */
export const metricInsight = v.object({
  type: v.literal('metric'),
  title: v.string(),
  value: v.number(),
  /** Range in percent that would contain the score in 8 of 10 cases if every question were asked. */
  range: v.optional(percentRange),
  dots: v.optional(scoreDots),
  confidence: v.optional(v.picklist(confidences)),
  basis: v.optional(basis),
  change: v.optional(metricChange),
});
export type MetricInsight = v.InferOutput<typeof metricInsight>;

export const recommendationsInsight = v.object({
  type: v.literal('recommendations'),
  title: v.string(),
  recommendations: v.array(recommendation),
});

export const insight = v.variant('type', [metricInsight, recommendationsInsight]);
export type Insight = v.InferOutput<typeof insight>;

/** `note`, added to spec 3: a sentence, if the user's timeframe or finances suggest less risk than the user wishes. */
export const investmentProfile = v.object({
  investment_horizon: v.string(),
  risk_tolerance: v.string(),
  preferred_focus: v.string(),
  note: v.optional(v.string()),
});
export type InvestmentProfile = v.InferOutput<typeof investmentProfile>;

/** `none`: no completed quiz; `too_little`: a quiz with too few answers for a score. */
export const insightsStatus = v.picklist(['none', 'too_little', 'scored']);

/** Id with which `actionCalls.decide` permanently dismisses the sentence of `kindLine`, for all its subjects. */
export const KIND_LINE = 'kind-line' as const;

/** The id with which `actionCalls.decide` permanently closes the dashboard's list of first steps for new users. */
export const FIRST_STEPS = 'first-steps' as const;

/** A private sentence about a problem in the user's transactions, such as gambling, with links to services. */
export const kindLine = v.object({ text: v.string(), links: v.array(adviceLink) });
export type KindLine = v.InferOutput<typeof kindLine>;

/** An answer of the latest quiz, and a figure of the user's accounts that suggests another option. */
export const answerDifference = v.object({
  session_id: v.string(),
  question_id: v.string(),
  question: v.string(),
  /** User's answer. `source_on`: ISO time at which the answer was taken from account data; absent for other answers. */
  given: v.object({ label: v.string(), source_on: v.optional(v.string()) }),
  offered: offeredAnswer,
  /** Label of the option that the figure suggests. */
  offered_label: v.string(),
  /** Metrics that would result if the answer were the option that the figure suggests. */
  metrics: v.array(metricInsight),
});
export type AnswerDifference = v.InferOutput<typeof answerDifference>;

/** Insights. Optional fields are additional to spec 3. */
export const insightsResult = v.object({
  insights: v.array(insight),
  investment_profile: v.nullable(investmentProfile),
  status: v.optional(insightsStatus),
  support: v.optional(supportNeeds),
  /** Absent without relevant account data, or after the user dismissed the sentence. */
  kind_line: v.optional(kindLine),
  /** Differences without a decision of the user. */
  differences: v.optional(v.array(answerDifference)),
  /** True after the user has closed the list of first steps. */
  steps_closed: v.optional(v.boolean()),
});
export type InsightsResult = v.InferOutput<typeof insightsResult>;

/**
 * GET /adaptive-quiz/insights and /insights/{id}: the format that our server guarantees, with the same fields in `data` and
 * at the top level. Clients read the response with `readInsights`, which tolerates any other shape.
 */
export const insightsResponse = v.object({
  data: insightsResult,
  ...insightsResult.entries,
});
export type InsightsResponse = v.InferOutput<typeof insightsResponse>;

/** One answer and its effect on a metric. */
export const movingAnswer = v.object({
  question_id: v.string(),
  question: v.string(),
  /** The labels of the chosen options, as text. */
  answer: v.string(),
  /** Focus area of the question, as in its `adaptive_context`. */
  focus_area: v.optional(v.string()),
  /** The metric minus the metric without this answer, in points with one decimal. */
  points: v.number(),
});
export type MovingAnswer = v.InferOutput<typeof movingAnswer>;

export const explainedMetric = v.object({
  title: v.string(),
  value: v.number(),
  range: percentRange,
  dots: v.optional(scoreDots),
  confidence: v.picklist(confidences),
  basis,
  /** Upper limit of the metric in percent (`at`), with the reasons in complete sentences; null without a limit. */
  limit: v.nullable(v.object({ at: v.number(), reasons: v.array(v.string()) })),
  /** The answers with most effect on the metric, the strongest first, at most three in each direction. */
  up: v.array(movingAnswer),
  down: v.array(movingAnswer),
  /** Change since the user's previous completed quiz; null for the first quiz. */
  change: v.nullable(v.omit(metricChange, ['since'])),
});
export type ExplainedMetric = v.InferOutput<typeof explainedMetric>;

/** GET /adaptive-quiz/insights/{id}/explanation; `id` can be `latest`. `metrics` is empty if the insights are empty. */
export const explanation = v.object({
  session_id: v.nullable(v.string()),
  /** ISO time; null if the user has completed no quiz. */
  completed_at: v.nullable(v.string()),
  /** ISO time at which the previous quiz, to which `change` refers, was completed. */
  previous_completed_at: v.nullable(v.string()),
  metrics: v.array(explainedMetric),
});
export type Explanation = v.InferOutput<typeof explanation>;
