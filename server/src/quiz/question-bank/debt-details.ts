import type { QuestionInput } from './question-definition';

/** Weight of a question about one kind of debt: small, so that a debt counts more than the kinds that the user lacks. */
const DETAIL_WEIGHT = 0.3;

export const debtDetailQuestions: QuestionInput[] = [
  {
    id: 'debt-bnpl',
    area: 'debt',
    type: 'single_choice',
    weight: DETAIL_WEIGHT,
    strength: 'strong',
    seconds: 12,
    gate: { question: 'debt-types', anyOf: ['bnpl'] },
    closedPoints: 100,
    options: [
      { value: 'one', points: 100, share: 47 },
      { value: 'two_three', points: 45, share: 33 },
      { value: 'more', points: 15, share: 11 },
      { value: 'behind', points: 0, share: 9, flags: ['arrears'] },
    ],
  },
  {
    id: 'debt-home-loan-rates',
    area: 'debt',
    type: 'single_choice',
    weight: DETAIL_WEIGHT,
    strength: 'strong',
    seconds: 15,
    gate: { question: 'debt-types', anyOf: ['home_loan'] },
    closedPoints: 100,
    options: [
      { value: 'easy', points: 100, share: 22 },
      { value: 'cut_back', points: 65, share: 44 },
      { value: 'hard', points: 25, share: 23 },
      { value: 'could_not', points: 0, share: 11 },
    ],
    skip: 'not_sure',
  },
  {
    id: 'debt-help',
    area: 'debt',
    type: 'single_choice',
    weight: DETAIL_WEIGHT,
    strength: 'vague',
    seconds: 11,
    gate: { question: 'debt-types', anyOf: ['help'] },
    closedPoints: 100,
    options: [
      { value: 'well', points: 100, share: 29 },
      { value: 'roughly', points: 70, share: 41 },
      { value: 'little', points: 30, share: 21 },
      { value: 'not_at_all', points: 0, share: 9 },
    ],
  },
];
