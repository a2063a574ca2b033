import type { QuizAnswer } from '@verdant/shared/contract';

/** The words of the option that was chosen for a question; undefined when it was not asked or does not apply. */
export function answerLabel(answers: readonly QuizAnswer[], questionId: string): string | undefined {
  const found = answers.find(({ question, applies }) => applies && question.id === questionId);
  return found?.question.options.find(({ value }) => value === found.answer)?.label;
}
