import type { GivenAnswer } from './answers';
import type { QuestionBank, QuestionDefinition } from './question-bank';
import { isClearToInvest, isInHardship } from './safety';

/**
 * The questions that are offered after the ten: nobody has to answer them, and no score counts them. About risk only to
 * those who are clear to invest; about pressures and payments only after a sign of hardship.
 */
export function extraQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  const isClear = isClearToInvest({ answers });
  const inHardship = isInHardship(questionBank, answers);
  const isOffered = ({ role }: QuestionDefinition) => {
    if (role === 'risk') return isClear;
    return role === 'pressure' || role === 'support' ? inHardship : true;
  };
  return questionBank.questions.filter((question) => question.extra && isOffered(question));
}
