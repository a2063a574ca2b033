import type { BankQuestionInput } from './bank-schema';

export const investingQuestions: BankQuestionInput[] = [
  {
    id: 'investing-experience',
    area: 'investing',
    type: 'single_choice',
    anchor: true,
    weight: 2,
    text: 'Which of these comes closest to your experience with investing, outside your super?',
    options: [
      { value: 'none', label: 'I have never invested and would not know where to begin', points: 0 },
      { value: 'learning', label: 'I have not invested yet, but I have been learning', points: 35 },
      { value: 'some', label: 'I hold something and have not added to it for a while', points: 60 },
      { value: 'now_and_then', label: 'I add to my investments now and then', points: 80 },
      { value: 'regular', label: 'I add regularly to a spread of investments', points: 100 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'investing-regular',
    area: 'investing',
    type: 'single_choice',
    text: 'How often do you put money away for the long term, such as investments or extra super?',
    options: [
      { value: 'every_pay', label: 'Every pay', points: 100 },
      { value: 'most_months', label: 'Most months', points: 80 },
      { value: 'now_and_then', label: 'Now and then', points: 45 },
      { value: 'rarely', label: 'Once a year or less', points: 20 },
      { value: 'never', label: 'Never so far', points: 0 },
    ],
    skip: 'Prefer not to say',
  },
];
