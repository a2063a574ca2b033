import type { QuizAnswer } from '@verdant/shared/contract';

export type ChosenOption = {
  label: string;
  /** Whether the answer was confirmed from linked accounts. */
  isConfirmed: boolean;
};

/** The option that was chosen for a question; undefined when it was not asked or does not apply. */
export function chosenOption(answers: readonly QuizAnswer[], questionId: string): ChosenOption | undefined {
  const found = answers.find(({ question, applies }) => applies && question.id === questionId);
  const label = found?.question.options.find(({ value }) => value === found.answer)?.label;
  return label === undefined ? undefined : { label, isConfirmed: found?.source === 'accounts' };
}
