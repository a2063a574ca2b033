import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  DEFAULT_QUESTION_TOTAL,
  type ActiveQuiz,
  type RespondRequest,
  type RespondResponse,
  type StartResponse,
  type ExtrasResponse,
} from '@verdant/shared/contract';
import type { Database } from '../database';
import { ApiError, fieldError } from '@verdant/federation/http';
import { checkAnswer, sameAnswer, type AnswerCheckResult } from './check-answer';
import { nextQuestion, hashToSeed, type QuizStepView } from './engine';
import {
  currentQuestion,
  computeSessionStep,
  toActiveQuiz,
  toExistingQuiz,
  toExtraQuestions,
  toQuizState,
} from './session-view';
import type { QuizContext, AnswerStore, StoredSession } from './store';
import { checkNewAnswer, saveAnswer, saveAnswers } from './save-answer';
import { supportNeedsOf } from './support-needs';
import { questionBank } from './question-bank';
import { requireCompletedSession } from './completed-session';
import * as store from './store';

async function createSession(answerStore: AnswerStore, userId: string): Promise<void> {
  const previous = await store.findLatestCompletedSession(answerStore.db, userId);
  const answers = previous ? await store.findSessionAnswers(answerStore, previous) : [];
  const id = randomUUID();
  const total = DEFAULT_QUESTION_TOTAL;
  const first = nextQuestion([], { total, seed: hashToSeed(id) });
  if (!first) throw new Error('the question bank has no first question');
  const previousQuestionIds = answers.map(({ questionId }) => questionId);
  await store.insertSession(answerStore.db, { id, userId, total, previousQuestionIds, currentQuestionId: first.id });
}

async function currentSession(answerStore: AnswerStore<Database>, userId: string): Promise<StoredSession> {
  const stored = await store.findCurrentSession(answerStore, userId);
  if (!stored) throw new ApiError(409, 'Your quiz was restarted somewhere else. Please try again.');
  return stored;
}

/** Returns a new or a still empty session, or else the data with which the user chooses between resume and restart. */
export async function startQuiz(quiz: QuizContext, userId: string): Promise<StartResponse> {
  const { language } = quiz;
  let stored = await store.findCurrentSession(quiz, userId);
  if (!stored) {
    await createSession(quiz, userId);
    stored = await currentSession(quiz, userId);
  }
  return stored.answers.length > 0 ? toExistingQuiz(stored, language) : toActiveQuiz(stored, language);
}

/** Archives the session with the answers, and starts a new one. */
export async function restartQuiz({ db, cipher, language }: QuizContext, userId: string): Promise<ActiveQuiz> {
  const stored = await db.transaction(async (tx) => {
    await store.archiveCurrentSession(tx, userId);
    await createSession({ db: tx, cipher }, userId);
    return currentSession({ db: tx, cipher }, userId);
  });
  return toActiveQuiz(stored, language);
}

function refuseEnded({ language }: QuizContext, stored: StoredSession): void {
  if (stored.session.archivedAt !== null) {
    throw new ApiError(409, 'This quiz was restarted. Please continue with the newer one.');
  }
  if (stored.session.completedAt !== null) {
    throw new ApiError(409, 'This quiz is already completed.', { extra: toQuizState(stored, language) });
  }
}

/** Continues a session. Throws a 404 for another user's session, and a 409 for an ended one. */
export async function continueQuiz(quiz: QuizContext, userId: string, sessionId: string): Promise<ActiveQuiz> {
  const { language } = quiz;
  const stored = await store.findSession(quiz, userId, sessionId);
  refuseEnded(quiz, stored);
  return toActiveQuiz(stored, language);
}

function toRespond({ language }: QuizContext, stored: StoredSession, view?: QuizStepView): RespondResponse {
  const completed = stored.session.completedAt !== null;
  return {
    completed,
    ...toQuizState(stored, language, view),
    support: supportNeedsOf(stored.answers),
    ...(completed && { extras: toExtraQuestions(stored.answers, language) }),
  };
}

