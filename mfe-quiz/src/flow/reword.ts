import type { ActiveQuiz, Question } from '@verdant/shared/contract';
import type { QuestionState, QuizState, ResultState } from './quiz-state';

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

/** The same questions in other words; one that did not come back keeps its own. The results follow in the new language. */
export function extrasReworded(state: ResultState, questions: readonly Question[]): ResultState {
  const words = new Map(questions.map((question) => [question.id, question]));
  const request = { kind: 'finish', sessionId: state.sessionId } as const;
  return { ...state, extras: state.extras.map((one) => words.get(one.id) ?? one), request };
}
