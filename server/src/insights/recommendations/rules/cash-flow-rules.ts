import { isInArrears } from '../../../quiz/safety/dangers';
import { isRetired } from '../../goals';
import { hasChosen } from '../../user-facts';
import { canSave } from '../circumstances';
import { createRule, type Rule } from '../rule';

export const cashFlowRules: readonly Rule[] = [
  createRule({
    id: 'spending-gap',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-spending', from: ['about_equal', 'little_more', 'much_more'], to: 'little_less' }],
    // Hidden from users with late payments or under pressure. Users in hardship see this only if spending exceeds income.
    onlyIf: (facts) =>
      !isRetired(facts) &&
      !hasChosen(facts, 'profile-pressure', 'scam', 'control') &&
      (canSave(facts) || (hasChosen(facts, 'cash-flow-spending', 'little_more', 'much_more') && !isInArrears(facts))),
    takesMoney: true,
    textFor: (facts) => (hasChosen(facts, 'cash-flow-spending', 'about_equal') ? 'even' : 'more'),
  }),
  createRule({
    id: 'retirement-spending',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-spending', from: ['little_more', 'much_more'], to: 'about_equal' }],
    onlyIf: isRetired,
    urgency: () => 'medium',
  }),
  createRule({
    id: 'bills-on-time',
    area: 'cash_flow',
    steps: [
      { question: 'cash-flow-bills', from: ['nearly_all', 'most'], to: 'all' },
      { question: 'cash-flow-big-bills', from: ['cut_back', 'borrow'], to: 'set_aside' },
    ],
    onlyIf: (facts) => !isInArrears(facts),
    takesMoney: true,
  }),
];
