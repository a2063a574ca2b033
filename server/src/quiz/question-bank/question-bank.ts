import { fillText, NONE_OF_THESE, SKIP, type Language } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { numberInWords } from '../../language/number-words';
import { buildForEachLanguage, getSectionTexts } from '../../translations';
import { cashFlowQuestions } from './cash-flow';
import { debtDetailQuestions, debtQuestions } from './debt';
import { emergencyFundQuestions } from './emergency-fund';
import { investingQuestions } from './investing';
import { planningQuestions } from './planning';
import { profileQuestions } from './profile';
import { protectionQuestions } from './protection';
import {
  completeQuestion,
  type Contradiction,
  type QuestionDefinition,
  type QuestionShape,
  type QuestionWords,
} from './question-definition';

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

/** Texts of the questions by id, and of the options to skip, in one language. */
interface QuestionBankTexts {
  readonly questions: Readonly<
    Record<
      string,
      { readonly text: string; readonly options?: Readonly<Record<string, string>>; readonly none?: string }
    >
  >;
  readonly skip: Readonly<Record<QuestionShape['skip'], string>>;
}

/** Texts in every language, without their figures; ids and option values match the question bank. */
export const questionTexts: Readonly<Record<Language, QuestionBankTexts>> = getSectionTexts('quiz');

/** Returns the figures from law and official guidance that texts of questions contain, formatted for a language. */
function figuresIn(language: Language) {
  const word = (count: number) => numberInWords(count, language);
  const months = auBenchmarks.emergencyFundMonths.value;
  const years = auBenchmarks.growthHorizonYears.value;
  const { medium, high } = auBenchmarks.debtToIncome.value;
  return {
    bufferMonths: word(months),
    bufferMonthsLess: word(months - 1),
    debtToIncomeMedium: medium,
    debtToIncomeHigh: high,
    growthYears: word(years),
    growthYearsLess: word(years - 1),
    housingStress: auBenchmarks.housingStressPercent.value,
    rateRise: auBenchmarks.serviceabilityBufferPercent.value,
    superGuarantee: auBenchmarks.superGuaranteePercent.value,
  };
}

/** Returns a text with its figures, empty for a missing text; a word at the start gets a capital letter. */
function fillFigures(text = '', language: Language): string {
  const filled = fillText(text, figuresIn(language));
  return text.startsWith('{') ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
}

function wordsIn(question: QuestionShape, language: Language): QuestionWords {
  const { questions, skip } = questionTexts[language];
  const texts = questions[question.id];
  const skipLabel = skip[question.skip];
  const values = labelledValuesOf(question);
  const options = values.map((value) => ({ value, label: fillFigures(texts?.options?.[value], language) }));
  const none = question.none ? [{ value: NONE_OF_THESE, label: texts?.none ?? '' }] : [];
  return {
    text: fillFigures(texts?.text, language),
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
  .map(completeQuestion)
  .map((question) => ({ ...question, words: buildForEachLanguage((language) => wordsIn(question, language)) }));

/** All questions. */
export const questionBank = {
  id: 'financial-health-3',
  questions,
  contradictions,
  byId: new Map<string, QuestionDefinition>(questions.map((question) => [question.id, question])),
};