/** A response with an unchecked answer; `offered` is the option that the accounts suggest. */
type SubmittedResponse = Omit<RespondRequest['response'], 'answer'> & {
  readonly answer: unknown;
  readonly offered?: string | undefined;
};

/** True if the same answer is already stored, so that a repeated request is no error. */
function isRepeated({ answers }: StoredSession, questionId: string, checked: AnswerCheckResult | undefined): boolean {
  const before = answers.find((answer) => answer.questionId === questionId);
  return before !== undefined && checked?.ok === true && sameAnswer(checked.answer, before.rawAnswer ?? before.answer);
}

/** Returns the answer to store. Throws 409 with the quiz state if the question is not current; 422 for invalid answers. */
function newAnswer({ language }: QuizContext, stored: StoredSession, submitted: SubmittedResponse): store.NewAnswer {
  const question = currentQuestion(stored);
  if (!question || question.id !== submitted.question_id) {
    const answered = stored.answers.some(({ questionId }) => questionId === submitted.question_id);
    const detail = answered ? 'You have already answered this question.' : 'This is not the current question.';
    throw new ApiError(409, detail, { extra: toQuizState(stored, language) });
  }
  const checked = checkNewAnswer(question, submitted.answer, language);
  const source = submitted.source !== undefined && checked.answer === submitted.offered ? submitted.source : null;
  return { ...checked, touched: submitted.touched ?? null, source };
}

/** Maximum number of attempts to store an answer. An attempt fails if the session was changed meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * Stores an answer and makes the next question current, without a lock. Reads the session again and retries if the session
 * was changed meanwhile, even by another server. Throws a 404, 409 or 422 like `continueQuiz` and `newAnswer`.
 */
export async function respond(
  quiz: QuizContext,
  userId: string,
  sessionId: string,
  submitted: SubmittedResponse,
): Promise<RespondResponse> {
  const question = questionBank.byId.get(submitted.question_id);
  const checked = question && checkAnswer(question, submitted.answer);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await store.findSession(quiz, userId, sessionId);
    if (stored.session.archivedAt === null && isRepeated(stored, submitted.question_id, checked)) {
      return toRespond(quiz, stored);
    }
    refuseEnded(quiz, stored);
    const answer = newAnswer(quiz, stored, submitted);
    const step = computeSessionStep(stored.session, [...stored.answers, answer]);
    const following = step.next();
    const [after, view] = await Promise.all([
      saveAnswer(quiz, stored, answer, following?.id ?? null),
      // The view is computed while the database stores the answer.
      nextTurn().then(() => step.viewWith(following)),
    ]);
    if (after) return toRespond(quiz, after, view);
  }
  throw new ApiError(409, 'Your quiz was changed somewhere else. Please try again.');
}

/**
 * Adds or replaces answers to extra questions. Stores nothing and throws a 404 for another user's session, a 409 for an
 * uncompleted session, or a 422 for an invalid answer.
 */
export async function saveExtraAnswers(
  { db, cipher, language }: QuizContext,
  userId: string,
  sessionId: string,
  submitted: readonly { readonly question_id: string; readonly answer: unknown }[],
): Promise<ExtrasResponse> {
  const answers = submitted.map(({ question_id: id, answer }) => {
    const question = questionBank.byId.get(id);
    if (!question?.extra) throw fieldError('answers', 'This question cannot be added');
    return { ...checkNewAnswer(question, answer, language, 'answers'), touched: null, source: null };
  });
  return db.transaction(async (tx) => {
    const answerStore = { db: tx, cipher };
    const stored = await store.lockSession(answerStore, userId, sessionId);
    requireCompletedSession(stored.session);
    await saveAnswers(answerStore, stored, answers);
    return { support: supportNeedsOf(await store.findSessionAnswers(answerStore, stored.session)) };
  });
}
