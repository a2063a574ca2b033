import { chose, type Picture } from '../../picture';
import { rule, type Rule } from '../rule';

const isRetired = (picture: Picture) => chose(picture, 'profile-goal', 'retired');

export const cashFlowRules: readonly Rule[] = [
  rule({
    id: 'spending-gap',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-spending', from: ['about_equal', 'little_more', 'much_more'], to: 'little_less' }],
    onlyIf: (picture) => !isRetired(picture),
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
  }),
  rule({
    id: 'track-spending',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-budget', from: ['balance', 'not_at_all'], to: 'budget' }],
  }),
  rule({
    id: 'pay-to-pay',
    area: 'cash_flow',
    steps: [
      { question: 'cash-flow-run-short', from: ['few', 'every_pay'], to: 'once' },
      { question: 'cash-flow-left-over', from: ['rarely', 'never'], to: 'sometimes' },
    ],
  }),
  rule({
    id: 'weekly-check-in',
    area: 'cash_flow',
    steps: [
      { question: 'cash-flow-control', from: (answer) => Number(answer) <= 5, to: 7 },
      { question: 'cash-flow-stress', from: (answer) => Number(answer) >= 6, to: 4 },
    ],
  }),
  rule({
    id: 'housing-cost',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-housing', from: ['over_30', 'over_40'], to: 'under_30' }],
  }),
  rule({
    id: 'uneven-income',
    area: 'cash_flow',
    onlyIf: (picture) => chose(picture, 'cash-flow-income', 'large_changes', 'unknown'),
  }),
  rule({
    id: 'subscriptions',
    area: 'cash_flow',
    steps: [{ question: 'cash-flow-subscriptions', from: ['longer', 'never'], to: 'three_months' }],
    urgency: () => 'low',
  }),
];
