import { isBehind } from '../../../quiz/safety';
import { isRetired } from '../../goals';
import { chose } from '../../picture';
import { canSave } from '../circumstances';
import { rule, type Rule } from '../rule';

export const cashFlowRules: readonly Rule[] = [
  rule({
    id: 'spending-gap',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-spending', from: ['about_equal', 'little_more', 'much_more'], to: 'little_less' }],
    // Users who are behind, scammed or controlled see help instead. Users in hardship see this advice only if they spend
    // more than their income.
    onlyIf: (picture) =>
      !isRetired(picture) &&
      !chose(picture, 'profile-pressure', 'scam', 'control') &&
      (canSave(picture) || (chose(picture, 'cash-flow-spending', 'little_more', 'much_more') && !isBehind(picture))),
    takesMoney: true,
    textFor: (picture) => (chose(picture, 'cash-flow-spending', 'about_equal') ? 'even' : 'more'),
  }),
  rule({
    id: 'retirement-spending',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-spending', from: ['little_more', 'much_more'], to: 'about_equal' }],
    onlyIf: isRetired,
    urgency: () => 'medium',
  }),
  rule({
    id: 'bills-on-time',
    area: 'cash_flow',
    steps: [
      { question: 'cash-flow-bills', from: ['nearly_all', 'most'], to: 'all' },
      { question: 'cash-flow-big-bills', from: ['cut_back', 'borrow'], to: 'set_aside' },
    ],
    onlyIf: (picture) => !isBehind(picture),
    takesMoney: true,
  }),
];
