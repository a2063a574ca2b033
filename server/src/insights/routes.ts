import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  actionCalls,
  FIRST_STEPS,
  historyCalls,
  insightCalls,
  KIND_LINE,
  resultCalls,
  type Answer,
  type Explanation,
  type InsightsResponse,
  type InsightsResult,
  type Language,
  type KindLine,
  type QuizResult,
} from '@verdant/shared/contract';
import { ApiError, fieldError } from '@verdant/federation/http';
import { authenticate } from '../accounts/authenticate';
import { findDecisions, removeDecision, saveDecision, type DecisionsByRule } from '../actions/store';
import type { Database } from '../database';
import { languageOf } from '../language/language-of';
import { findTroubleSigns, type TroubleSign } from '../money/signs';
import { findOfferedAnswer } from '../offered-answers/find-offered-answer';
import type { GivenAnswer } from '../quiz/answers';
import { findCompletedSession, LATEST_SESSION_ID } from '../quiz/completed-session';
import { toExtraQuestions } from '../quiz/session-view';
import {
  findSessionAnswers,
  findLatestCompletedSession,
  findSession,
  listCompletedSessions,
  type AnswerStore,
  type SessionRow,
} from '../quiz/store';
import { serveCall } from '../serve-call';
import { buildInsights, noInsights } from './build-insights';
import { decideDifference, differencesOf, findKeptAnswers, undoDifference } from './differences/differences';
import { explainScores } from './explanation/explain';
import { addMetricChanges, findEarlierScoredQuiz, findOpenActions } from './history/earlier-quiz';
import { buildHistory } from './history/history';
import { findAccountFindings } from './own-amounts/account-figures';
import { userFactsOf } from './user-facts';
import type { AdviceDecisions } from './recommendations/decided';
import { linksBySign } from './recommendations/links';
import type { Rule } from './recommendations/rule';
import { rules } from './recommendations/rules';
import { fillBenchmarks, textsIn } from './texts';

const noResult: QuizResult = {
  session_id: null,
  completed_at: null,
  changed: 0,
  insights: noInsights,
  metrics: [],
  extras: [],
  extra_answers: [],
  open_actions: [],
};

/** Maximum number of quizzes in the history: six years with a quiz every three months. */
const MOST_QUIZZES = 24;

/** Parts of the dashboard that a user can close permanently. */
const CLOSABLE: readonly string[] = [KIND_LINE, FIRST_STEPS];

/** Returns the rule about whose recommendation a user decides; undefined for a part of the dashboard. Throws a 404. */
function findDecidedRule(id: string): Rule | undefined {
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule && !CLOSABLE.includes(id)) throw new ApiError(404, 'Action not found.');
  return rule;
}

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

/**
 * Serves a user's insights (spec 7), the user's decisions about recommendations, the history of scores, and the result of a
 * quiz as of its completion.
 */
