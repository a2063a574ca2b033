import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { QuestionInput } from './question-bank-schema';

/** HELP is left out on purpose: it is repaid through tax and only as income allows. */
const repaidByInstalment = ['home_loan', 'card_carried', 'bnpl', 'loan', 'payday', 'other_debt'];
const anyRepaid = { question: 'debt-types', anyOf: repaidByInstalment };

const repayments = auBenchmarks.repaymentsPercent.value;

/** What someone owes, and how they cope with all of it together. */
export const debtQuestions: QuestionInput[] = [
  {
    id: 'debt-types',
    area: 'debt',
    type: 'multiple_choice',
    opening: 2,
    scoring: 'additive',
    strength: 'normal',
    seconds: 22,
    text: 'Which of these do you have at the moment? Choose all that apply.',
    options: [
      // 37% of households have a mortgage (ABS, Housing Occupancy and Costs 2019-20).
      { value: 'home_loan', label: 'Home or investment property loan', penalty: 5, share: 36, strength: 'vague' },
      {
        value: 'card_carried',
        label: 'Credit card balance I do not clear each month',
        penalty: 25,
        share: 23,
        strength: 'strong',
        flags: ['card_debt'],
      },
      { value: 'bnpl', label: 'Buy now, pay later', penalty: 15, share: 19 },
      { value: 'loan', label: 'Personal or car loan', penalty: 15, share: 22 },
      // 2.9 million people owed HELP in 2017-18 (Parliamentary Library).
      { value: 'help', label: 'HELP or HECS study loan', penalty: 3, share: 14, strength: 'vague' },
      {
        value: 'payday',
        label: 'Payday loan or cash advance',
        penalty: 50,
        share: 3,
        strength: 'strong',
        flags: ['payday_loan'],
      },
      { value: 'other_debt', label: 'Another debt, such as tax or money owed to family', penalty: 15, share: 12 },
      // No debt, but one list sets every gate: a question of its own would cost one of ten.
      { value: 'dependants', label: 'People who depend on my income', penalty: 0, share: 38, strength: 'vague' },
    ],
    none: { value: 'none', label: 'None of these' },
    skip: 'Prefer not to say',
  },
  {
    id: 'debt-manageability',
    area: 'debt',
    type: 'single_choice',
    anchor: true,
    weight: 2,
    strength: 'anchor',
    seconds: 13,
    gate: { ...anyRepaid, whenSkipped: true },
    closedPoints: 100,
    text: 'How do your repayments feel next to what you earn?',
    options: [
      { value: 'nothing_owing', label: 'I owe nothing, or next to nothing', points: 100, share: 12 },
      { value: 'manageable', label: 'Manageable', points: 85, share: 55 },
      { value: 'too_much', label: 'A bit more than I can comfortably manage', points: 40, share: 25 },
      { value: 'far_too_much', label: 'Far more than I can manage', points: 0, share: 8 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'debt-missed',
    area: 'debt',
    type: 'single_choice',
    strength: 'strong',
    seconds: 13,
    gate: anyRepaid,
    closedPoints: 100,
    text: 'Over the past 12 months, have you missed a loan or card repayment, or paid one late?',
    options: [
      { value: 'never', label: 'No, never', points: 100, share: 73 },
      { value: 'once', label: 'Once', points: 60, share: 13 },
      { value: 'few', label: 'Two or three times', points: 25, share: 9 },
      { value: 'behind', label: 'More often, or I am behind right now', points: 0, share: 5, flags: ['arrears'] },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'debt-repayments',
    area: 'debt',
    type: 'single_choice',
    strength: 'strong',
    seconds: 13,
    gate: anyRepaid,
    closedPoints: 100,
    text: 'How much of your income, before tax, goes to all your repayments, a home loan included?',
    options: [
      { value: 'under_20', label: 'Less than 20%', points: 100, share: 39 },
      { value: 'under_36', label: `20% to ${repayments.high}%`, points: 70, share: 37 },
      {
        value: 'over_36',
        label: `More than ${repayments.high}%, up to ${repayments.veryHigh}%`,
        points: 30,
        share: 17,
      },
      { value: 'over_50', label: `More than ${repayments.veryHigh}%`, points: 0, share: 7 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'debt-rates',
    area: 'debt',
    type: 'single_choice',
    strength: 'normal',
    seconds: 11,
    gate: anyRepaid,
    closedPoints: 100,
    text: 'Do you know the interest rate on each thing you owe?',
    options: [
      { value: 'all', label: 'Yes, on all of them', points: 100, share: 33 },
      { value: 'most', label: 'On most of them', points: 70, share: 26 },
      { value: 'roughly', label: 'Only roughly', points: 35, share: 28 },
      { value: 'none', label: 'No', points: 0, share: 13 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'debt-plan',
    area: 'debt',
    type: 'scale',
    weight: 0.8,
    strength: 'normal',
    seconds: 8,
    gate: anyRepaid,
    closedPoints: 100,
    text: 'From 1 to 10, how clear is your plan for paying off what you owe?',
    shares: [9, 13, 27, 31, 20],
  },
];
