import type { ActiveQuiz, ExistingQuiz, RespondResponse, StartResponse } from '@verdant/shared/contract';
import type { Answers, Given } from './given';
import { givenFor, isAnswer } from './given';
import { answerExtra, extrasFailed, extrasSaved, isSaving, leaveResult, submitExtras } from './extras-reducer';
import { finish, showResult } from './result-reducer';
import { noSupport } from './quiz-state';
import { extrasReworded, reword, reworded } from './reword';
import { offer, putAway } from './support';
import type {
  PersonEvent,
  PromptState,
  QuestionState,
  QuizEvent,
  QuizState,
  ResultState,
  ServerEvent,
  SubmittingState,
} from './quiz-state';

export const initialQuizState: QuizState = { phase: 'loading', request: { kind: 'start' }, takesFocus: false };

type Entrance = { draft: Given | null } & Partial<Pick<QuestionState, 'answers' | 'support' | 'takesFocus' | 'notice'>>;

function ask(
  quiz: ActiveQuiz,
  { draft, answers = {}, support = noSupport, takesFocus = true, notice = null }: Entrance,
): QuestionState {
  const kept = draft && isAnswer(quiz.question, draft.answer) ? { ...answers, [quiz.question.id]: draft } : answers;
  return { phase: 'question', request: null, quiz, answers: kept, support, takesFocus, notice };
}

/** The quiz was completed, and what was typed after it was not sent yet. */
function resumeExtras(
  { session_id, total_responses, extras = [], open_actions = [] }: ExistingQuiz,
  answers: Answers,
): QuizState {
  const progress = { current: total_responses, total: total_responses, completion_percentage: 100 };
  return finish({
    sessionId: session_id,
    progress,
    extras,
    openActions: open_actions,
    answers,
    support: noSupport,
  });
}

/** What was given before the page opened. */
type Before = { first?: Given | null; extras?: Answers };

function start(response: StartResponse, entrance: Entrance, { first, extras = {} }: Before): QuizState {
  if (!('has_existing_session' in response)) {
    return first ? submit(ask(response, { ...entrance, draft: first })) : ask(response, entrance);
  }
  if (response.completed && Object.keys(extras).length > 0) return resumeExtras(response, extras);
  const phase = response.completed ? 'completed-prompt' : 'resume-prompt';
  return { phase, existing: response, request: null, failure: null };
}

function backToQuestion(
  { quiz, answers, support, takesFocus }: SubmittingState,
  notice: QuestionState['notice'],
): QuestionState {
  return { phase: 'question', request: null, quiz, answers, support, takesFocus, notice };
}

