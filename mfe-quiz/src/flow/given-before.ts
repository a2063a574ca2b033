import type { ActiveQuiz } from '@verdant/shared/contract';
import type { FirstAnswer } from '@verdant/shared/first-answer';
import type { Given } from './given';
import { isAnswer } from './given';

/**
 * The answer that a visitor gave before the quiz, as the answer to the question on show: only where that is the question,
 * with this option, and nothing has been answered.
 */
export function givenBefore({ session, question, progress }: ActiveQuiz, first: FirstAnswer | null): Given | null {
  if (!first || first.questionId !== question.id || session.responses.length > 0 || progress.current !== 1) return null;
  return isAnswer(question, first.answer) ? { answer: first.answer, touched: true } : null;
}
