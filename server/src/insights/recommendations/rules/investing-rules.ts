import { horizonOf, riskToleranceExcess, LARGE_RISK_EXCESS_POINTS } from '../../investment-profile';
import { hasStatedGoal } from '../../goals';
import { hasChosen, type UserFacts } from '../../user-facts';
import { createRule, type Rule } from '../rule';
import { isClearToInvest, hasDanger, needsHelp } from '../../../quiz/safety/dangers';

/** True if the user has a goal that leads to investing, and does not invest yet. */
const wantsGrowth = (facts: UserFacts) =>
  hasStatedGoal(facts, 'growth', 'income', 'ethical') &&
  !hasChosen(facts, 'investing-experience', 'regular', 'now_and_then');
const becauseOfGrowth = [
  ['profile-goal', 'later'],
  ['profile-wishes', 'growth', 'income', 'ethical'],
] as const;

export const investingRules: readonly Rule[] = [
  createRule({
    id: 'learn-investing',
    area: 'investing',
    steps: [{ question: 'investing-experience', from: ['none'], to: 'learning' }],
    isAboutStated: true,
    alsoIf: wantsGrowth,
    because: becauseOfGrowth,
    // Users who are short of money or under pressure need other help first.
    onlyIf: (facts) => !isClearToInvest(facts) && !hasDanger(facts, 'hardship') && !needsHelp(facts),
    // The urgency is low, because debts and an emergency fund come before investing.
    urgency: () => 'low',
  }),
  createRule({
    id: 'start-investing',
    area: 'investing',
    isAboutGrowth: true,
    steps: [{ question: 'investing-experience', from: ['none', 'learning', 'some'], to: 'now_and_then' }],
    isAboutStated: true,
    alsoIf: wantsGrowth,
    because: becauseOfGrowth,
    onlyIf: (facts) => horizonOf(facts) === 'long',
    urgency: () => 'medium',
    goals: ['growth', 'income', 'ethical'],
  }),
  createRule({
    id: 'diversify',
    area: 'investing',
    isAboutGrowth: true,
    steps: [{ question: 'investing-spread', from: ['few'], to: 'several' }],
    urgency: () => 'medium',
    goals: ['growth', 'income'],
  }),
  createRule({
    id: 'fees',
    area: 'investing',
    steps: [{ question: 'investing-fees', from: ['roughly', 'no'], to: 'known' }],
    urgency: ({ scores }) => (scores.areas.investing.value < 70 ? 'medium' : 'low'),
    goals: ['growth', 'retirement'],
  }),
  createRule({
    id: 'market-falls',
    area: 'investing',
    isAboutGrowth: true,
    steps: [{ question: 'investing-fall', from: ['no_idea', 'sell'], to: 'wait' }],
    alsoIf: (facts) => hasChosen(facts, 'profile-risk-fall', 'sell_all', 'sell_some'),
    because: [['profile-risk-fall', 'sell_all', 'sell_some']],
    urgency: () => 'low',
  }),
  createRule({
    id: 'risk-fit',
    area: 'investing',
    because: [['profile-risk-fall'], ['profile-risk-choice'], ['profile-goal']],
    onlyIf: (facts) =>
      (riskToleranceExcess(facts) ?? 0) >= LARGE_RISK_EXCESS_POINTS ||
      (horizonOf(facts) === 'short' && hasChosen(facts, 'investing-experience', 'regular', 'now_and_then', 'some')),
    urgency: () => 'low',
  }),
];
