import type { ActiveQuiz, RespondResponse, StartResponse } from '@verdant/shared/contract';
import {
  answerExtra,
  markExtrasFailed,
  markExtrasSaved,
  isSavingExtras,
  leaveResult,
  submitExtras,
  offerSupport,
  dismissSupport,
} from './extras-reducer';
import { shownAnswerFor, isAnswer, type GivenAnswer } from './given';
import {
  noSupportOffers,
  type UserEvent,
  type ExistingQuizPromptState,
  type QuestionState,
  type QuizEvent,
  type QuizState,
  type ResultState,
  type SubmittingState,
} from './quiz-state';
import { finishingState, applyReopenedResult, showResult } from './result-reducer';

export const initialQuizState: QuizState = { status: 'loading', request: { type: 'start' }, takesFocus: false };

/** Session id that means the latest result in API calls. */
export const LATEST_RESULT_ID = 'latest';

/**
 * Returns the state that opens the result of a completed quiz again.
 * @param sessionId of a completed quiz, or `LATEST_RESULT_ID`
 */
export const reopeningState = (sessionId: string): QuizState => ({
  status: 'reopening',
  request: { type: 'reopen', sessionId },
});

type Entrance = { draft: GivenAnswer | null } & Partial<
  Pick<QuestionState, 'answers' | 'support' | 'takesFocus' | 'notice'>
>;

function ask(
  quiz: ActiveQuiz,
  { draft, answers = {}, support = noSupportOffers, takesFocus = true, notice = null }: Entrance,
): QuestionState {
  const kept = draft ? { ...answers, [quiz.question.id]: draft } : answers;
  return { status: 'question', request: null, quiz, answers: kept, support, takesFocus, notice };
}

function begin(quiz: ActiveQuiz, entrance: Entrance, first: GivenAnswer | null | undefined): QuizState {
  return first ? submit(ask(quiz, { ...entrance, draft: first })) : ask(quiz, entrance);
}

function start(response: StartResponse, entrance: Entrance, first: GivenAnswer | null | undefined): QuizState {
  if (!('has_existing_session' in response)) {
    return begin(response, entrance, first);
  }
  const status = response.completed ? 'completed-prompt' : 'resume-prompt';
  return { status, existing: response, request: null, failure: null };
}

function backToQuestion(
  { quiz, answers, support, takesFocus }: SubmittingState,
  notice: QuestionState['notice'],
): QuestionState {
  return { status: 'question', request: null, quiz, answers, support, takesFocus, notice };
}

function moveOn(state: SubmittingState, response: RespondResponse, draft: GivenAnswer | null): QuizState {
  const { session, progress } = state.quiz;
  const { range_width } = response.session ?? session;
  const support = offerSupport(state.support, response.support ?? []);
  if (response.completed) {
    const { total } = response.progress ?? progress;
    const sessionId = response.session?.session_id ?? session.session_id;
    const complete = { current: total, total, completion_percentage: 100 };
    return finishingState({
      sessionId,
      progress: complete,
      range_width,
      extras: response.extras ?? [],
      openActions: response.open_actions ?? [],
      answers: {},
      support,
    });
  }
  if (!response.question) return backToQuestion(state, 'submit-failed');
  const next = {
    question: response.question,
    session: response.session ?? session,
    progress: response.progress ?? { ...progress, current: progress.current + 1 },
  };
  return ask(next, { draft, answers: state.answers, support });
}

function resultFailed(state: ResultState): ResultState {
  // Leaves the visible result unchanged if the result cannot be fetched again.
  return isSavingExtras(state) ? markExtrasFailed(state) : { ...state, request: null };
}

function fail(state: QuizState, gone: boolean): QuizState {
  switch (state.status) {
    case 'loading':
      return { status: 'load-failed', request: null };
    case 'reopening':
      // A URL of a deleted result, or of another user's result, opens the user's latest result.
      if (gone && state.request.sessionId !== LATEST_RESULT_ID) return reopeningState(LATEST_RESULT_ID);
      return { status: 'reopen-failed', request: null, sessionId: state.request.sessionId };
    case 'resume-prompt':
    case 'completed-prompt':
      return state.request ? { ...state, request: null, failure: state.request.type } : state;
    case 'submitting':
      return backToQuestion(state, gone ? 'gone' : 'submit-failed');
    case 'result':
      return resultFailed(state);
    case 'question':
      // Leaves the question in the previous language if it cannot be fetched in the new language.
      return state.request ? { ...state, request: null } : state;
    case 'load-failed':
    case 'reopen-failed':
    case 'no-result':
    case 'finishing':
    case 'leaving':
      return state;
  }
}

