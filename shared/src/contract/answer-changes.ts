import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { insightsStatus, metricInsight, recommendation } from './insights';
import { answer, answerSource, question } from './quiz';
import { supportNeeds } from './support';

const id = v.pipe(v.string(), v.maxLength(100));

/** One answer of a completed quiz, with the question as it is asked today. */
export const quizAnswer = v.object({
  question,
  /** Null if the question no longer accepts the stored answer. */
  answer: v.nullable(answer),
  /** False if another answer makes the question inapplicable: the answer stays stored, but its points do not count. */
  applies: v.boolean(),
  /** Sentence that states how the server understood a free text. */
  note: v.optional(v.string()),
  source: v.fallback(v.optional(answerSource), undefined),
  /** ISO time at which the answer was taken from the accounts. */
  source_on: v.optional(v.string()),
});
export type QuizAnswer = v.InferOutput<typeof quizAnswer>;

/** GET /adaptive-quiz/sessions/{id}/answers; `id` can be `latest`. Without a completed quiz `session_id` is null. */
export const quizAnswers = v.object({
  session_id: v.nullable(v.string()),
  /** ISO. */
  completed_at: v.nullable(v.string()),
  /** True for the latest completed quiz. Answers of earlier quizzes cannot be changed. */
  changeable: v.boolean(),
  answers: v.array(quizAnswer),
  support: v.optional(supportNeeds, []),
});
export type QuizAnswers = v.InferOutput<typeof quizAnswers>;

/** Result of all answers of a quiz: the four metrics (an empty array with too few answers) and the first recommendation. */
export const quizScores = v.object({
  status: insightsStatus,
  metrics: v.array(metricInsight),
  first: v.nullable(recommendation),
});
export type QuizScores = v.InferOutput<typeof quizScores>;

/** POST /adaptive-quiz/sessions/{id}/preview: scores before and after a change of one answer. Nothing is stored. */
export const preview = v.object({ before: quizScores, after: quizScores });
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
  /** Changes one answer. Returns all answers of the quiz, with the changed answer. */
  change: {
    method: 'PUT',
    path: `${SESSIONS}/answers/:question_id`,
    params: v.object({ id, question_id: id }),
    /** The server stores `source` only if the answer equals the answer that the accounts suggest. */
    body: v.object({ answer, source: v.optional(answerSource) }),
    response: quizAnswers,
  },
} as const satisfies Record<string, ApiCall>;
