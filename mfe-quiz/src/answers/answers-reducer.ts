import type { QuizAnswer, QuizAnswers } from '@verdant/shared/contract';
import { isAnswer } from '../flow/given';
import type { GivenAnswer } from '../flow/given';
import type {
  AnswersEvent,
  AnswersPersonEvent,
  AnswersServerEvent,
  AnswersState,
  EditingState,
  ListState,
  SavingState,
} from './answers-state';

export const initialAnswersState: AnswersState = { status: 'loading', request: { type: 'load' } };

function answerOf({ answers }: QuizAnswers, questionId: string): QuizAnswer | null {
  return answers.find(({ question }) => question.id === questionId) ?? null;
}

function listed(list: QuizAnswers, { saved = false, returnTo = null }: Partial<ListState> = {}): ListState {
  return { status: 'list', list, request: null, saved, returnTo };
}

/** Returns the edited answer if it is complete and differs from the stored answer; else null. */
function changedAnswer({ list, questionId, given }: EditingState): GivenAnswer['answer'] | null {
  const stored = answerOf(list, questionId);
  if (!stored || !given || !isAnswer(stored.question, given.answer)) return null;
  return JSON.stringify(given.answer) === JSON.stringify(stored.answer) ? null : given.answer;
}

export function canSave(state: EditingState): boolean {
  return changedAnswer(state) !== null;
}

/** Returns true if leaving would lose a change that is unsaved or is still being saved. */
export function isUnsaved(state: AnswersState): boolean {
  return state.status === 'saving' || (state.status === 'editing' && canSave(state));
}

function open(list: QuizAnswers, questionId: string, dropped: boolean): EditingState | null {
  const stored = answerOf(list, questionId);
  if (!stored || !list.changeable) return null;
  const given = stored.answer === null ? null : { answer: stored.answer, touched: true };
  return {
    status: 'editing',
    list,
    questionId,
    given,
    effect: { status: 'same' },
    request: null,
    failure: null,
    dropped,
  };
}

/** Requests a preview of the effect if the answer differs from the stored one. */
function answer(state: EditingState, given: GivenAnswer): EditingState {
  const next: EditingState = {
    ...state,
    given,
    failure: null,
    dropped: false,
    effect: { status: 'same' },
    request: null,
  };
  const changed = changedAnswer(next);
  const sessionId = state.list.session_id;
  if (changed === null || sessionId === null) return next;
  const request = { type: 'preview', sessionId, questionId: state.questionId, answer: changed } as const;
  return { ...next, effect: { status: 'waiting' }, request };
}

/** Requests the preview of the edited answer again. */
function previewAgain(state: EditingState): EditingState {
  return state.given ? answer(state, state.given) : { ...state, request: null };
}

function save(state: EditingState): AnswersState {
  const { list, questionId, given, effect } = state;
  const changed = changedAnswer(state);
  if (changed === null || list.session_id === null) return state;
  const source = given?.source;
  const request = { type: 'save', sessionId: list.session_id, questionId, answer: changed, source } as const;
  return { status: 'saving', list, questionId, given, effect, request };
}

function saveFailed({ list, questionId, given, effect }: SavingState, gone: boolean): EditingState {
  const failure = gone ? 'gone' : 'save';
  // Saving has aborted a pending preview, which is not requested again and counts as failed.
  const kept = effect.status === 'waiting' ? ({ status: 'failed' } as const) : effect;
  return { status: 'editing', list, questionId, given, effect: kept, request: null, failure, dropped: false };
}

function fail(state: AnswersState, gone: boolean): AnswersState {
  switch (state.status) {
    case 'loading':
      return { status: 'load-failed', request: null };
    case 'list':
      return state.request ? { ...state, request: null } : state;
    case 'editing':
      if (state.request?.type === 'load') return previewAgain(state);
      if (!state.request) return state;
      return { ...state, request: null, effect: { status: 'failed' }, failure: gone ? 'gone' : null };
    case 'saving':
      return saveFailed(state, gone);
    case 'load-failed':
      return state;
  }
}

/** Handles a loaded list: shows the list, or replaces a visible list that is in another language. */
function load(state: AnswersState, list: QuizAnswers): AnswersState {
  switch (state.status) {
    case 'loading':
      return listed(list);
    case 'list':
      return state.request ? { ...state, list, request: null } : state;
    case 'editing':
      if (state.request?.type !== 'load') return state;
      return answerOf(list, state.questionId) ? previewAgain({ ...state, list }) : listed(list);
    case 'load-failed':
    case 'saving':
      return state;
  }
}

function afterServer(state: AnswersState, event: AnswersServerEvent): AnswersState {
  switch (event.type) {
    case 'loaded':
      return load(state, event.list);
    case 'previewed':
      return state.status === 'editing' && state.request?.type === 'preview'
        ? { ...state, request: null, effect: { status: 'known', preview: event.preview } }
        : state;
    case 'saved':
      return state.status === 'saving' ? listed(event.list, { saved: true, returnTo: state.questionId }) : state;
    case 'failed':
      return fail(state, event.gone);
  }
}

function afterPerson(state: AnswersState, event: AnswersPersonEvent): AnswersState {
  switch (event.type) {
    case 'reloaded': {
      const isStuck = state.status === 'load-failed' || (state.status === 'editing' && state.failure === 'gone');
      return isStuck ? initialAnswersState : state;
    }
    case 'changed-language':
      return state.status === 'list' || state.status === 'editing' ? { ...state, request: { type: 'load' } } : state;
    case 'opened':
      if (state.status === 'list') return open(state.list, event.questionId, false) ?? state;
      if (state.status !== 'editing' || state.questionId === event.questionId) return state;
      return open(state.list, event.questionId, canSave(state)) ?? state;
    case 'answered':
      return state.status === 'editing' ? answer(state, event.given) : state;
    case 'pressed-save':
      return state.status === 'editing' ? save(state) : state;
    case 'pressed-cancel':
      return state.status === 'editing' ? listed(state.list, { returnTo: state.questionId }) : state;
  }
}

/** Reducer of the state machine that changes single answers. Events that do not apply to the state leave it unchanged. */
export function answersReducer(state: AnswersState, event: AnswersEvent): AnswersState {
  switch (event.type) {
    case 'loaded':
    case 'previewed':
    case 'saved':
    case 'failed':
      return afterServer(state, event);
    case 'reloaded':
    case 'changed-language':
    case 'opened':
    case 'answered':
    case 'pressed-save':
    case 'pressed-cancel':
      return afterPerson(state, event);
  }
}