export const insightsRoutes: FastifyPluginAsync<AnswerStore<Database>> = async (app, { db, cipher }) => {
  const answerStore = { db, cipher };
  const signedIn = { preHandler: authenticate(db) };

  const insightsOf = async (session: SessionRow | null, decisions: DecisionsByRule, language: Language) => {
    if (!session || session.completedAt === null) return noInsights;
    const { id: sessionId, userId } = session;
    const answers = await findSessionAnswers(answerStore, session);
    const decided = { decisions, completedAt: session.completedAt };
    const findings = await findAccountFindings(db, userId, new Date());
    const insightsFrom = (given: readonly GivenAnswer[]) => buildInsights(given, language, decided, findings);
    const { offers } = findings;
    const kept = offers.size > 0 ? await findKeptAnswers(db, userId) : [];
    const differences = differencesOf({ sessionId, answers, offers, kept, language, insightsOf: insightsFrom });
    const result = { ...insightsFrom(answers), ...(differences.length > 0 && { differences }) };
    const earlier = await findEarlierScoredQuiz(answerStore, session);
    return earlier ? addMetricChanges(result, userFactsOf(answers), earlier) : result;
  };

  const latestOf = async (request: FastifyRequest) => {
    const userId = request.account.id;
    const language = languageOf(request);
    const decisions = await findDecisions(db, userId);
    const result = await insightsOf(await findLatestCompletedSession(db, userId), decisions, language);
    // Only the latest insights get the sentence about signs of trouble, because signs in transactions are current.
    const line = chooseSupportSentence(await findTroubleSigns(db, userId), decisions, language);
    const isClosed = decisions.has(FIRST_STEPS);
    return toResponse({ ...result, ...(line && { kind_line: line }), ...(isClosed && { steps_closed: true }) });
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
    return toResponse(await insightsOf(session, await findDecisions(db, session.userId), languageOf(request)));
  });

  serveCall(app, insightCalls.explanation, signedIn, async (request, { params: { id } }) => {
    const userId = request.account.id;
    const session =
      id === LATEST_SESSION_ID
        ? await findLatestCompletedSession(db, userId)
        : (await findSession(answerStore, userId, id)).session;
    return explanationOf(answerStore, session, languageOf(request));
  });

  serveCall(app, historyCalls.list, signedIn, async (request) =>
    buildHistory(await listCompletedSessions(answerStore, request.account.id, MOST_QUIZZES), languageOf(request)),
  );

  const resultOf = async (userId: string, id: string, language: Language): Promise<QuizResult> => {
    const found = await findCompletedSession(answerStore, userId, id);
    if (!found) return noResult;
    const { session, isLatest } = found;
    const { completedAt } = session;
    const answers = await findSessionAnswers(answerStore, session);
    const extras = toExtraQuestions(answers, language);
    const extraIds = new Set(extras.map((extra) => extra.id));
    const decided = { decisions: await findDecisions(db, userId), completedAt };
    return {
      session_id: session.id,
      completed_at: completedAt.toISOString(),
      ...resultOfTheDay(answers, language, decided),
      extras,
      extra_answers: answers
        .filter(({ questionId }) => extraIds.has(questionId))
        .map(({ questionId, answer }) => ({ question_id: questionId, answer })),
      open_actions: isLatest ? await findOpenActions(answerStore, userId, language) : [],
    };
  };

  serveCall(app, resultCalls.read, signedIn, async (request, { params: { id } }) =>
    resultOf(request.account.id, id, languageOf(request)),
  );

  serveCall(app, actionCalls.decide, signedIn, async (request, { params: { id }, body }) => {
    const isHelp = findDecidedRule(id)?.rescue !== undefined;
    if (body.state === 'dismissed' && isHelp) throw fieldError('state', 'This help cannot be dismissed');
    return saveDecision(db, request.account.id, id, body);
  });

  serveCall(app, actionCalls.reopen, signedIn, async (request, { params: { id } }, reply) => {
    findDecidedRule(id);
    await removeDecision(db, request.account.id, id);
    return reply.code(204).send();
  });
};

/** The current answer, and the answer at the completion of the quiz if changed since; else null. */
type DatedAnswer = GivenAnswer & { readonly firstAnswer: Answer | null };

/**
 * Returns the result as of the quiz's completion, with the answers and decisions from before that time. Answers to extra
 * questions count even if given later; pure.
 */
function resultOfTheDay(
  answers: readonly DatedAnswer[],
  language: Language,
  { decisions, completedAt }: AdviceDecisions,
): Pick<QuizResult, 'changed' | 'insights' | 'metrics'> {
  const ofTheDay = answers.map(({ firstAnswer, ...given }) => ({ ...given, answer: firstAnswer ?? given.answer }));
  const before = new Map([...decisions].filter(([, { changedAt }]) => changedAt < completedAt));
  return {
    changed: answers.filter(({ firstAnswer }) => firstAnswer !== null).length,
    insights: buildInsights(ofTheDay, language, { decisions: before, completedAt }),
    metrics: explainScores(ofTheDay, null, language),
  };
}

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
