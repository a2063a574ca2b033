import type { ActiveQuiz } from '@verdant/shared/contract';
import type { QuestionState, QuizState, ResultState, Reworded } from './quiz-state';

/** What is on show is asked for in the new language; a request under way is sent again in it anyway. */
export function reword(state: QuizState): QuizState {
  if (state.phase === 'question') {
    return { ...state, request: { kind: 'reword', sessionId: state.quiz.session.session_id, of: 'question' } };
  }
  if (state.phase !== 'result' || state.request?.kind === 'extras') return state;
  return { ...state, request: { kind: 'reword', sessionId: state.sessionId, of: 'extras' } };
}

/** The same question in other words; null when it is another question by now. */
export function reworded(state: QuestionState, quiz: ActiveQuiz): QuestionState | null {
  return quiz.question.id === state.quiz.question.id ? { ...state, quiz, request: null } : null;
}

/** Each of the things on show as it was returned; one that was not returned keeps its words. */
function inOtherWords<T extends { readonly id: string }>(shown: readonly T[], returned: readonly T[]): T[] {
  const words = new Map(returned.map((one) => [one.id, one]));
  return shown.map((one) => words.get(one.id) ?? one);
}

/** What the result asks, in other words. The results follow in the new language. */
export function extrasReworded(state: ResultState, { questions, openActions }: Reworded): ResultState {
  const request = { kind: 'finish', sessionId: state.sessionId } as const;
  return {
    ...state,
    extras: inOtherWords(state.extras, questions),
    openActions: inOtherWords(state.openActions, openActions),
    request,
  };
}
