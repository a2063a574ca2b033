import { ApiError, type ApiClient } from '@verdant/shared/api';
import {
  callApi,
  quizCalls,
  readActiveQuiz,
  resultCalls,
  type ActiveQuiz,
  type QuizResult,
} from '@verdant/shared/contract';
import type { FirstAnswer } from '@verdant/shared/first-answer';
import type { DraftStore } from './drafts';
import { fetchInsights, isSessionGoneError } from './fetch-insights';
import { isAnswer, type GivenAnswers, type GivenAnswer } from './given';
import type { QuizRequest, RespondRequest, ServerEvent } from './quiz-state';

type Edge = {
  api: ApiClient;
  drafts: DraftStore;
  /** Returns the answer that was given before the quiz began, and removes it from the browser. */
  takeFirstAnswer: () => FirstAnswer | null;
  signal: AbortSignal;
  now: () => Date;
  /** Called after the server accepted the last of the ten answers. */
  onCompleted: () => void;
  onLeave: () => void;
};

const failure = (error: unknown): ServerEvent => ({ type: 'failed', gone: isSessionGoneError(error) });

/** Returns the stored answers to a quiz that begins or continues. An aborted request does not consume the first answer. */
function storedAnswers(quiz: ActiveQuiz, { drafts, takeFirstAnswer, signal }: Edge) {
  const first = signal.aborted ? null : takeFirstAnswer();
  drafts.keepOnly(quiz.session.session_id);
  return { draft: drafts.read(quiz), first: matchFirstAnswer(quiz, first) };
}

function extraDrafts({ session_id, extras }: QuizResult, drafts: DraftStore): GivenAnswers {
  if (session_id === null) return {};
  const read = extras.map((question) => [question.id, drafts.read({ session: { session_id }, question })] as const);
  return Object.fromEntries(read.flatMap(([id, given]) => (given ? [[id, given]] : [])));
}

async function respond(
  { quiz, given }: RespondRequest,
  { api, drafts, signal, now, onCompleted }: Edge,
): Promise<ServerEvent> {
  try {
    const body = respondRequestBody(quiz, given, now());
    const response = await callApi(api, quizCalls.respond, { body, signal });
    if (response.completed || response.question) drafts.remove(quiz);
    if (response.completed) onCompleted();
    const { question, session = quiz.session } = response;
    return { type: 'responded', response, draft: question ? drafts.read({ question, session }) : null };
  } catch (error) {
    const current = error instanceof ApiError && error.status === 409 ? readActiveQuiz(error.body) : null;
    return current ? { type: 'superseded', quiz: current, draft: drafts.read(current) } : failure(error);
  }
}

async function ask(request: QuizRequest, edge: Edge): Promise<ServerEvent | null> {
  const { api, drafts, signal } = edge;
  switch (request.type) {
    case 'start': {
      const response = await callApi(api, quizCalls.start, { signal });
      // Keeps the answer from before the quiz until the user chooses between the existing quiz and a new quiz.
      if ('has_existing_session' in response) return { type: 'started', response, draft: null };
      return { type: 'started', response, ...storedAnswers(response, edge) };
    }
    case 'continue': {
      const quiz = await callApi(api, quizCalls.continue, { query: { session_id: request.sessionId }, signal });
      return { type: 'opened', quiz, ...storedAnswers(quiz, edge) };
    }
    case 'restart': {
      const quiz = await callApi(api, quizCalls.restart, { signal });
      return { type: 'opened', quiz, ...storedAnswers(quiz, edge) };
    }
    case 'respond':
      return respond(request, edge);
    case 'extras': {
      const answers = Object.entries(request.answers).map(([question_id, { answer }]) => ({ question_id, answer }));
      const body = { session_id: request.sessionId, answers };
      const { support } = await callApi(api, quizCalls.extras, { body, signal });
      // Removes all drafts of the session, because only the extra questions of a completed quiz can have drafts.
      drafts.removeAll(request.sessionId);
      return { type: 'extras-saved', support };
    }
    case 'reword': {
      const query = { session_id: request.sessionId };
      const quiz = await callApi(api, quizCalls.continue, { query, signal });
      return { type: 'reworded', quiz, draft: drafts.read(quiz) };
    }
    case 'reopen': {
      const response = await callApi(api, resultCalls.read, { params: { id: request.sessionId }, signal });
      return { type: 'reopened', response, drafts: extraDrafts(response, drafts) };
    }
    case 'finish':
      return { type: 'finished', insights: await fetchInsights(api, request.sessionId, signal) };
    case 'leave':
      drafts.removeAll(request.sessionId);
      edge.onLeave();
      return null;
  }
}

/**
 * Sends the request that a state requires.
 * @returns the server's event, or null if there is none; callers must ignore the event once the signal is aborted. Never
 * rejects.
 */
export async function sendRequest(request: QuizRequest, edge: Edge): Promise<ServerEvent | null> {
  // Waits because StrictMode mounts, unmounts and remounts within one task. The unmount then aborts the first request.
  await Promise.resolve();
  if (edge.signal.aborted) return null;
  return ask(request, edge).catch(failure);
}

/** Returns a visitor's answer from before the quiz if it fits the current question of a quiz without answers; else null. */
export function matchFirstAnswer(
  { session, question, progress }: ActiveQuiz,
  first: FirstAnswer | null,
): GivenAnswer | null {
  if (!first || first.questionId !== question.id || session.responses.length > 0 || progress.current !== 1) return null;
  return isAnswer(question, first.answer) ? { answer: first.answer, touched: true } : null;
}

/**
 * Returns the body of POST /adaptive-quiz/respond (spec 7). `touched` is sent only for a slider, and `source` only for a
 * confirmed suggestion; the question order starts at 1.
 */
export function respondRequestBody(
  { session, question, progress }: ActiveQuiz,
  { answer, touched, source }: GivenAnswer,
  submittedAt: Date,
) {
  const { range_width: _rangeWidth, ...data } = session;
  return {
    session_data: { ...data, current_question: question.id, current_question_text: question.text },
    response: {
      question_id: question.id,
      answer,
      ...(question.question_type === 'scale' && { touched }),
      ...(source && { source }),
      response: {
        answer,
        question_text: question.text,
        session_id: session.session_id,
        question_order: progress.current,
        submitted_at: submittedAt.toISOString(),
      },
    },
  };
}
