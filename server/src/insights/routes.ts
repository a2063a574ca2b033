import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  FIRST_STEPS,
  insightCalls,
  KIND_LINE,
  type Explanation,
  type InsightsResponse,
  type InsightsResult,
  type Language,
  type KindLine,
} from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import { findDecisions, type DecisionsByRule } from '../actions/store';
import type { Database } from '../database';
import { languageOf } from '../language/language-of';
import { findTroubleSigns, type TroubleSign } from '../money/signs';
import { findOfferedAnswer } from '../offered-answers/find-offered-answer';
import type { GivenAnswer } from '../quiz/answers';
import { LATEST_SESSION_ID } from '../quiz/completed-session';
import {
  findSessionAnswers,
  findLatestCompletedSession,
  findSession,
  type AnswerStore,
  type SessionRow,
} from '../quiz/store';
import { serveCall } from '../serve-call';
import { buildInsights, noInsights } from './build-insights';
import { decideDifference, findKeptAnswers, undoDifference } from './differences/decide';
import { differencesOf } from './differences/differences';
import { explainScores } from './explanation/explain';
import { findEarlierScoredQuiz, addMetricChanges } from './history/earlier-quiz';
import { findAccountFindings } from './own-amounts/account-figures';
import { userFactsOf } from './user-facts';
import { linksBySign } from './recommendations/links';
import { fillBenchmarks, textsIn } from './texts';

/** Returns the response, which contains the result twice: at the top level and in `data`. */
function toResponse(result: InsightsResult): InsightsResponse {
  return { data: result, ...result };
}

/** Returns the explanation of the scores of a quiz session; `metrics` is empty if the quiz is not completed. */
async function explanationOf(
  answerStore: AnswerStore,
  session: SessionRow | null,
  language: Language,
): Promise<Explanation> {
  if (!session || session.completedAt === null) {
    return { session_id: session?.id ?? null, completed_at: null, previous_completed_at: null, metrics: [] };
  }
  const previous = await findEarlierScoredQuiz(answerStore, session);
  const metrics = explainScores(await findSessionAnswers(answerStore, session), previous && previous.answers, language);
  const isCompared = metrics.some(({ change }) => change !== null);
  return {
    session_id: session.id,
    completed_at: session.completedAt.toISOString(),
    previous_completed_at: (isCompared && previous?.completedAt.toISOString()) || null,
    metrics,
  };
}

/** Serves the insights of a user (spec 7), which are empty without a completed quiz. */
export const insightsRoutes: FastifyPluginAsync<AnswerStore<Database>> = async (app, { db, cipher }) => {
  const answerStore = { db, cipher };
  const signedIn = { preHandler: authenticate(db) };

  const insightsOf = async (
    session: SessionRow | null,
    decisions: Awaited<ReturnType<typeof findDecisions>>,
    language: Language,
  ): Promise<InsightsResponse> => {
    if (!session || session.completedAt === null) return toResponse(noInsights);
    const { id: sessionId, userId } = session;
    const answers = await findSessionAnswers(answerStore, session);
    const decided = { decisions, completedAt: session.completedAt };
    const findings = await findAccountFindings(db, userId, new Date());
    const insightsFrom = (given: readonly GivenAnswer[]) => buildInsights(given, language, decided, findings);
    const { offers } = findings;
    const kept = offers.size > 0 ? await findKeptAnswers(db, userId) : [];
    const differences = differencesOf({
      sessionId,
      answers,
      offers,
      kept,
      language,
      insightsOf: insightsFrom,
    });
    const result = { ...insightsFrom(answers), ...(differences.length > 0 && { differences }) };
    const earlier = await findEarlierScoredQuiz(answerStore, session);
    return toResponse(earlier ? addMetricChanges(result, userFactsOf(answers), earlier) : result);
  };

  const latestOf = async (request: FastifyRequest) => {
    const userId = request.account.id;
    const language = languageOf(request);
    const decisions = await findDecisions(db, userId);
    const response = await insightsOf(await findLatestCompletedSession(db, userId), decisions, language);
    // Only the latest insights get the sentence about signs of trouble, because signs in transactions are current.
    const line = chooseSupportSentence(await findTroubleSigns(db, userId), decisions, language);
    const now = { ...(line && { kind_line: line }), ...(decisions.has(FIRST_STEPS) && { steps_closed: true }) };
    return { ...response, ...now, data: { ...response.data, ...now } };
  };

  serveCall(app, insightCalls.latest, signedIn, latestOf);

  serveCall(app, insightCalls.decideDifference, signedIn, async (request, { params: { id }, body }) => {
    const userId = request.account.id;
    await decideDifference(answerStore, userId, id, body, await findOfferedAnswer(db, userId, id));
    return latestOf(request);
  });

  serveCall(app, insightCalls.undoDifference, signedIn, async (request, { params: { id } }) => {
    await undoDifference(answerStore, request.account.id, id);
    return latestOf(request);
  });

  serveCall(app, insightCalls.bySession, signedIn, async (request, { params }) => {
    const { session } = await findSession(answerStore, request.account.id, params.id);
    return insightsOf(session, await findDecisions(db, session.userId), languageOf(request));
  });

  serveCall(app, insightCalls.explanation, signedIn, async (request, { params: { id } }) => {
    const userId = request.account.id;
    const session =
      id === LATEST_SESSION_ID
        ? await findLatestCompletedSession(db, userId)
        : (await findSession(answerStore, userId, id)).session;
    return explanationOf(answerStore, session, languageOf(request));
  });
};

/**
 * Returns a private sentence about the first sign of trouble in the transactions, with services that help; undefined once
 * dismissed. Mails, logs and scores never contain the sentence.
 */
export function chooseSupportSentence(
  signs: readonly TroubleSign[],
  decisions: DecisionsByRule,
  language: Language,
): KindLine | undefined {
  const [sign] = signs;
  if (!sign || decisions.has(KIND_LINE)) return undefined;
  return { text: fillBenchmarks(textsIn(language).signs[sign], language), links: [...linksBySign[sign]] };
}
