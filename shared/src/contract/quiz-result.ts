import * as v from 'valibot';
import { openAction } from './actions';
import type { ApiCall } from './api-call';
import { explainedMetric, insightsResult } from './insights';
import { answer, question } from './quiz';

/** GET /adaptive-quiz/sessions/{id}/result (`latest` too): the result that a quiz had at its completion. */
export const quizResult = v.object({
  session_id: v.nullable(v.string()),
  /** ISO. */
  completed_at: v.nullable(v.string()),
  /** Number of answers that the user changed after the completion. */
  changed: v.number(),
  insights: insightsResult,
  /** Metrics with the reasons for their values; empty if the insights are empty. */
  metrics: v.array(explainedMetric),
  /** Optional questions, and the current answers to them, which the advice uses. */
  extras: v.array(question),
  extra_answers: v.array(v.object({ question_id: v.string(), answer })),
  /** Recommendations of the previous quiz that the user has not decided about; empty unless this quiz is the latest. */
  open_actions: v.array(openAction),
});
export type QuizResult = v.InferOutput<typeof quizResult>;

export const resultCalls = {
  read: {
    method: 'GET',
    path: '/adaptive-quiz/sessions/:id/result',
    params: v.object({ id: v.pipe(v.string(), v.maxLength(100)) }),
    response: quizResult,
  },
} as const satisfies Record<string, ApiCall>;