function choose(state: ExistingQuizPromptState, choice: 'continue' | 'restart'): QuizState {
  if (state.request) return state;
  if (choice === 'restart') return { ...state, request: { type: 'restart' }, failure: null };
  if (state.status === 'completed-prompt') return state;
  return { ...state, request: { type: 'continue', sessionId: state.existing.session_id }, failure: null };
}

function submit(state: QuestionState): QuizState {
  const { quiz, answers, support, takesFocus } = state;
  const given = shownAnswerFor(quiz.question, answers);
  if (!given || !isAnswer(quiz.question, given.answer)) return state;
  return { status: 'submitting', request: { type: 'respond', quiz, given }, quiz, answers, support, takesFocus };
}

function answer(state: QuestionState, questionId: string, given: GivenAnswer): QuizState {
  if (questionId !== state.quiz.question.id) return state;
  return { ...state, answers: { ...state.answers, [questionId]: given }, notice: null };
}

function applyUserEvent(state: QuizState, event: UserEvent): QuizState {
  switch (event.type) {
    case 'reloaded': {
      if (state.status === 'reopen-failed') return reopeningState(state.sessionId);
      const stuck = state.status === 'load-failed' || (state.status === 'question' && state.notice === 'gone');
      return stuck ? { status: 'loading', request: { type: 'start' }, takesFocus: true } : state;
    }
    case 'changed-language':
      return reword(state);
    case 'chose':
      return 'existing' in state ? choose(state, event.choice) : state;
    case 'answered':
      if (state.status === 'result') return answerExtra(state, event.questionId, event.given);
      return state.status === 'question' ? answer(state, event.questionId, event.given) : state;
    case 'pressed-next':
      if (state.status === 'result') return submitExtras(state, { leaves: false });
      return state.status === 'question' ? submit(state) : state;
    case 'pressed-dashboard':
      return state.status === 'result' ? leaveResult(state, event) : state;
    case 'dismissed-support':
      return 'support' in state ? { ...state, support: dismissSupport(state.support) } : state;
    case 'pressed-back':
      return state.status === 'question' ? { ...state, notice: 'back' } : state;
  }
}

/** Requests the visible content in the new language. In other states `useRequests` sends a pending request again. */
function reword(state: QuizState): QuizState {
  if (state.status === 'question') {
    return { ...state, request: { type: 'reword', sessionId: state.quiz.session.session_id } };
  }
  if (state.status !== 'result' || state.request?.type === 'extras') return state;
  return { ...state, request: { type: 'reopen', sessionId: state.sessionId } };
}

function reworded(state: QuestionState, quiz: ActiveQuiz): QuestionState | null {
  return quiz.question.id === state.quiz.question.id ? { ...state, quiz, request: null } : null;
}

/** The quiz's state machine (spec 4, "Quiz flow"). An event that does not apply to the state leaves the state unchanged. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'started':
      return state.status === 'loading'
        ? start(event.response, { draft: event.draft, takesFocus: state.takesFocus }, event.first)
        : state;
    case 'opened':
      return 'existing' in state && state.request ? begin(event.quiz, { draft: event.draft }, event.first) : state;
    case 'responded':
      return state.status === 'submitting' ? moveOn(state, event.response, event.draft) : state;
    case 'superseded':
      return state.status === 'submitting'
        ? ask(event.quiz, { draft: event.draft, answers: state.answers, support: state.support, notice: 'moved' })
        : state;
    case 'reworded': {
      if (state.status !== 'question') return state;
      const { answers, support } = state;
      return reworded(state, event.quiz) ?? ask(event.quiz, { draft: event.draft, answers, support, notice: 'moved' });
    }
    case 'reopened':
      return applyReopenedResult(state, event.response, event.drafts);
    case 'extras-saved':
      return state.status === 'result' && isSavingExtras(state) ? markExtrasSaved(state, event.support) : state;
    case 'finished':
      return state.status === 'finishing' ? showResult(state, event.insights) : state;
    case 'failed':
      return fail(state, event.gone);
    case 'reloaded':
    case 'changed-language':
    case 'chose':
    case 'answered':
    case 'pressed-next':
    case 'pressed-dashboard':
    case 'dismissed-support':
    case 'pressed-back':
      return applyUserEvent(state, event);
  }
}
