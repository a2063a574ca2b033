import { rule, type Rule } from '../rule';

export const planningRules: readonly Rule[] = [
  rule({
    id: 'lost-super',
    area: 'planning',
    steps: [
      { question: 'planning-super', from: ['several', 'unknown'], to: 'well' },
      { question: 'planning-super-accounts', from: ['several', 'unknown'], to: 'one' },
    ],
    goals: ['retirement'],
  }),
  rule({
    id: 'super-check',
    area: 'planning',
    steps: [
      { question: 'planning-super', from: ['roughly'], to: 'well' },
      { question: 'planning-super-accounts', from: ['one_unchecked'], to: 'one' },
      { question: 'planning-super-heirs', from: ['old', 'unsure', 'no'], to: 'current' },
    ],
    goals: ['retirement'],
  }),
  rule({
    id: 'extra-super',
    area: 'planning',
    isAboutGrowth: true,
    steps: [{ question: 'planning-super-extra', from: ['considered', 'no'], to: 'now_and_then', evenUnasked: true }],
    goals: ['retirement'],
  }),
  rule({
    id: 'retirement-picture',
    area: 'planning',
    steps: [{ question: 'planning-retirement', from: ['slightly', 'not_at_all'], to: 'somewhat' }],
    goals: ['retirement'],
  }),
  rule({
    id: 'written-goals',
    area: 'planning',
    steps: [
      { question: 'planning-written', from: ['in_mind', 'none'], to: 'dated' },
      { question: 'planning-goal-date', from: ['partly', 'neither', 'no_goal'], to: 'behind' },
      { question: 'planning-confidence', from: (answer) => Number(answer) <= 4, to: 6 },
    ],
    goals: ['home', 'travel', 'family'],
  }),
  rule({
    id: 'money-plan',
    area: 'planning',
    steps: [
      { question: 'planning-ahead', from: ['neutral', 'disagree', 'strongly_disagree'], to: 'agree' },
      { question: 'planning-review', from: ['trouble', 'never'], to: 'few_times' },
    ],
  }),
];
