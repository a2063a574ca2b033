import type { BankQuestionInput } from './bank-schema';

export const emergencyFundQuestions: BankQuestionInput[] = [
  {
    id: 'emergency-months',
    area: 'emergency_fund',
    type: 'single_choice',
    anchor: true,
    weight: 2,
    text: 'If your income stopped today, how long could your savings cover your living costs? Money in an offset account counts.',
    options: [
      { value: 'six_months', label: 'Six months or longer', points: 100 },
      { value: 'three_months', label: 'Three to five months', points: 75 },
      { value: 'one_month', label: 'One to two months', points: 50, flags: ['buffer_under_3_months'] },
      {
        value: 'weeks',
        label: 'One to three weeks',
        points: 25,
        flags: ['buffer_under_3_months', 'buffer_under_1_month'],
      },
      {
        value: 'days',
        label: 'Less than a week',
        points: 0,
        flags: ['buffer_under_3_months', 'buffer_under_1_month'],
      },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'emergency-automatic-saving',
    area: 'emergency_fund',
    type: 'single_choice',
    text: 'How does money usually get into your savings?',
    options: [
      { value: 'automatic', label: 'Automatically, every time I am paid', points: 100 },
      { value: 'by_hand', label: 'I move some across myself most months', points: 70 },
      { value: 'left_over', label: 'When something is left over', points: 35 },
      { value: 'not_now', label: 'I am not able to save at the moment', points: 0 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'emergency-income-drop',
    area: 'emergency_fund',
    type: 'single_choice',
    text: 'Imagine your household income fell by a third for three months. What would happen?',
    options: [
      { value: 'fine', label: 'We would manage without changing much', points: 100 },
      { value: 'cut_back', label: 'We would cut back and get through', points: 70 },
      { value: 'borrow', label: 'We would need to borrow or use credit', points: 25 },
      { value: 'fall_behind', label: 'We would fall behind on essentials', points: 0 },
    ],
    skip: 'Not sure',
  },
];
