import type { QuestionInput } from './question-definition';

/** Debts repaid by instalments, without HELP (student loan) debt, which is repaid through tax above an income threshold. */
const repaidByInstalment = ['home_loan', 'card_carried', 'bnpl', 'loan', 'payday', 'other_debt'];
const anyRepaid = { question: 'debt-types', anyOf: repaidByInstalment };

export const debtQuestions: QuestionInput[] = [
  {
    id: 'debt-types',
    area: 'debt',
    type: 'multiple_choice',
    opening: 2,
    scoring: 'additive',
    strength: 'normal',
    seconds: 22,
    options: [
      // 37% of households have a mortgage (ABS, Housing Occupancy and Costs 2019-20).
      { value: 'home_loan', penalty: 5, share: 36, strength: 'vague' },
      {
        value: 'card_carried',
        penalty: 25,
        share: 23,
        strength: 'strong',
        flags: ['card_debt'],
      },
      { value: 'bnpl', penalty: 15, share: 19 },
      { value: 'loan', penalty: 15, share: 22 },
      // 2.9 million people owed HELP in 2017-18 (Parliamentary Library).
      { value: 'help', penalty: 3, share: 14, strength: 'vague' },
      {
        value: 'payday',
        penalty: 50,
        share: 3,
        strength: 'strong',
        flags: ['payday_loan'],
      },
      { value: 'other_debt', penalty: 15, share: 12 },
      // This option has the flag `arrears`, so that every user with overdue payments is shown free help.
      {
        value: 'overdue',
        penalty: 40,
        share: 8,
        strength: 'strong',
        flags: ['arrears'],
      },
    ],
    retired: ['dependants'],
    none: true,
  },
  {
    id: 'debt-manageability',
    area: 'debt',
    type: 'single_choice',
    strength: 'anchor',
    seconds: 13,
    gate: { ...anyRepaid, whenSkipped: true },
    closedPoints: 100,
    options: [
      { value: 'nothing_owing', points: 100, share: 12 },
      { value: 'manageable', points: 85, share: 55 },
      { value: 'too_much', points: 40, share: 25 },
      { value: 'far_too_much', points: 0, share: 8, flags: ['strain'] },
    ],
  },
  {
    id: 'debt-missed',
    area: 'debt',
    role: 'missed',
    type: 'single_choice',
    strength: 'strong',
    seconds: 13,
    gate: anyRepaid,
    closedPoints: 100,
    options: [
      { value: 'never', points: 100, share: 73 },
      { value: 'once', points: 60, share: 13 },
      { value: 'few', points: 25, share: 9, flags: ['strain'] },
      { value: 'behind', points: 0, share: 5, flags: ['arrears'] },
    ],
  },
  {
    id: 'debt-repayments',
    area: 'debt',
    type: 'single_choice',
    strength: 'strong',
    seconds: 13,
    gate: anyRepaid,
    closedPoints: 100,
    options: [
      { value: 'under_20', points: 100, share: 39 },
      { value: 'under_35', points: 70, share: 36 },
      { value: 'over_35', points: 30, share: 18 },
      { value: 'over_50', points: 0, share: 7, flags: ['strain'] },
    ],
    skip: 'not_sure',
  },
  {
    id: 'debt-rates',
    area: 'debt',
    type: 'single_choice',
    strength: 'normal',
    seconds: 11,
    gate: anyRepaid,
    closedPoints: 100,
    options: [
      { value: 'all', points: 100, share: 33 },
      { value: 'most', points: 70, share: 26 },
      { value: 'roughly', points: 35, share: 28 },
      { value: 'none', points: 0, share: 13 },
    ],
  },
];

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
