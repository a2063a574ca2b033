import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { readExplanation, readInsights } from './read-insights';

const id = v.pipe(v.string(), v.maxLength(100));
const ofQuestion = v.object({ id });

/** Decision about an answer that differs from account data: use the figure, or keep the answer until the figure changes. */
export const differenceDecision = v.object({
  session_id: id,
  decision: v.picklist(['use', 'keep']),
  /** Option that the page suggested from account data. The call is refused if the accounts now suggest another option. */
  answer: id,
});
export type DifferenceDecision = v.InferOutput<typeof differenceDecision>;

const ofSession = v.object({ id });

/** Returns a schema for lenient parsing by clients. The server guarantees types `InsightsResponse` and `Explanation`. */
const leniently = <T>(read: (payload: unknown) => T) => v.pipe(v.unknown(), v.transform(read));

export const insightCalls = {
  latest: { method: 'GET', path: '/adaptive-quiz/insights', response: leniently(readInsights) },
  bySession: {
    method: 'GET',
    path: '/adaptive-quiz/insights/:id',
    params: ofSession,
    response: leniently(readInsights),
  },
  /** `id` is the id of a session or `latest`. */
  explanation: {
    method: 'GET',
    path: '/adaptive-quiz/insights/:id/explanation',
    params: ofSession,
    response: leniently(readExplanation),
  },
  /** `id` is the id of the question. Returns the insights after the decision. */
  decideDifference: {
    method: 'PUT',
    path: '/adaptive-quiz/differences/:id',
    params: ofQuestion,
    body: differenceDecision,
    response: leniently(readInsights),
  },
  /** Undoes the last decision and restores the previous answer. */
  undoDifference: {
    method: 'DELETE',
    path: '/adaptive-quiz/differences/:id',
    params: ofQuestion,
    response: leniently(readInsights),
  },
} as const satisfies Record<string, ApiCall>;
