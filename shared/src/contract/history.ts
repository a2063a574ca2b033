import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { metricChange, percentRange, scoreDots } from './insights';

/** One completed quiz. `too_little`: too few answers for a score, so `metrics` is empty. */
export const pastQuiz = v.object({
  id: v.string(),
  /** ISO. */
  completed_at: v.string(),
  status: v.picklist(['scored', 'too_little']),
  metrics: v.array(
    v.object({ title: v.string(), value: v.number(), range: percentRange, dots: v.optional(scoreDots) }),
  ),
});
export type PastQuiz = v.InferOutput<typeof pastQuiz>;

/** An answer that differs from the previous quiz, and its effect on a metric. */
export const changedAnswer = v.object({
  question_id: v.string(),
  question: v.string(),
  /** Labels of the previous answer; null if the previous quiz did not ask the question. */
  before: v.nullable(v.string()),
  now: v.string(),
  /** Effect of the changed answer on the metric, in points with one decimal. */
  points: v.number(),
});
export type ChangedAnswer = v.InferOutput<typeof changedAnswer>;

export const changedMetric = v.object({
  title: v.string(),
  change: metricChange,
  /** Answers that changed the metric, the answer with the strongest effect first. */
  answers: v.array(changedAnswer),
});
export type ChangedMetric = v.InferOutput<typeof changedMetric>;

/** GET /adaptive-quiz/history: the last completed quizzes, the oldest first. */
export const quizHistory = v.object({
  quizzes: v.array(pastQuiz),
  /** Differences between the two newest quizzes with a score; empty with fewer than two. */
  changes: v.array(changedMetric),
});
export type QuizHistory = v.InferOutput<typeof quizHistory>;

export const historyCalls = {
  list: { method: 'GET', path: '/adaptive-quiz/history', response: quizHistory },
} as const satisfies Record<string, ApiCall>;
