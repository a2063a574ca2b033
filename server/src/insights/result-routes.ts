import type { FastifyPluginAsync } from 'fastify';
import { historyCalls, resultCalls, type Language, type QuizResult, type Answer } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import { findDecisions } from '../actions/store';
import type { Database } from '../database';
import { languageOf } from '../language/language-of';
import type { GivenAnswer } from '../quiz/answers';
import { findCompletedSession } from '../quiz/completed-session';
import { extraQuestions } from '../quiz/extra-questions';
import { toQuestion } from '../quiz/session-view';
import { findSessionAnswers, listCompletedSessions, type AnswerStore } from '../quiz/store';
import { serveCall } from '../serve-call';
import { noInsights, buildInsights } from './build-insights';
import { explainScores } from './explanation/explain';
import { findOpenActions } from './history/earlier-quiz';
import { buildHistory } from './history/history';
import type { AdviceDecisions } from './recommendations/decided';

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

/** Serves the history of scores, and the result of a quiz as it was when the user completed the quiz. */
export const resultRoutes: FastifyPluginAsync<AnswerStore<Database>> = async (app, { db, cipher }) => {
  const answerStore = { db, cipher };
  const signedIn = { preHandler: authenticate(db) };

  serveCall(app, historyCalls.list, signedIn, async (request) => {
    const completed = await listCompletedSessions(answerStore, request.account.id, MOST_QUIZZES);
    return buildHistory(
      completed.map(({ session: { id, completedAt }, answers }) => ({ id, completedAt, answers })),
      languageOf(request),
    );
  });

  const resultOf = async (userId: string, id: string, language: Language): Promise<QuizResult> => {
    const found = await findCompletedSession(answerStore, userId, id);
    if (!found) return noResult;
    const { session, isLatest } = found;
    const { completedAt } = session;
    const answers = await findSessionAnswers(answerStore, session);
    const extras = extraQuestions(answers).map((extraQuestion) => toQuestion(extraQuestion, language));
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
