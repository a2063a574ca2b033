import type { BankQuestionInput } from './bank-schema';

export const planningQuestions: BankQuestionInput[] = [
  {
    id: 'planning-ahead',
    area: 'planning',
    type: 'single_choice',
    anchor: true,
    weight: 2,
    text: 'How well does this describe you? "I plan my money well beyond the next few months."',
    options: [
      { value: 'strongly_agree', label: 'Very well', points: 100 },
      { value: 'agree', label: 'Quite well', points: 65 },
      { value: 'neutral', label: 'Neither well nor badly', points: 35 },
      { value: 'disagree', label: 'Not very well', points: 15 },
      { value: 'strongly_disagree', label: 'Not at all', points: 0 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'planning-super',
    area: 'planning',
    type: 'single_choice',
    text: 'How well do you know your super?',
    options: [
      { value: 'well', label: 'I know my balance, and it is all in one account', points: 100 },
      { value: 'several', label: 'I know my balances, in several accounts', points: 65 },
      { value: 'roughly', label: 'Only roughly', points: 35 },
      { value: 'unknown', label: 'I do not know what I have', points: 0 },
    ],
    skip: 'Does not apply to me',
  },
  {
    id: 'planning-confidence',
    area: 'planning',
    type: 'scale',
    weight: 0.8,
    text: 'From 1 to 10, how confident are you of reaching your most important money goal?',
  },
];
