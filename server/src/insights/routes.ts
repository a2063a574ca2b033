import type { FastifyPluginAsync } from 'fastify';
import {
  insightCalls,
  type Explanation,
  type InsightsResponse,
  type InsightsResult,
  type Language,
} from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import { decisionsOf } from '../actions/store';
import type { Database } from '../database';
import { ApiError } from '@verdant/federation/http';
import { questionBank } from '../quiz/question-bank';
import { answersOf, findLatestCompleted, findSession, type AnswerStore, type SessionRow } from '../quiz/store';
import { serveCall } from '../serve-call';
import { buildInsights, noInsights } from './build-insights';
import { explain } from './explanation/explain';
import { languageOf } from '../language/language-of';
import { findScoredBefore, withChanges } from './history/compare';
import { pictureOf } from './picture';

/** The lists stand in `data` and at the top level (readings, "Dashboard"). */
function toResponse(result: InsightsResult): InsightsResponse {
  return { data: result, ...result };
}

const LATEST = 'latest';

/** What the explanation of a session is made of; a session that is not completed has none yet. */
async function explanationOf(
  answerStore: AnswerStore,
  session: SessionRow | null,
  language: Language,
): Promise<Explanation> {
  if (!session || session.completedAt === null) {
    return { session_id: session?.id ?? null, completed_at: null, previous_completed_at: null, metrics: [] };
  }
  const previous = await findScoredBefore(answerStore, questionBank, session);
  const metrics = explain(questionBank, await answersOf(answerStore, session), previous && previous.answers, language);
  const isCompared = metrics.some(({ change }) => change !== null);
  return {
    session_id: session.id,
    completed_at: session.completedAt.toISOString(),
    previous_completed_at: (isCompared && previous?.completedAt.toISOString()) || null,
    metrics,
  };
}

/** Insights from a user's own answers (spec 7). Without a completed quiz they are empty, which is no error. */
export const insightsRoutes: FastifyPluginAsync<AnswerStore<Database>> = async (app, { db, cipher }) => {
  const answerStore = { db, cipher };
  const signedIn = { preHandler: authenticate(db) };

  const insightsOf = async (session: SessionRow | null, language: Language): Promise<InsightsResponse> => {
    if (!session || session.completedAt === null) return toResponse(noInsights);
    const answers = await answersOf(answerStore, session);
    const decided = { decisions: await decisionsOf(db, session.userId), completedAt: session.completedAt };
    const result = buildInsights(questionBank, answers, language, decided);
    const earlier = await findScoredBefore(answerStore, questionBank, session);
    return toResponse(earlier ? withChanges(result, pictureOf(questionBank, answers), earlier) : result);
  };

  serveCall(app, insightCalls.latest, signedIn, async (request) =>
    insightsOf(await findLatestCompleted(db, request.account.id), languageOf(request)),
  );

  const ownSession = async (userId: string, id: string): Promise<SessionRow> => {
    const stored = await findSession(answerStore, userId, id);
    if (!stored) throw new ApiError(404, 'Quiz session not found.');
    return stored.session;
  };

  serveCall(app, insightCalls.bySession, signedIn, async (request, { params }) =>
    insightsOf(await ownSession(request.account.id, params.id), languageOf(request)),
  );

  serveCall(app, insightCalls.explanation, signedIn, async (request, { params: { id } }) => {
    const userId = request.account.id;
    const session = id === LATEST ? await findLatestCompleted(db, userId) : await ownSession(userId, id);
    return explanationOf(answerStore, session, languageOf(request));
  });
};
