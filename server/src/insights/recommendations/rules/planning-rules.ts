import { isInSituation, isRetired, hasStatedGoal } from '../../goals';
import type { UserFacts } from '../../user-facts';
import { createRule, type Rule } from '../rule';

const isNotRetired = (facts: UserFacts) => !isRetired(facts);

const wantsRetirement = [
  ['profile-goal', 'retirement'],
  ['profile-wishes', 'retirement'],
] as const;

export const planningRules: readonly Rule[] = [
  createRule({
    id: 'lost-super',
    area: 'planning',
    steps: [{ question: 'planning-super-accounts', from: ['several', 'unknown'], to: 'one' }],
    // Casual workers possibly have a super account from each employer.
    alsoIf: (facts) => isInSituation(facts, 'casual'),
    because: [['profile-situation', 'casual']],
    goals: ['retirement'],
  }),
  createRule({
    id: 'super-check',
    area: 'planning',
    steps: [
      { question: 'planning-super-accounts', from: ['one_unchecked'], to: 'one' },
      { question: 'planning-super-heirs', from: ['old', 'unsure', 'no'], to: 'current' },
    ],
    alsoIf: (facts) => hasStatedGoal(facts, 'retirement'),
    because: wantsRetirement,
    onlyIf: isNotRetired,
    textFor: (facts) =>
      isInSituation(facts, 'business') && !isInSituation(facts, 'casual') ? 'self_employed' : 'employee',
    goals: ['retirement'],
  }),
  createRule({
    id: 'extra-super',
    area: 'planning',
    isAboutGrowth: true,
    steps: [{ question: 'planning-super-extra', from: ['considered', 'no'], to: 'now_and_then', evenUnasked: true }],
    alsoIf: (facts) => hasStatedGoal(facts, 'retirement'),
    because: wantsRetirement,
    onlyIf: isNotRetired,
    goals: ['retirement'],
  }),
  createRule({
    id: 'money-plan',
    area: 'planning',
    steps: [{ question: 'planning-ahead', from: ['neutral', 'disagree', 'strongly_disagree'], to: 'agree' }],
    takesMoney: true,
    goals: ['home', 'travel', 'family'],
  }),
];
