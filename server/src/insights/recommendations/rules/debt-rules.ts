import { chosenValues } from '../../../quiz/answers';
import { isBehind } from '../../../quiz/safety';
import { answerTo, chose, type Picture } from '../../picture';
import { rule, type Rule, type Target } from '../rule';

/** Debts that are repaid by instalments and usually cost more than a home loan. */
const dearDebts = ['card_carried', 'bnpl', 'loan', 'payday', 'other_debt'];

function listed(picture: Picture): readonly string[] {
  return chosenValues(answerTo(picture, 'debt-types') ?? []);
}

/** What someone ticked, without one kind of debt. */
function without(debt: string): (picture: Picture) => Target[] {
  return (picture) => {
    const left = listed(picture).filter((value) => value !== debt);
    return [{ questionId: 'debt-types', answer: left.length > 0 ? left : ['none'] }];
  };
}

/** Debts as a whole: the dearest first, and how much they take of the income. */
export const debtRules: readonly Rule[] = [
  rule({
    id: 'payday-loan',
    area: 'debt',
    onlyIf: (picture) => chose(picture, 'debt-types', 'payday'),
    targets: without('payday'),
    textFor: (picture) => (isBehind(picture) ? 'behind' : 'upToDate'),
    urgency: () => 'high',
    rescue: 3,
  }),
  rule({
    id: 'card-in-full',
    area: 'debt',
    onlyIf: (picture) => chose(picture, 'debt-types', 'card_carried'),
    targets: without('card_carried'),
    urgency: () => 'high',
    goals: ['debt_free'],
  }),
  rule({
    id: 'highest-rate-first',
    area: 'debt',
    steps: [{ question: 'debt-rates', from: ['most', 'roughly', 'none'], to: 'all', evenUnasked: true }],
    onlyIf: (picture) => listed(picture).filter((value) => dearDebts.includes(value)).length >= 2,
    goals: ['debt_free'],
  }),
  rule({
    id: 'repayment-plan',
    area: 'debt',
    steps: [
      { question: 'debt-manageability', from: ['too_much', 'far_too_much'], to: 'manageable' },
      { question: 'debt-plan', from: (answer) => Number(answer) <= 4, to: 7 },
      { question: 'debt-missed', from: ['few', 'behind'], to: 'never' },
    ],
    goals: ['debt_free'],
  }),
  rule({
    id: 'repayment-share',
    area: 'debt',
    steps: [{ question: 'debt-repayments', from: ['over_35', 'over_50'], to: 'under_35' }],
  }),
];

/** What only matters to someone with one kind of debt. */
export const debtDetailRules: readonly Rule[] = [
  rule({
    id: 'bnpl-behind',
    area: 'debt',
    steps: [{ question: 'debt-bnpl', from: ['behind'], to: 'one' }],
    urgency: () => 'high',
    rescue: 4,
  }),
  rule({
    id: 'bnpl-pause',
    area: 'debt',
    onlyIf: (picture) => chose(picture, 'debt-types', 'bnpl') && !chose(picture, 'debt-bnpl', 'behind'),
    targets: without('bnpl'),
    goals: ['debt_free'],
  }),
  rule({
    id: 'high-debt-to-income',
    area: 'debt',
    steps: [{ question: 'debt-home-loan-size', from: ['over_6'], to: 'under_6' }],
  }),
  rule({
    id: 'rate-rise',
    area: 'debt',
    steps: [{ question: 'debt-home-loan-rates', from: ['hard', 'could_not'], to: 'cut_back' }],
    goals: ['home'],
  }),
  rule({
    id: 'help-awareness',
    area: 'debt',
    steps: [{ question: 'debt-help', from: ['little', 'not_at_all'], to: 'roughly' }],
    urgency: () => 'low',
  }),
];
