import type { BankQuestionInput } from './bank-schema';

export const cashFlowQuestions: BankQuestionInput[] = [
  {
    id: 'cash-flow-spending',
    area: 'cash_flow',
    type: 'single_choice',
    anchor: true,
    weight: 2,
    opening: 1,
    text: 'Over the past 12 months, how has your spending compared with the money coming in?',
    options: [
      { value: 'much_less', label: 'I spent much less than came in', points: 100 },
      { value: 'little_less', label: 'I spent a little less', points: 75 },
      { value: 'about_equal', label: 'About the same', points: 50 },
      { value: 'little_more', label: 'I spent a little more', points: 25 },
      { value: 'much_more', label: 'I spent much more than came in', points: 0 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'cash-flow-bills',
    area: 'cash_flow',
    type: 'single_choice',
    priority: 3,
    text: 'Think of rent, power, phone and other bills. How many of them did you pay on time over the past 12 months?',
    options: [
      { value: 'all', label: 'All of them', points: 100 },
      { value: 'nearly_all', label: 'Nearly all', points: 60 },
      { value: 'most', label: 'Most', points: 40 },
      { value: 'some', label: 'Some', points: 20 },
      { value: 'few', label: 'Very few', points: 0, flags: ['arrears'] },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'cash-flow-control',
    area: 'cash_flow',
    type: 'scale',
    weight: 0.8,
    enemies: ['cash-flow-stress'],
    text: 'From 1 to 10, how much in control of your day-to-day money do you feel?',
  },
  {
    id: 'cash-flow-stress',
    area: 'cash_flow',
    type: 'scale',
    weight: 0.8,
    reversed: true,
    enemies: ['cash-flow-control'],
    text: 'From 1 to 10, how much has money worried you in the past month?',
  },
];
