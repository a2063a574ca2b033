import { NONE_OF_THESE, SKIP, type Answer } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../src/quiz/answers';
import { checkAnswer } from '../../src/quiz/check-answer';
import { hashToSeed } from '../../src/quiz/engine';
import { getAnswerValues, type QuestionDefinition } from '../../src/quiz/question-bank';
import { QUIZ_LENGTH, takeQuiz } from './forms';

/** A user with fixed answers to the important questions, and a level of financial health for all other answers. */
export interface Persona {
  readonly name: string;
  /** Level of the answers to questions that are not in `answers`: 0 is the healthiest answer, 1 the unhealthiest. */
  readonly level: number;
  readonly answers: Readonly<Record<string, Answer>>;
}

const behind = { 'debt-manageability': 'far_too_much', 'debt-missed': 'behind', 'cash-flow-bills': 'few' } as const;
const wantsGrowth = { 'profile-goal': 'later', 'profile-risk-fall': 'buy_more' } as const;
const saved = { 'emergency-months': 'six_months' } as const;
const broke = { 'emergency-months': 'days' } as const;

/** Simulated users whose advice we review, including those to whom the first version of the product gave harmful advice. */
export const personas: readonly Persona[] = [
  { name: 'Everything at its best', level: 0, answers: { 'debt-types': ['none'], ...saved, ...wantsGrowth } },
  {
    name: 'Everything at its worst',
    level: 1,
    answers: { 'debt-types': ['payday', 'bnpl', 'card_carried', 'overdue'] },
  },
  {
    name: 'Overspends, home loan, personal loan and buy now pay later, repayments above half of income, wants growth',
    level: 0.3,
    answers: {
      'cash-flow-spending': 'much_more',
      'debt-types': ['home_loan', 'loan', 'bnpl'],
      'debt-manageability': 'manageable',
      'debt-repayments': 'over_50',
      ...saved,
      'investing-experience': 'learning',
      ...wantsGrowth,
    },
  },
  {
    name: 'Payday loan, and says to owe nothing',
    level: 0.1,
    answers: { 'debt-types': ['payday', 'card_carried'], 'debt-manageability': 'nothing_owing', ...saved },
  },
  {
    name: 'Behind with rent and power',
    level: 0.7,
    answers: { 'debt-types': ['overdue'], ...broke, 'cash-flow-bills': 'few' },
  },
  {
    name: 'Parent with payday loans',
    level: 0.8,
    answers: { 'debt-types': ['payday', 'overdue'], ...broke, ...behind },
  },
  {
    name: 'Behind on buy now pay later, otherwise fine',
    level: 0.3,
    answers: { 'debt-types': ['bnpl', 'overdue'], 'debt-bnpl': 'behind', 'debt-manageability': 'too_much' },
  },
  {
    name: 'Goes without food to pay the rent',
    level: 0.6,
    answers: {
      'cash-flow-spending': 'much_more',
      'debt-types': ['none'],
      'cash-flow-bills': 'most',
      'cash-flow-essentials': 'now',
      'profile-support': 'applied',
      ...broke,
    },
  },
  {
    name: 'Gambling in the family',
    level: 0.6,
    answers: { 'debt-types': ['card_carried', 'loan', 'overdue'], 'profile-pressure': ['gambling'] },
  },
  {
    name: 'Partner controls the money',
    level: 0.5,
    answers: { 'debt-types': ['overdue'], 'profile-pressure': ['control'], 'debt-missed': 'few' },
  },
  {
    name: 'Carries a card, would like to invest',
    level: 0.3,
    answers: { 'debt-types': ['card_carried'], ...saved, ...wantsGrowth },
  },
  { name: 'Car loan, would like to invest', level: 0.2, answers: { 'debt-types': ['loan'], ...saved, ...wantsGrowth } },
  {
    name: 'No debt, no savings, would like to invest',
    level: 0.3,
    answers: { 'debt-types': ['none'], ...broke, ...wantsGrowth },
  },
  {
    name: 'Two months saved, would like to invest',
    level: 0.1,
    answers: { 'debt-types': ['none'], 'emergency-months': 'one_month', ...wantsGrowth },
  },
  {
    name: 'Spends a little more than comes in, otherwise well off',
    level: 0.1,
    answers: { 'cash-flow-spending': 'little_more', 'debt-types': ['home_loan'], ...saved, ...wantsGrowth },
  },
  {
    name: 'Young, saved, no debt, new to investing',
    level: 0.15,
    answers: {
      'cash-flow-spending': 'much_less',
      'debt-types': ['none'],
      'cash-flow-bills': 'all',
      'investing-experience': 'learning',
      ...saved,
      ...wantsGrowth,
    },
  },
  {
    name: 'Family with a home loan that they carry well',
    level: 0.25,
    answers: {
      'cash-flow-spending': 'little_less',
      'debt-types': ['home_loan'],
      'debt-manageability': 'manageable',
      'cash-flow-bills': 'all',
      'emergency-months': 'three_months',
      'profile-goal': 'family',
    },
  },
  {
    name: 'Student with a HELP loan',
    level: 0.5,
    answers: {
      'debt-types': ['help'],
      'cash-flow-spending': 'about_equal',
      'emergency-months': 'weeks',
      'profile-goal': 'soon',
    },
  },
  {
    name: 'Retiree who draws on savings',
    level: 0.2,
    answers: { 'cash-flow-spending': 'little_more', 'debt-types': ['none'], ...saved, 'profile-goal': 'retired' },
  },
  {
    name: 'Retiree on the Age Pension, behind with bills',
    level: 0.6,
    answers: { 'debt-types': ['overdue'], 'cash-flow-bills': 'some', 'profile-support': 'main', ...broke },
  },
  {
    name: 'Near retirement, unsure about super',
    level: 0.4,
    answers: { 'debt-types': ['none'], 'planning-super-accounts': 'unknown', 'profile-goal': 'retirement', ...saved },
  },
  {
    name: 'Skips debts and savings, the rest at its best',
    level: 0,
    answers: { 'debt-types': [SKIP], 'emergency-months': SKIP, ...wantsGrowth },
  },
  { name: 'Skips everything', level: 0, answers: {} },
];

