import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { insightsStatus, metricInsight, recommendation } from './insights';
import { answer, answerSource, question } from './quiz';
import { supportNeeds } from './support';

const id = v.pipe(v.string(), v.maxLength(100));

/** One answer of a completed quiz, with the question as it is asked today. */
export const quizAnswer = v.object({
  question,
  /** Null where the stored answer is not one that the question takes any more. */
  answer: v.nullable(answer),
  /** False where another answer states that the question does not apply: it stays stored, and its points do not count. */
  applies: v.boolean(),
  /** Reading of a free text, as a sentence. */
  note: v.optional(v.string()),
  source: v.fallback(v.optional(answerSource), undefined),
  /** ISO; when it was taken from the accounts. */
  source_on: v.optional(v.string()),
});
export type QuizAnswer = v.InferOutput<typeof quizAnswer>;

/** GET /adaptive-quiz/sessions/{id}/answers; `id` may be `latest`. Without a completed quiz `session_id` is null. */
export const quizAnswers = v.object({
  session_id: v.nullable(v.string()),
  /** ISO. */
  completed_at: v.nullable(v.string()),
  /** Whether this is the latest completed quiz: only its answers can be changed. */
  changeable: v.boolean(),
  answers: v.array(quizAnswer),
  support: v.optional(supportNeeds, []),
});
export type QuizAnswers = v.InferOutput<typeof quizAnswers>;

/** Outcome of the answers: the four metrics, empty with too few answers, and the first recommendation. */
export const outcome = v.object({
  status: insightsStatus,
  metrics: v.array(metricInsight),
  first: v.nullable(recommendation),
});
export type Outcome = v.InferOutput<typeof outcome>;

/** POST /adaptive-quiz/sessions/{id}/preview: what one changed answer would lead to. Stores nothing. */
export const preview = v.object({ before: outcome, after: outcome });
export type Preview = v.InferOutput<typeof preview>;

const SESSIONS = '/adaptive-quiz/sessions/:id';

export const answerCalls = {
  list: { method: 'GET', path: `${SESSIONS}/answers`, params: v.object({ id }), response: quizAnswers },
  preview: {
    method: 'POST',
    path: `${SESSIONS}/preview`,
    params: v.object({ id }),
    body: v.object({ question_id: id, answer }),
    response: preview,
  },
  /** Returns the list with the changed answer in it. */
  change: {
    method: 'PUT',
    path: `${SESSIONS}/answers/:question_id`,
    params: v.object({ id, question_id: id }),
    /** `source` is stored only if the answer is what the accounts suggest. */
    body: v.object({ answer, source: v.optional(answerSource) }),
    response: quizAnswers,
  },
} as const satisfies Record<string, ApiCall>;
