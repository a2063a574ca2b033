import { isInSituation } from '../../goals';
import { rule, type Rule } from '../rule';

const ALL_HABITS = ['passwords', 'second_step', 'call_back', 'statements'];

export const protectionRules: readonly Rule[] = [
  rule({
    id: 'insurance-review',
    area: 'protection',
    steps: [
      { question: 'protection-review', from: ['five_years', 'longer', 'never'], to: 'past_year' },
      { question: 'protection-enough', from: ['slightly', 'not_at_all', 'no_insurance'], to: 'fairly' },
      { question: 'protection-home', from: ['some', 'none'], to: 'most' },
    ],
    goals: ['family'],
  }),
  rule({
    id: 'income-protection',
    area: 'protection',
    steps: [{ question: 'protection-income', from: ['partly', 'nothing'], to: 'mostly' }],
    // Nobody pays them sick leave.
    alsoIf: (picture) => isInSituation(picture, 'business', 'casual'),
    because: [['profile-situation', 'business', 'casual']],
    goals: ['family'],
  }),
  rule({
    id: 'dependants',
    area: 'protection',
    steps: [{ question: 'protection-dependants', from: ['year', 'months'], to: 'years', evenUnasked: true }],
    alsoIf: (picture) => isInSituation(picture, 'children', 'carer'),
    because: [['profile-situation', 'children', 'carer']],
    goals: ['family'],
  }),
  rule({
    id: 'will',
    area: 'protection',
    steps: [{ question: 'protection-will', from: ['old', 'started', 'none'], to: 'current', evenUnasked: true }],
    goals: ['family'],
  }),
  rule({
    id: 'scams',
    area: 'protection',
    steps: [
      {
        question: 'protection-scams',
        from: (answer) => ALL_HABITS.filter((habit) => Array.isArray(answer) && answer.includes(habit)).length <= 2,
        to: ALL_HABITS,
      },
    ],
  }),
];
