import type { SupportKind } from '@verdant/shared/contract';
import type { Given } from './given';
import { isAnswer } from './given';
import type { ExtrasState, QuizState } from './quiz-state';
import { offer } from './support';

type Opened = Pick<ExtrasState, 'sessionId' | 'progress' | 'questions' | 'openActions' | 'support'>;

/** On to the results. */
export function finish({ sessionId, progress }: Pick<ExtrasState, 'sessionId' | 'progress'>): QuizState {
  return { phase: 'finishing', request: { kind: 'finish', sessionId }, progress };
}

/** What comes after the ten; without any of it on to the results. */
export function openExtras(opened: Opened, answers: ExtrasState['answers'] = {}): QuizState {
  const { questions, openActions, support } = opened;
  if (questions.length === 0 && openActions.length === 0 && support.offered.length === 0) return finish(opened);
  return { phase: 'extras', ...opened, answers, request: null, status: 'open' };
}

export function answerExtra(state: ExtrasState, questionId: string, given: Given): ExtrasState {
  if (state.request || state.status === 'saved') return state;
  return { ...state, answers: { ...state.answers, [questionId]: given }, status: 'open' };
}

/** Answers that are complete; a text of blanks is none. */
function givenAnswers({ questions, answers }: ExtrasState): ExtrasState['answers'] {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const given = answers[question.id];
      return given && isAnswer(question, given.answer) ? [[question.id, given]] : [];
    }),
  );
}

export function submitExtras(state: ExtrasState): QuizState {
  if (state.request) return state;
  const answers = givenAnswers(state);
  if (state.status === 'saved' || Object.keys(answers).length === 0) return finish(state);
  return { ...state, request: { kind: 'extras', sessionId: state.sessionId, answers }, status: 'open' };
}

/** On to the results, unless the answers call for help that has not been put away. */
export function extrasSaved(state: ExtrasState, needs: readonly SupportKind[]): QuizState {
  const support = offer(state.support, needs);
  const isNew = support.offered.some((kind) => !state.support.offered.includes(kind));
  return isNew ? { ...state, support, request: null, status: 'saved' } : finish(state);
}

export function extrasFailed(state: ExtrasState): ExtrasState {
  return { ...state, request: null, status: 'failed' };
}
