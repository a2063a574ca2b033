import type { GivenAnswer } from './answers';
import type { QuestionBank, QuestionDefinition } from './question-bank';
import { isClearToInvest } from './safety';

/**
 * The questions that are offered after the ten: nobody has to answer them, and no score counts them. About risk only to
 * those who are clear to invest.
 */
export function extraQuestions({ questions }: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  const isClear = isClearToInvest({ answers });
  return questions.filter(({ extra, role }) => extra && (role !== 'risk' || isClear));
}
