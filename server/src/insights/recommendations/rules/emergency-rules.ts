import { hasDanger } from '../../../quiz/safety/dangers';
import { isRetired } from '../../goals';
import { findAnswer, type UserFacts } from '../../user-facts';
import { canSave, hasExpensiveDebt } from '../circumstances';
import { createRule, type Rule } from '../rule';

const hasNoBuffer = ({ scores }: UserFacts) => scores.flags.has('buffer_under_1_month');
const isSizeUnknown = (facts: UserFacts) => findAnswer(facts, 'emergency-months') === undefined;

export const emergencyRules: readonly Rule[] = [
  createRule({
    id: 'starter-buffer',
    area: 'emergency_fund',
    steps: [
      { question: 'emergency-months', from: ['weeks', 'days'], to: 'one_month' },
      { question: 'emergency-separate', from: ['none'], to: 'own_account' },
      { question: 'emergency-refill', from: ['no_savings'], to: 'partly' },
      { question: 'emergency-sources', from: ['could_not'], to: ['savings', 'sell'] },
    ],
    onlyIf: (facts) => canSave(facts) && (hasNoBuffer(facts) || isSizeUnknown(facts)),
    takesMoney: true,
    urgency: (facts) => (hasNoBuffer(facts) ? 'high' : undefined),
  }),
  createRule({
    id: 'full-buffer',
    area: 'emergency_fund',
    steps: [{ question: 'emergency-months', from: ['one_month'], to: 'three_months' }],
    onlyIf: (facts) => canSave(facts) && !hasExpensiveDebt(facts),
    takesMoney: true,
  }),
  createRule({
    id: 'automatic-saving',
    area: 'emergency_fund',
    steps: [{ question: 'emergency-automatic-saving', from: ['by_hand', 'left_over'], to: 'automatic' }],
    onlyIf: (facts) => canSave(facts) && !isRetired(facts),
    takesMoney: true,
    goals: ['home', 'travel', 'family'],
  }),
  createRule({
    id: 'save-a-step-more',
    area: 'emergency_fund',
    steps: [{ question: 'emergency-months', from: ['three_months'], to: 'six_months' }],
    onlyIf: (facts) => canSave(facts) && !isRetired(facts) && !hasDanger(facts, 'costly_debt'),
    takesMoney: true,
    goals: ['home', 'travel', 'family'],
  }),
  createRule({
    id: 'separate-buffer',
    area: 'emergency_fund',
    steps: [{ question: 'emergency-separate', from: ['spending', 'other_savings'], to: 'own_account' }],
    onlyIf: canSave,
  }),
];
