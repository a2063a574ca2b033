import type { ActiveQuiz, Question } from '@verdant/shared/contract';
import type { ExtrasState, QuestionState, QuizState } from './quiz-state';

/** What is on show is asked for in the new language; a request under way is sent again in it anyway. */
export function reword(state: QuizState): QuizState {
  if (state.phase === 'question') {
    return { ...state, request: { kind: 'reword', sessionId: state.quiz.session.session_id, of: 'question' } };
  }
  if (state.phase !== 'extras' || state.request?.kind === 'extras' || state.status === 'saved') return state;
  return { ...state, request: { kind: 'reword', sessionId: state.sessionId, of: 'extras' } };
}

/** The same question in other words; null when it is another question by now. */
export function reworded(state: QuestionState, quiz: ActiveQuiz): QuestionState | null {
  return quiz.question.id === state.quiz.question.id ? { ...state, quiz, request: null } : null;
}

/** The same questions in other words; one that did not come back keeps its own. */
export function extrasReworded(state: ExtrasState, questions: readonly Question[]): ExtrasState {
  const words = new Map(questions.map((question) => [question.id, question]));
  return { ...state, questions: state.questions.map((one) => words.get(one.id) ?? one), request: null };
}
