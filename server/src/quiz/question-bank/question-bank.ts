import type { QuestionBankInput } from './question-bank-schema';
import { cashFlowQuestions } from './cash-flow';
import { debtQuestions } from './debt';
import { debtDetailQuestions } from './debt-details';
import { emergencyFundQuestions } from './emergency-fund';
import { investingQuestions } from './investing';
import { parseQuestionBank } from './parse-question-bank';
import { planningQuestions } from './planning';
import { profileQuestions } from './profile';
import { protectionQuestions } from './protection';
import { questionTexts } from './question-texts';

type AnswerCondition = [question: string, ...anyOf: string[]];

function cannotBoth(
  [first, ...firstValues]: AnswerCondition,
  [second, ...secondValues]: AnswerCondition,
  clarify?: string,
) {
  const sides = { first: { question: first, anyOf: firstValues }, second: { question: second, anyOf: secondValues } };
  return clarify === undefined ? sides : { ...sides, clarify };
}

/** Questions as authors write them. Points follow published, uneven scales of financial health (debt: 100/85/40/0). */
export const questionBankInput: QuestionBankInput = {
  id: 'financial-health-3',
  texts: questionTexts,
  questions: [
    ...cashFlowQuestions,
    ...emergencyFundQuestions,
    ...debtQuestions,
    ...debtDetailQuestions,
    ...protectionQuestions,
    ...planningQuestions,
    ...investingQuestions,
    ...profileQuestions,
  ],
  contradictions: [
    cannotBoth(['cash-flow-spending', 'much_less'], ['cash-flow-left-over', 'never'], 'cash-flow-big-bills'),
    cannotBoth(['cash-flow-spending', 'much_less'], ['cash-flow-run-short', 'every_pay'], 'cash-flow-big-bills'),
    cannotBoth(['emergency-months', 'six_months'], ['emergency-income-drop', 'fall_behind'], 'emergency-separate'),
    cannotBoth(['emergency-months', 'six_months'], ['emergency-separate', 'none'], 'emergency-income-drop'),
    cannotBoth(['emergency-months', 'six_months'], ['emergency-sources', 'could_not'], 'emergency-separate'),
    cannotBoth(['debt-missed', 'never'], ['cash-flow-bills', 'few']),
    cannotBoth(
      ['debt-types', 'card_carried', 'loan', 'payday', 'overdue'],
      ['debt-manageability', 'nothing_owing'],
      'debt-repayments',
    ),
    cannotBoth(['debt-types', 'overdue'], ['cash-flow-bills', 'all'], 'cash-flow-run-short'),
    cannotBoth(['debt-types', 'overdue'], ['debt-missed', 'never'], 'cash-flow-bills'),
    cannotBoth(['debt-manageability', 'nothing_owing'], ['debt-missed', 'behind']),
    cannotBoth(['debt-manageability', 'nothing_owing'], ['debt-repayments', 'over_50']),
    cannotBoth(['investing-experience', 'none'], ['investing-spread', 'wide', 'several']),
  ],
};

export const questionBank = parseQuestionBank(questionBankInput);
