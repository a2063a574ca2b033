import type { QuestionInput } from './question-definition';

/** Questions about investing. They have no gate, because users without investments choose the lowest answer. */
export const investingQuestions: QuestionInput[] = [
  {
    id: 'investing-experience',
    area: 'investing',
    type: 'single_choice',
    strength: 'anchor',
    seconds: 22,
    options: [
      // 36% of adults held listed investments (ASX share ownership study 2014); investment properties are additional.
      { value: 'regular', points: 100, share: 17 },
      { value: 'now_and_then', points: 80, share: 14 },
      { value: 'some', points: 60, share: 15 },
      { value: 'learning', points: 35, share: 21 },
      { value: 'none', points: 0, share: 33 },
    ],
  },
  {
    id: 'investing-spread',
    area: 'investing',
    type: 'single_choice',
    strength: 'strong',
    seconds: 14,
    options: [
      { value: 'wide', points: 100, share: 11 },
      { value: 'several', points: 75, share: 18 },
      { value: 'few', points: 50, share: 18 },
      { value: 'cash', points: 25, share: 30 },
      { value: 'nothing', points: 0, share: 23 },
    ],
  },
  {
    id: 'investing-fees',
    area: 'investing',
    type: 'single_choice',
    strength: 'strong',
    seconds: 12,
    options: [
      { value: 'exactly', points: 100, share: 12 },
      { value: 'known', points: 75, share: 21 },
      { value: 'roughly', points: 45, share: 34 },
      { value: 'no', points: 0, share: 33 },
    ],
  },
  {
    id: 'investing-fall',
    area: 'investing',
    type: 'single_choice',
    strength: 'normal',
    seconds: 18,
    enemies: ['profile-risk-fall'],
    options: [
      { value: 'plan', points: 100, share: 19 },
      { value: 'wait', points: 70, share: 41 },
      { value: 'no_idea', points: 30, share: 30 },
      { value: 'sell', points: 0, share: 10 },
    ],
    skip: 'not_sure',
  },
  {
    id: 'investing-surplus',
    area: 'investing',
    type: 'single_choice',
    strength: 'strong',
    seconds: 13,
    options: [
      { value: 'over_20', points: 100, share: 12 },
      { value: 'over_10', points: 80, share: 22 },
      { value: 'under_10', points: 50, share: 36 },
      { value: 'nothing', points: 0, share: 30 },
    ],
  },
];
