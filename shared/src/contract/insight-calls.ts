import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { readExplanation } from './read-explanation';
import { readInsights } from './read-insights';

const ofSession = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });

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
} as const satisfies Record<string, ApiCall>;
