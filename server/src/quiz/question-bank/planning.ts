import type { QuestionInput } from './question-definition';

export const planningQuestions: QuestionInput[] = [
  {
    id: 'planning-ahead',
    area: 'planning',
    type: 'scale',
    strength: 'anchor',
    seconds: 12,
    options: [
      { value: 'strongly_agree', points: 100, share: 22 },
      { value: 'agree', points: 65, share: 38 },
      { value: 'neutral', points: 35, share: 20 },
      { value: 'disagree', points: 15, share: 13 },
      { value: 'strongly_disagree', points: 0, share: 7 },
    ],
  },
  {
    id: 'planning-super-accounts',
    area: 'planning',
    type: 'single_choice',
    strength: 'normal',
    seconds: 15,
    options: [
      // 78% of people with super had one account on 30 June 2024 (ATO, super accounts data).
      { value: 'one', points: 100, share: 40 },
      { value: 'one_unchecked', points: 70, share: 34 },
      { value: 'several_chosen', points: 55, share: 7 },
      { value: 'several', points: 20, share: 11 },
      { value: 'unknown', points: 0, share: 8 },
    ],
    skip: 'does_not_apply',
  },
  {
    id: 'planning-super-extra',
    area: 'planning',
    type: 'single_choice',
    strength: 'normal',
    seconds: 13,
    options: [
      { value: 'regular', points: 100, share: 26 },
      { value: 'now_and_then', points: 70, share: 20 },
      { value: 'considered', points: 35, share: 28 },
      { value: 'no', points: 0, share: 26 },
    ],
    skip: 'does_not_apply',
  },
  {
    id: 'planning-super-heirs',
    area: 'planning',
    type: 'single_choice',
    strength: 'normal',
    seconds: 14,
    options: [
      { value: 'current', points: 100, share: 29 },
      { value: 'old', points: 65, share: 32 },
      { value: 'unsure', points: 30, share: 20 },
      { value: 'no', points: 0, share: 19 },
    ],
    skip: 'does_not_apply',
  },
  {
    id: 'planning-retirement',
    area: 'planning',
    type: 'single_choice',
    strength: 'strong',
    seconds: 12,
    options: [
      { value: 'very', points: 100, share: 15 },
      { value: 'fairly', points: 75, share: 30 },
      { value: 'somewhat', points: 50, share: 27 },
      { value: 'slightly', points: 25, share: 16 },
      { value: 'not_at_all', points: 0, share: 12 },
    ],
    skip: 'not_sure',
  },
];
