import * as v from 'valibot';
import { NONE_OF_THESE, SKIP, type Language } from '@verdant/shared/contract';
import { buildForEachLanguage } from '../../translations';
import { cashFlowQuestions } from './cash-flow';
import { debtQuestions } from './debt';
import { debtDetailQuestions } from './debt-details';
import { emergencyFundQuestions } from './emergency-fund';
import { investingQuestions } from './investing';
import { planningQuestions } from './planning';
import { profileQuestions } from './profile';
import { protectionQuestions } from './protection';
import {
  questionDefinition,
  type Contradiction,
  type QuestionDefinition,
  type QuestionShape,
} from './question-bank-schema';
import { questionTexts, type QuestionWords } from './question-texts';

type AnswerCondition = [question: string, ...anyOf: string[]];

function contradict(
  [first, ...firstValues]: AnswerCondition,
  [second, ...secondValues]: AnswerCondition,
  clarify?: string,
): Contradiction {
  return { first: { question: first, anyOf: firstValues }, second: { question: second, anyOf: secondValues }, clarify };
}

const contradictions: readonly Contradiction[] = [
  contradict(['cash-flow-spending', 'much_less'], ['cash-flow-left-over', 'never'], 'cash-flow-big-bills'),
  contradict(['cash-flow-spending', 'much_less'], ['cash-flow-run-short', 'every_pay'], 'cash-flow-big-bills'),
  contradict(['emergency-months', 'six_months'], ['emergency-income-drop', 'fall_behind'], 'emergency-separate'),
  contradict(['emergency-months', 'six_months'], ['emergency-separate', 'none'], 'emergency-income-drop'),
  contradict(['emergency-months', 'six_months'], ['emergency-sources', 'could_not'], 'emergency-separate'),
  contradict(['debt-missed', 'never'], ['cash-flow-bills', 'few']),
  contradict(
    ['debt-types', 'card_carried', 'loan', 'payday', 'overdue'],
    ['debt-manageability', 'nothing_owing'],
    'debt-repayments',
  ),
  contradict(['debt-types', 'overdue'], ['cash-flow-bills', 'all'], 'cash-flow-run-short'),
  contradict(['debt-types', 'overdue'], ['debt-missed', 'never'], 'cash-flow-bills'),
  contradict(['debt-manageability', 'nothing_owing'], ['debt-missed', 'behind']),
  contradict(['debt-manageability', 'nothing_owing'], ['debt-repayments', 'over_50']),
  contradict(['investing-experience', 'none'], ['investing-spread', 'wide', 'several']),
];

/** Returns the option values that need a label; empty for a slider, whose steps have no labels. */
export function labelledValuesOf(question: QuestionShape): string[] {
  return question.type === 'scale' ? [] : question.options.map(({ value }) => value);
}

export const hasNoneOption = (question: QuestionShape) => question.type === 'multiple_choice' && question.none;

/** Returns a question's words; missing ones are empty. */
function wordsIn(question: QuestionShape, language: Language): QuestionWords {
  const { questions, skip } = questionTexts[language];
  const texts = questions[question.id];
  const options = labelledValuesOf(question).map((value) => ({ value, label: texts?.options?.[value] ?? '' }));
  const none = hasNoneOption(question) ? [{ value: NONE_OF_THESE, label: texts?.none ?? '' }] : [];
  const skipLabel = skip[question.skip];
  return {
    text: texts?.text ?? '',
    options: [...options, ...none, { value: SKIP, label: skipLabel }],
    skip: skipLabel,
  };
}

/** Questions with default values. Points follow published, uneven scales of financial health (debt: 100/85/40/0). */
const questionShapes = v.parse(v.array(questionDefinition), [
  ...cashFlowQuestions,
  ...emergencyFundQuestions,
  ...debtQuestions,
  ...debtDetailQuestions,
  ...protectionQuestions,
  ...planningQuestions,
  ...investingQuestions,
  ...profileQuestions,
]);

const questions: readonly QuestionDefinition[] = questionShapes.map((question) => ({
  ...question,
  words: buildForEachLanguage((language) => wordsIn(question, language)),
}));

/** All questions. `testing/question-bank-rules.ts` checks rules that no type expresses. */
export const questionBank = {
  id: 'financial-health-3',
  questions,
  contradictions,
  byId: new Map<string, QuestionDefinition>(questions.map((question) => [question.id, question])),
};
