import * as v from 'valibot';
import type { InsightsResponse, InsightsResult } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import type { ApiRoutes } from '../app-context';
import { ApiError, parseParams } from '../http';
import { bank } from '../quiz/bank';
import { answersOf, findLatestCompleted, findSession, type SessionRow } from '../quiz/store';
import { buildInsights, noInsights } from './build-insights';

const insightsParams = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });

/** The lists stand in `data` and at the top level (readings, "Dashboard"). */
function toResponse(result: InsightsResult): InsightsResponse {
  return { data: result, ...result };
}

/** Insights from a user's own answers (spec 7). Without a completed quiz they are empty, which is no error. */
export const insightsRoutes: ApiRoutes = async (app, { db }) => {
  const signedIn = { preHandler: authenticate(db) };

  const insightsOf = async (session: SessionRow | null): Promise<InsightsResponse> => {
    if (!session || session.completedAt === null) return toResponse(noInsights);
    return toResponse(buildInsights(bank, await answersOf(db, session.id)));
  };

  app.get('/adaptive-quiz/insights', signedIn, async (request) =>
    insightsOf(await findLatestCompleted(db, request.account.id)),
  );

  app.get('/adaptive-quiz/insights/:id', signedIn, async (request) => {
    const { id } = parseParams(insightsParams, request.params);
    const stored = await findSession(db, request.account.id, id);
    if (!stored) throw new ApiError(404, 'Quiz session not found.');
    return insightsOf(stored.session);
  });
};
