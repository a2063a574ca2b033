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
    onlyIf: (picture) =>
      !isRetired(picture) &&
      !hasChosen(picture, 'profile-pressure', 'scam', 'control') &&
      (canSave(picture) ||
        (hasChosen(picture, 'cash-flow-spending', 'little_more', 'much_more') && !isInArrears(picture))),
    takesMoney: true,
    textFor: (picture) => (hasChosen(picture, 'cash-flow-spending', 'about_equal') ? 'even' : 'more'),
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
    onlyIf: (picture) => !isInArrears(picture),
    takesMoney: true,
  }),
];
