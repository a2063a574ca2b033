import type { QuestionInput, AnswerFlag } from './question-definition';

const underThreeMonths: AnswerFlag[] = ['buffer_under_3_months'];
const underOneMonth: AnswerFlag[] = ['buffer_under_3_months', 'buffer_under_1_month'];
/** One week in months. Figures from accounts have one decimal, so 0.3 is the lowest such figure in the step `weeks`. */
const WEEK = 0.23;

export const emergencyFundQuestions: QuestionInput[] = [
  {
    id: 'emergency-months',
    area: 'emergency_fund',
    type: 'text',
    strength: 'anchor',
    seconds: 20,
    options: [
      { value: 'six_months', from: 6, points: 100, share: 23 },
      { value: 'three_months', from: 3, points: 75, share: 19 },
      { value: 'one_month', from: 1, points: 50, share: 26, flags: underThreeMonths },
      { value: 'weeks', from: WEEK, points: 25, share: 20, flags: underOneMonth },
      { value: 'days', from: 0, points: 0, share: 12, flags: underOneMonth },
    ],
    skip: 'not_sure',
  },
  {
    id: 'emergency-separate',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'normal',
    seconds: 13,
    options: [
      { value: 'own_account', points: 100, share: 36 },
      { value: 'other_savings', points: 70, share: 28 },
      { value: 'spending', points: 30, share: 20 },
      { value: 'none', points: 0, share: 16 },
    ],
  },
  {
    id: 'emergency-automatic-saving',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'normal',
    seconds: 14,
    options: [
      { value: 'automatic', points: 100, share: 31 },
      { value: 'by_hand', points: 70, share: 28 },
      { value: 'left_over', points: 35, share: 26 },
      { value: 'not_now', points: 0, share: 15 },
    ],
  },
  {
    id: 'emergency-income-drop',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'strong',
    seconds: 16,
    options: [
      { value: 'fine', points: 100, share: 23 },
      { value: 'cut_back', points: 70, share: 44 },
      { value: 'borrow', points: 25, share: 21 },
      { value: 'fall_behind', points: 0, share: 12, flags: ['strain'] },
    ],
    skip: 'not_sure',
  },
  {
    id: 'emergency-refill',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'normal',
    seconds: 14,
    options: [
      { value: 'refilled', points: 100, share: 42 },
      { value: 'partly', points: 60, share: 28 },
      { value: 'not_yet', points: 25, share: 17 },
      { value: 'no_savings', points: 0, share: 13 },
    ],
    skip: 'not_sure',
  },
  {
    id: 'emergency-sources',
    area: 'emergency_fund',
    type: 'multiple_choice',
    scoring: 'additive',
    strength: 'normal',
    seconds: 19,
    options: [
      { value: 'savings', penalty: 0, share: 64, strength: 'vague' },
      { value: 'sell', penalty: 20, share: 12, strength: 'vague' },
      { value: 'family', penalty: 20, share: 20 },
      { value: 'credit_card', penalty: 25, share: 25 },
      { value: 'loan', penalty: 35, share: 10 },
      { value: 'payday', penalty: 60, share: 3, strength: 'strong' },
      { value: 'other_bills', penalty: 50, share: 9, strength: 'strong' },
      { value: 'could_not', penalty: 100, share: 8, strength: 'strong' },
    ],
    skip: 'not_sure',
  },
];
