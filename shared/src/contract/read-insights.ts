import * as v from 'valibot';
import { actionStates, dismissReasons } from './actions';
import type { ExplainedMetric, Explanation, InsightsResult, MetricInsight } from './insights';
import {
  adviceLink,
  adviceStep,
  answerDifference,
  confidences,
  insightsStatus,
  kindLine,
  metricNames,
  scoreDots,
  urgencies,
} from './insights';
import { supportNeeds } from './support';

type MetricDetails = Pick<MetricInsight, 'range' | 'dots' | 'confidence' | 'basis'>;
/** An explained metric with the optional details that the response contains. */
export type ReadMetric = Omit<ExplainedMetric, keyof MetricDetails> & MetricDetails;
export type ReadExplanation = Omit<Explanation, 'metrics'> & { metrics: ReadMetric[] };

const record = v.record(v.string(), v.unknown());
const asRecord = (value: unknown): Record<string, unknown> =>
  v.is(record, value) && !Array.isArray(value) ? value : {};

/** Returns an optional schema that reads an invalid value as undefined. */
const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

/** Returns a schema that reads an invalid or missing value as null. */
const orNull = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null);

/** Returns a schema that reads a list without its invalid items, and any other value as an empty list. */
const validItems = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((list): v.InferOutput<S>[] =>
      (Array.isArray(list) ? list : []).flatMap((value: unknown) => {
        const result = v.safeParse(item, value);
        return result.success ? [result.output] : [];
      }),
    ),
  );

const text = v.fallback(v.string(), '');
const nonEmpty = v.pipe(v.string(), v.nonEmpty());
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number or a numeric string; never NaN or infinite. */
const looseNumber = v.pipe(v.union([v.number(), v.pipe(nonEmpty, v.transform(Number))]), v.finite());

/** A number clamped to 0 to 100. */
const loosePercent = v.pipe(
  looseNumber,
  v.transform((value) => Math.min(100, Math.max(0, value))),
);

/** A date and time as text, such as an ISO timestamp. */
const moment = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** Two percents, the smaller one first. */
const looseRange = v.pipe(
  v.tuple([loosePercent, loosePercent]),
  v.transform(([one, other]): [number, number] => (one <= other ? [one, other] : [other, one])),
);

const looseBasis = v.pipe(
  v.object({ answered: count, applicable: count }),
  v.check(({ answered, applicable }) => answered <= applicable),
);

/** The optional details of a metric; each is kept or dropped independently. */
const looseDetails = {
  range: optional(looseRange),
  dots: optional(scoreDots),
  confidence: optional(v.picklist(confidences)),
  basis: optional(looseBasis),
};

/** A change of a metric. A change without a valid `clear` counts as unclear, that is, possibly noise. */
const looseChange = v.object({ from: loosePercent, points: looseNumber, clear: v.fallback(v.boolean(), false) });

const looseMetricInsight = v.object({
  type: v.literal('metric'),
  title: nonEmpty,
  value: loosePercent,
  ...looseDetails,
  change: optional(v.object({ ...looseChange.entries, since: moment })),
});

const looseRecommendation = v.object({
  id: optional(nonEmpty),
  title: nonEmpty,
  urgency: v.fallback(v.picklist(urgencies), 'medium'),
  description: text,
  estimated_impact: text,
  state: optional(v.picklist(actionStates)),
  until: optional(moment),
  reason: optional(v.picklist(dismissReasons)),
  metric: optional(v.picklist(metricNames)),
  essential: optional(v.boolean()),
  why: optional(v.string()),
  steps: optional(v.array(adviceStep)),
  links: optional(v.array(adviceLink)),
  amounts: optional(v.string()),
  is_goal: optional(v.boolean()),
});

const looseInsight = v.union([
  looseMetricInsight,
  v.object({ type: v.literal('recommendations'), title: text, recommendations: validItems(looseRecommendation) }),
]);

const looseProfile = v.pipe(
  v.object({ investment_horizon: text, risk_tolerance: text, preferred_focus: text, note: v.optional(text) }),
  v.check((profile) => Object.values(profile).some(Boolean)),
);

const looseInsights = v.object({
  insights: validItems(looseInsight),
  investment_profile: orNull(looseProfile),
  status: optional(insightsStatus),
  support: optional(supportNeeds),
  kind_line: optional(kindLine),
  differences: optional(v.array(answerDifference)),
  steps_closed: optional(v.boolean()),
});

/** Replaces a missing value of a metric by its `score`. */
function withValue(insight: unknown): unknown {
  const raw = asRecord(insight);
  return { ...raw, value: raw['value'] ?? raw['score'] };
}

/** Reads insights from `data` or the top level, without invalid parts. Never throws. */
export function readInsights(payload: unknown): InsightsResult {
  const outer = asRecord(payload);
  const inner = asRecord(outer['data']);
  const fields = Object.keys(looseInsights.entries).map((name) => [name, inner[name] ?? outer[name]] as const);
  const list = Array.isArray(inner['insights']) ? inner['insights'] : outer['insights'];
  const insights = Array.isArray(list) ? list.map(withValue) : [];
  return v.parse(looseInsights, { ...Object.fromEntries(fields), insights });
}

const looseMovingAnswer = v.object({
  question_id: text,
  question: filled,
  answer: text,
  focus_area: optional(filled),
  points: looseNumber,
});

/** Returns a schema of the answers that moved a metric in one direction, the strongest first, one per question. */
const looseMovingAnswers = (sign: 1 | -1) =>
  v.pipe(
    validItems(looseMovingAnswer),
    v.transform((answers) => {
      const moving = answers.filter(({ points }) => Math.sign(points) === sign);
      const byQuestion = new Map(moving.map((answer) => [answer.question, answer]));
      return [...byQuestion.values()].toSorted((a, b) => sign * (b.points - a.points));
    }),
  );

const looseReasons = v.pipe(
  validItems(filled),
  v.transform((reasons) => [...new Set(reasons)]),
);

const looseMetric = v.object({
  title: filled,
  value: loosePercent,
  ...looseDetails,
  limit: orNull(v.object({ at: loosePercent, reasons: looseReasons })),
  up: looseMovingAnswers(1),
  down: looseMovingAnswers(-1),
  change: orNull(looseChange),
});

const looseExplanation = v.object({
  session_id: orNull(filled),
  completed_at: orNull(moment),
  previous_completed_at: orNull(moment),
  metrics: v.pipe(
    validItems(looseMetric),
    v.transform((metrics) => [...new Map(metrics.map((metric) => [metric.title, metric])).values()]),
  ),
});

/**
 * Reads the valid parts of an explanation from `data` or the top level; the last metric counts if several metrics have the
 * same title. Never throws.
 */
export function readExplanation(payload: unknown): ReadExplanation {
  const outer = asRecord(payload);
  const inner = asRecord(outer['data']);
  return v.parse(looseExplanation, Array.isArray(inner['metrics']) ? inner : outer);
}
