import type { QuestionInput } from './question-definition';

export const protectionQuestions: QuestionInput[] = [
  {
    id: 'protection-review',
    area: 'protection',
    type: 'single_choice',
    strength: 'anchor',
    seconds: 16,
    options: [
      { value: 'past_year', points: 100, share: 32 },
      { value: 'two_years', points: 75, share: 24 },
      { value: 'five_years', points: 50, share: 18 },
      { value: 'longer', points: 25, share: 14 },
      { value: 'never', points: 0, share: 12 },
    ],
    skip: 'not_sure',
  },
  {
    id: 'protection-income',
    area: 'protection',
    type: 'single_choice',
    strength: 'strong',
    seconds: 18,
    options: [
      { value: 'covered', points: 100, share: 24 },
      { value: 'mostly', points: 70, share: 35 },
      { value: 'partly', points: 30, share: 29 },
      { value: 'nothing', points: 0, share: 12 },
    ],
    skip: 'does_not_apply',
  },
  {
    id: 'protection-dependants',
    area: 'protection',
    type: 'single_choice',
    strength: 'normal',
    seconds: 15,
    options: [
      { value: 'nobody', points: 100, share: 61 },
      { value: 'long', points: 95, share: 10 },
      { value: 'years', points: 75, share: 13 },
      { value: 'year', points: 35, share: 9 },
      { value: 'months', points: 0, share: 7 },
    ],
    skip: 'not_sure',
  },
  {
    id: 'protection-will',
    area: 'protection',
    type: 'single_choice',
    strength: 'normal',
    seconds: 12,
    options: [
      // 40% to 52% of adults have a will (surveys of Finder, Maurice Blackburn and Safewill).
      { value: 'current', points: 100, share: 32 },
      { value: 'old', points: 65, share: 15 },
      { value: 'started', points: 30, share: 23 },
      { value: 'none', points: 0, share: 30 },
    ],
  },
  {
    id: 'protection-scams',
    area: 'protection',
    type: 'multiple_choice',
    scoring: 'coverage',
    strength: 'normal',
    seconds: 19,
    options: [
      { value: 'passwords', share: 52 },
      { value: 'second_step', share: 70 },
      { value: 'call_back', share: 48 },
      { value: 'statements', share: 66 },
    ],
    none: true,
    skip: 'not_sure',
  },
];
