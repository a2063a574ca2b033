import type { ActiveQuiz } from '@verdant/shared/contract';
import type { QuestionState, QuizState } from './quiz-state';

/** What is on show is asked for in the new language; a request under way is sent again in it anyway. */
export function reword(state: QuizState): QuizState {
  if (state.status === 'question') {
    return { ...state, request: { type: 'reword', sessionId: state.quiz.session.session_id } };
  }
  if (state.status !== 'result' || state.request?.type === 'extras') return state;
  return { ...state, request: { type: 'reopen', sessionId: state.sessionId } };
}

/** The same question in other words; null when it is another question by now. */
export function reworded(state: QuestionState, quiz: ActiveQuiz): QuestionState | null {
  return quiz.question.id === state.quiz.question.id ? { ...state, quiz, request: null } : null;
}