const SILENT = 'Skips everything';

/** Returns the answer at `level`, from 0 (the healthiest) to 1 (the unhealthiest). */
function atLevel(question: QuestionDefinition, level: number): Answer {
  if (question.type !== 'multiple_choice') {
    const steps: readonly { value: string; points: number }[] = question.options;
    const sorted = steps.toSorted((a, b) => b.points - a.points);
    return sorted[Math.round(level * (steps.length - 1))]?.value ?? 'To sleep well at night';
  }
  const values = getAnswerValues(question).filter((value) => value !== NONE_OF_THESE);
  if (question.scoring === 'coverage') return values.slice(0, Math.max(1, Math.round((1 - level) * values.length)));
  return question.none ? [NONE_OF_THESE] : values.slice(0, 1);
}

/** Returns a persona's answer. Values that the question does not accept, for example in another bank, are ignored. */
export function answerOf({ name, level, answers }: Persona, question: QuestionDefinition): Answer {
  if (name === SILENT) return question.type === 'multiple_choice' ? [SKIP] : SKIP;
  const own = answers[question.id];
  if (own === undefined) return atLevel(question, level);
  const knownValues = [own].flat().filter((value) => [...getAnswerValues(question), SKIP].includes(String(value)));
  if (question.type !== 'multiple_choice') return knownValues[0] ?? own;
  const checked = checkAnswer(question, knownValues);
  return checked.ok ? checked.answer : [NONE_OF_THESE];
}

export const runPersonaQuiz = (persona: Persona): GivenAnswer[] =>
  takeQuiz((question) => answerOf(persona, question), { total: QUIZ_LENGTH, seed: hashToSeed(persona.name) });
