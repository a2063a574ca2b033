import { isInSituation, isRetired } from '../../goals';
import { findAnswer } from '../../user-facts';
import { isSeniorOrRetired } from '../circumstances';
import { createRule, type Rule } from '../rule';

const ALL_HABITS = ['passwords', 'second_step', 'call_back', 'statements'];

export const protectionRules: readonly Rule[] = [
  createRule({
    id: 'insurance-review',
    area: 'protection',
    steps: [{ question: 'protection-review', from: ['five_years', 'longer', 'never'], to: 'past_year' }],
    goals: ['family'],
  }),
  createRule({
    id: 'income-protection',
    area: 'protection',
    steps: [{ question: 'protection-income', from: ['partly', 'nothing'], to: 'mostly' }],
    // Business owners and casual workers have no paid sick leave.
    alsoIf: (facts) => isInSituation(facts, 'business', 'casual'),
    because: [['profile-situation', 'business', 'casual']],
    onlyIf: (facts) => !isRetired(facts),
    goals: ['family'],
  }),
  createRule({
    id: 'dependants',
    area: 'protection',
    steps: [{ question: 'protection-dependants', from: ['year', 'months'], to: 'years', evenUnasked: true }],
    alsoIf: (facts) => isInSituation(facts, 'children', 'carer'),
    because: [['profile-situation', 'children', 'carer']],
    goals: ['family'],
  }),
  createRule({
    id: 'will',
    area: 'protection',
    steps: [{ question: 'protection-will', from: ['old', 'started', 'none'], to: 'current', evenUnasked: true }],
    textFor: (facts) => (isSeniorOrRetired(facts) ? 'older' : 'plain'),
    goals: ['family'],
  }),
  createRule({
    // Groups that lose most to scams: https://www.scamwatch.gov.au/research-and-resources/targeting-scams-report
    id: 'scams',
    area: 'protection',
    steps: [
      {
        question: 'protection-scams',
        from: (answer) => ALL_HABITS.filter((habit) => Array.isArray(answer) && answer.includes(habit)).length <= 2,
        to: ALL_HABITS,
      },
    ],
    alsoIf: (facts) =>
      findAnswer(facts, 'protection-scams') === undefined && (isRetired(facts) || isInSituation(facts, 'migrant')),
    because: [
      ['profile-goal', 'retired'],
      ['profile-situation', 'retired', 'migrant'],
    ],
  }),
];
