import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { QuestionInput, Flag } from './question-bank-schema';

const underThreeMonths: Flag[] = ['buffer_under_3_months'];
const underOneMonth: Flag[] = ['buffer_under_3_months', 'buffer_under_1_month'];

/** The ladder's third step ends where the target of the guides begins. */
const target = auBenchmarks.emergencyFundMonths.value;
const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const asWord = (months: number) => inWords[months] ?? String(months);
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const emergencyFundQuestions: QuestionInput[] = [
  {
    id: 'emergency-months',
    area: 'emergency_fund',
    type: 'single_choice',
    anchor: true,
    weight: 2,
    strength: 'anchor',
    seconds: 15,
    enemies: ['emergency-quick-cash', 'emergency-one-month'],
    text: 'If your income stopped today, how long could your savings cover your living costs? Money in an offset account counts.',
    options: [
      { value: 'six_months', label: 'Six months or longer', points: 100, share: 23 },
      { value: 'three_months', label: `${capitalized(asWord(target))} to five months`, points: 75, share: 19 },
      {
        value: 'one_month',
        label: `One to ${asWord(target - 1)} months`,
        points: 50,
        share: 26,
        flags: underThreeMonths,
      },
      { value: 'weeks', label: 'One to three weeks', points: 25, share: 20, flags: underOneMonth },
      { value: 'days', label: 'Less than a week', points: 0, share: 12, flags: underOneMonth },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'emergency-quick-cash',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'strong',
    seconds: 15,
    enemies: ['emergency-months', 'emergency-one-month'],
    text: 'You need $2,000 within a week. How would you get it?',
    options: [
      // 81% said their household could raise $2,000 within a week, in whatever way (ABS, April 2020).
      { value: 'savings', label: 'All from savings or an offset account', points: 100, share: 54 },
      {
        value: 'partly',
        label: 'Partly from savings, partly another way',
        points: 60,
        share: 13,
        flags: underThreeMonths,
      },
      {
        value: 'borrow',
        label: 'I would have to borrow it or sell something',
        points: 25,
        share: 15,
        flags: underOneMonth,
      },
      { value: 'could_not', label: 'I could not get it', points: 0, share: 18, flags: underOneMonth },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'emergency-one-month',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'strong',
    seconds: 11,
    enemies: ['emergency-months', 'emergency-quick-cash'],
    text: 'Imagine a month with no income at all. How much of its costs could your savings pay?',
    options: [
      { value: 'all', label: 'All of them', points: 100, share: 49 },
      { value: 'most', label: 'Most', points: 65, share: 14, flags: underOneMonth },
      { value: 'half', label: 'About half', points: 40, share: 13, flags: underOneMonth },
      { value: 'little', label: 'A little', points: 15, share: 14, flags: underOneMonth },
      { value: 'none', label: 'Nothing', points: 0, share: 10, flags: underOneMonth },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'emergency-separate',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'normal',
    seconds: 13,
    text: 'Where do you keep money for emergencies?',
    options: [
      { value: 'own_account', label: 'In its own account or an offset account', points: 100, share: 36 },
      { value: 'other_savings', label: 'Mixed with my other savings', points: 70, share: 28 },
      { value: 'spending', label: 'In the account I spend from', points: 30, share: 20 },
      { value: 'none', label: 'I have no money for emergencies', points: 0, share: 16 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'emergency-automatic-saving',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'normal',
    seconds: 14,
    text: 'How does money usually get into your savings?',
    options: [
      { value: 'automatic', label: 'Automatically, every time I am paid', points: 100, share: 31 },
      { value: 'by_hand', label: 'I move some across myself most months', points: 70, share: 28 },
      { value: 'left_over', label: 'When something is left over', points: 35, share: 26 },
      { value: 'not_now', label: 'I am not able to save at the moment', points: 0, share: 15 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'emergency-income-drop',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'strong',
    seconds: 16,
    text: 'Imagine your household income fell by a third for three months. What would happen?',
    options: [
      { value: 'fine', label: 'We would manage without changing much', points: 100, share: 23 },
      { value: 'cut_back', label: 'We would cut back and get through', points: 70, share: 44 },
      { value: 'borrow', label: 'We would need to borrow or use credit', points: 25, share: 21 },
      { value: 'fall_behind', label: 'We would fall behind on essentials', points: 0, share: 12, flags: ['strain'] },
    ],
    skip: 'Not sure',
  },
  {
    id: 'emergency-refill',
    area: 'emergency_fund',
    type: 'single_choice',
    strength: 'normal',
    seconds: 14,
    text: 'Think of the last surprise cost you paid from savings. Where do those savings stand now?',
    options: [
      { value: 'refilled', label: 'Filled up again, or never needed', points: 100, share: 42 },
      { value: 'partly', label: 'Partly filled up again', points: 60, share: 28 },
      { value: 'not_yet', label: 'Still low', points: 25, share: 17 },
      { value: 'no_savings', label: 'I had no savings to use', points: 0, share: 13 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'emergency-sources',
    area: 'emergency_fund',
    type: 'multiple_choice',
    scoring: 'additive',
    strength: 'normal',
    seconds: 19,
    text: "A surprise bill as big as a month's pay arrives. What would you use? Choose all that apply.",
    options: [
      { value: 'savings', label: 'Savings', penalty: 0, share: 64, strength: 'vague' },
      { value: 'sell', label: 'Selling something', penalty: 20, share: 12, strength: 'vague' },
      { value: 'family', label: 'Help from family or friends', penalty: 20, share: 20 },
      { value: 'credit_card', label: 'A credit card', penalty: 25, share: 25 },
      { value: 'loan', label: 'A loan or buy now, pay later', penalty: 35, share: 10 },
      { value: 'payday', label: 'A payday loan or cash advance', penalty: 60, share: 3, strength: 'strong' },
      { value: 'other_bills', label: 'Money for other bills', penalty: 50, share: 9, strength: 'strong' },
      { value: 'could_not', label: 'I could not pay it', penalty: 100, share: 8, strength: 'strong' },
    ],
    skip: 'Not sure',
  },
  {
    id: 'emergency-readiness',
    area: 'emergency_fund',
    type: 'scale',
    weight: 0.8,
    strength: 'normal',
    seconds: 8,
    text: 'From 1 to 10, how ready are you for a large surprise expense?',
    shares: [11, 16, 27, 29, 17],
  },
];