function moveOn(state: SubmittingState, response: RespondResponse, draft: Given | null): QuizState {
  const { session, progress } = state.quiz;
  const { range_width } = response.session ?? session;
  const support = offer(state.support, response.support ?? []);
  if (response.completed) {
    const { total } = response.progress ?? progress;
    const sessionId = response.session?.session_id ?? session.session_id;
    const complete = { current: total, total, completion_percentage: 100 };
    return finish({
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
  if (isSaving(state)) return extrasFailed(state);
  return state.request?.kind === 'reword' ? extrasReworded(state, { questions: [], openActions: [] }) : state;
}

function fail(state: QuizState, gone: boolean): QuizState {
  switch (state.phase) {
    case 'loading':
      return { phase: 'load-failed', request: null };
    case 'resume-prompt':
    case 'completed-prompt':
      return state.request ? { ...state, request: null, failure: state.request.kind } : state;
    case 'submitting':
      return backToQuestion(state, gone ? 'gone' : 'submit-failed');
    case 'result':
      return resultFailed(state);
    case 'question':
      // The words stay in the language they were in.
      return state.request ? { ...state, request: null } : state;
    case 'load-failed':
    case 'finishing':
    case 'leaving':
      return state;
  }
}

function afterServer(state: QuizState, event: ServerEvent): QuizState {
  switch (event.type) {
    case 'started':
      return state.phase === 'loading'
        ? start(event.response, { draft: event.draft, takesFocus: state.takesFocus }, event)
        : state;
    case 'opened':
      return 'existing' in state && state.request ? ask(event.quiz, { draft: event.draft }) : state;
    case 'responded':
      return state.phase === 'submitting' ? moveOn(state, event.response, event.draft) : state;
    case 'superseded':
      return state.phase === 'submitting'
        ? ask(event.quiz, { draft: event.draft, answers: state.answers, support: state.support, notice: 'moved' })
        : state;
    case 'reworded': {
      if (state.phase !== 'question') return state;
      const { answers, support } = state;
      return reworded(state, event.quiz) ?? ask(event.quiz, { draft: event.draft, answers, support, notice: 'moved' });
    }
    case 'extras-reworded':
      return state.phase === 'result' && state.request?.kind === 'reword' ? extrasReworded(state, event) : state;
    case 'extras-saved':
      return state.phase === 'result' && isSaving(state) ? extrasSaved(state, event.support) : state;
    case 'finished':
      return showResult(state, event.results);
    case 'failed':
      return fail(state, event.gone);
  }
}

function choose(state: PromptState, choice: 'continue' | 'restart'): QuizState {
  if (state.request) return state;
  if (choice === 'restart') return { ...state, request: { kind: 'restart' }, failure: null };
  if (state.phase === 'completed-prompt') return state;
  return { ...state, request: { kind: 'continue', sessionId: state.existing.session_id }, failure: null };
}

function submit(state: QuestionState): QuizState {
  const { quiz, answers, support, takesFocus } = state;
  const given = givenFor(quiz.question, answers);
  if (!given || !isAnswer(quiz.question, given.answer)) return state;
  return { phase: 'submitting', request: { kind: 'respond', quiz, given }, quiz, answers, support, takesFocus };
}

function answer(state: QuestionState, questionId: string, given: Given): QuizState {
  if (questionId !== state.quiz.question.id) return state;
  return { ...state, answers: { ...state.answers, [questionId]: given }, notice: null };
}

function afterPerson(state: QuizState, event: PersonEvent): QuizState {
  switch (event.type) {
    case 'reloaded': {
      const stuck = state.phase === 'load-failed' || (state.phase === 'question' && state.notice === 'gone');
      return stuck ? { phase: 'loading', request: { kind: 'start' }, takesFocus: true } : state;
    }
    case 'changed-language':
      return reword(state);
    case 'chose':
      return 'existing' in state ? choose(state, event.choice) : state;
    case 'answered':
      if (state.phase === 'result') return answerExtra(state, event.questionId, event.given);
      return state.phase === 'question' ? answer(state, event.questionId, event.given) : state;
    case 'pressed-next':
      if (state.phase === 'result') return submitExtras(state, { leaves: false });
      return state.phase === 'question' ? submit(state) : state;
    case 'pressed-dashboard':
      return state.phase === 'result' ? leaveResult(state, event) : state;
    case 'dismissed-support':
      return 'support' in state ? { ...state, support: putAway(state.support) } : state;
    case 'pressed-back':
      return state.phase === 'question' ? { ...state, notice: 'back' } : state;
  }
}

/** The quiz as a pure machine (spec 4, "Quiz flow"). An event that does not fit the state leaves it as it is. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'started':
    case 'opened':
    case 'responded':
    case 'superseded':
    case 'reworded':
    case 'extras-reworded':
    case 'extras-saved':
    case 'finished':
    case 'failed':
      return afterServer(state, event);
    case 'reloaded':
    case 'changed-language':
    case 'chose':
    case 'answered':
    case 'pressed-next':
    case 'pressed-dashboard':
    case 'dismissed-support':
    case 'pressed-back':
      return afterPerson(state, event);
  }
}
