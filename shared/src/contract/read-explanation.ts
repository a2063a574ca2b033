import * as v from 'valibot';
import type { ExplainedMetric, Explanation, MovingAnswer } from './insights';
import type { MetricDetails } from './read-loose';
import { asList, asRecord, looseChange, looseNumber, loosePercent, moment, readDetails, readWith } from './read-loose';

/** An explained metric with the optional details that the response contains. */
export type ReadMetric = Omit<ExplainedMetric, keyof MetricDetails> & MetricDetails;
export type ReadExplanation = Omit<Explanation, 'metrics'> & { metrics: ReadMetric[] };

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

const looseMetric = v.object({ title: filled, value: loosePercent });
const looseMovingAnswer = v.object({
  question_id: v.fallback(v.string(), ''),
  question: filled,
  answer: v.fallback(v.string(), ''),
  focus_area: v.fallback(v.optional(filled), undefined),
  points: looseNumber,
});
const looseLimit = v.object({ at: loosePercent, reasons: v.optional(v.unknown()) });

/**
 * Returns the answers that moved a metric in the direction of `sign`, the strongest first, at most one answer per question.
 */
function readMoving(value: unknown, sign: 1 | -1): MovingAnswer[] {
  const answers = asList(value)
    .flatMap((one) => readWith(looseMovingAnswer, one) ?? [])
    .filter(({ points }) => Math.sign(points) === sign);
  return [...new Map(answers.map((answer) => [answer.question, answer])).values()].toSorted(
    (a, b) => sign * (b.points - a.points),
  );
}

function readLimit(value: unknown): ExplainedMetric['limit'] {
  const limit = readWith(looseLimit, value);
  return (
    limit && {
      at: limit.at,
      reasons: [...new Set(asList(limit.reasons).flatMap((reason) => readWith(filled, reason) ?? []))],
    }
  );
}

function readMetric(value: unknown): ReadMetric[] {
  const raw = asRecord(value);
  const metric = readWith(looseMetric, raw);
  if (!metric) return [];
  return [
    {
      ...metric,
      ...readDetails(raw),
      limit: readLimit(raw['limit']),
      up: readMoving(raw['up'], 1),
      down: readMoving(raw['down'], -1),
      change: readWith(looseChange, raw['change']),
    },
  ];
}

/**
 * Reads the valid parts of an explanation from `data` or the top level; the last metric counts if several metrics have the
 * same title. Never throws.
 */
export function readExplanation(payload: unknown): ReadExplanation {
  const outer = asRecord(payload);
  const inner = asRecord(outer['data']);
  const source = Array.isArray(inner['metrics']) ? inner : outer;
  const metrics = new Map(
    asList(source['metrics'])
      .flatMap(readMetric)
      .map((metric) => [metric.title, metric]),
  );
  return {
    session_id: readWith(filled, source['session_id']),
    completed_at: readWith(moment, source['completed_at']),
    previous_completed_at: readWith(moment, source['previous_completed_at']),
    metrics: [...metrics.values()],
  };
}
