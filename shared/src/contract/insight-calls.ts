import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { readExplanation } from './read-explanation';
import { readInsights } from './read-insights';

const id = v.pipe(v.string(), v.maxLength(100));
const ofQuestion = v.object({ id });

/** Decision of a user about a difference: use the figure, or keep the answer until the figure has changed. */
export const differenceDecision = v.object({
  session_id: id,
  decision: v.picklist(['use', 'keep']),
  /** The option that was offered: refused when the accounts lead to another one by now. */
  answer: id,
});
export type DifferenceDecision = v.InferOutput<typeof differenceDecision>;

const ofSession = v.object({ id });

/** Clients read these responses leniently; what the server promises is `InsightsResponse` and `Explanation`. */
const leniently = <T>(read: (payload: unknown) => T) => v.pipe(v.unknown(), v.transform(read));

export const insightCalls = {
  latest: { method: 'GET', path: '/adaptive-quiz/insights', response: leniently(readInsights) },
  bySession: {
    method: 'GET',
    path: '/adaptive-quiz/insights/:id',
    params: ofSession,
    response: leniently(readInsights),
  },
  /** `id` may be `latest`. */
  explanation: {
    method: 'GET',
    path: '/adaptive-quiz/insights/:id/explanation',
    params: ofSession,
    response: leniently(readExplanation),
  },
  /** `id` is that of the question. Returns the insights as they are afterwards. */
  decideDifference: {
    method: 'PUT',
    path: '/adaptive-quiz/differences/:id',
    params: ofQuestion,
    body: differenceDecision,
    response: leniently(readInsights),
  },
  /** Takes the last decision back: the answer is what it was before. */
  undoDifference: {
    method: 'DELETE',
    path: '/adaptive-quiz/differences/:id',
    params: ofQuestion,
    response: leniently(readInsights),
  },
} as const satisfies Record<string, ApiCall>;
