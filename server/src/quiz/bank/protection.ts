import type { BankQuestionInput } from './bank-schema';

export const protectionQuestions: BankQuestionInput[] = [
  {
    id: 'protection-review',
    area: 'protection',
    type: 'single_choice',
    anchor: true,
    weight: 2,
    text: 'When did you last check that your insurance still fits your life? Cover inside your super counts.',
    options: [
      { value: 'past_year', label: 'Within the past year', points: 100 },
      { value: 'two_years', label: 'One to two years ago', points: 75 },
      { value: 'five_years', label: 'Three to five years ago', points: 50 },
      { value: 'longer', label: 'Longer ago than that', points: 25 },
      { value: 'never', label: 'Never, or I have no insurance', points: 0 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'protection-income',
    area: 'protection',
    type: 'single_choice',
    text: 'If illness or injury kept you from working for six months, what would you live on?',
    options: [
      { value: 'covered', label: 'Income protection or savings would cover all of it', points: 100 },
      { value: 'mostly', label: 'Leave, insurance or savings would cover most of it', points: 70 },
      { value: 'partly', label: 'Family or government payments would have to help', points: 30 },
      { value: 'nothing', label: 'I do not know how I would manage', points: 0 },
    ],
    skip: 'Does not apply to me',
  },
];
