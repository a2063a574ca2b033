import { NONE_OF_THESE, SKIP, type Language } from '@verdant/shared/contract';
import { buildForEachLanguage } from '../../translations';
import { cashFlowQuestions } from './cash-flow';
import { debtDetailQuestions, debtQuestions } from './debt';
import { emergencyFundQuestions } from './emergency-fund';
import { investingQuestions } from './investing';
import { planningQuestions } from './planning';
import { profileQuestions } from './profile';
import { protectionQuestions } from './protection';
import { withDefaults, type Contradiction, type QuestionDefinition, type QuestionShape } from './question-definition';
import { questionTexts, type QuestionWords } from './question-texts';

const contradictions: readonly Contradiction[] = [
  [['cash-flow-spending', 'much_less'], ['cash-flow-left-over', 'never'], 'cash-flow-big-bills'],
  [['cash-flow-spending', 'much_less'], ['cash-flow-run-short', 'every_pay'], 'cash-flow-big-bills'],
  [['emergency-months', 'six_months'], ['emergency-income-drop', 'fall_behind'], 'emergency-separate'],
  [['emergency-months', 'six_months'], ['emergency-separate', 'none'], 'emergency-income-drop'],
  [['emergency-months', 'six_months'], ['emergency-sources', 'could_not'], 'emergency-separate'],
  [
    ['debt-missed', 'never'],
    ['cash-flow-bills', 'few'],
  ],
  [
    ['debt-types', 'card_carried', 'loan', 'payday', 'overdue'],
    ['debt-manageability', 'nothing_owing'],
    'debt-repayments',
  ],
  [['debt-types', 'overdue'], ['cash-flow-bills', 'all'], 'cash-flow-run-short'],
  [['debt-types', 'overdue'], ['debt-missed', 'never'], 'cash-flow-bills'],
  [
    ['debt-manageability', 'nothing_owing'],
    ['debt-missed', 'behind'],
  ],
  [
    ['debt-manageability', 'nothing_owing'],
    ['debt-repayments', 'over_50'],
  ],
  [
    ['investing-experience', 'none'],
    ['investing-spread', 'wide', 'several'],
  ],
];

/** Returns the option values that need a label; empty for a slider, whose steps have no labels. */
export function labelledValuesOf(question: QuestionShape): string[] {
  return question.type === 'scale' ? [] : question.options.map(({ value }) => value);
}

/** Returns a question's words; missing ones are empty. */
function wordsIn(question: QuestionShape, language: Language): QuestionWords {
  const { questions, skip } = questionTexts[language];
  const texts = questions[question.id];
  const options = labelledValuesOf(question).map((value) => ({ value, label: texts?.options?.[value] ?? '' }));
  const none = question.none ? [{ value: NONE_OF_THESE, label: texts?.none ?? '' }] : [];
  const skipLabel = skip[question.skip];
  return {
    text: texts?.text ?? '',
    options: [...options, ...none, { value: SKIP, label: skipLabel }],
    skip: skipLabel,
  };
}

/** Questions with default values. Points follow published, uneven scales of financial health (debt: 100/85/40/0). */
const questions: readonly QuestionDefinition[] = [
  ...cashFlowQuestions,
  ...emergencyFundQuestions,
  ...debtQuestions,
  ...debtDetailQuestions,
  ...protectionQuestions,
  ...planningQuestions,
  ...investingQuestions,
  ...profileQuestions,
]
  .map(withDefaults)
  .map((question) => ({ ...question, words: buildForEachLanguage((language) => wordsIn(question, language)) }));

/** All questions. */
export const questionBank = {
  id: 'financial-health-3',
  questions,
  contradictions,
  byId: new Map<string, QuestionDefinition>(questions.map((question) => [question.id, question])),
};
