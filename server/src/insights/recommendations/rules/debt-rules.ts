import { chosenValues } from '../../../quiz/answers';
import { isInArrears, hasDanger, needsHelp } from '../../../quiz/safety/dangers';
import { findAnswer, hasChosen, type UserFacts } from '../../user-facts';
import { createRule, type Rule, type TargetAnswer } from '../rule';

/** Debts that usually cost more than a home loan. */
const expensiveDebts = ['card_carried', 'loan', 'payday', 'other_debt'];

function debtsOf(facts: UserFacts): readonly string[] {
  return chosenValues(findAnswer(facts, 'debt-types') ?? []);
}

/** Returns a function that creates a target answer: the user's debts without `debt`. */
function targetsWithout(debt: string): (facts: UserFacts) => TargetAnswer[] {
  return (facts) => {
    const left = debtsOf(facts).filter((value) => value !== debt);
    return [{ questionId: 'debt-types', answer: left.length > 0 ? left : ['none'] }];
  };
}

const isBehindOnPlans = (facts: UserFacts) =>
  hasChosen(facts, 'debt-bnpl', 'behind') || hasChosen(facts, 'profile-bnpl', 'behind');

/** True if the user's savings could pay off a card that charges interest, and the user does not need help first. */
const couldClearCard = (facts: UserFacts) =>
  hasChosen(facts, 'emergency-months', 'three_months', 'six_months') &&
  !hasChosen(facts, 'profile-card-rate', 'low') &&
  !needsHelp(facts);

/** Rules about debts in general. */
export const debtRules: readonly Rule[] = [
  createRule({
    // Steps: https://ndh.org.au/debt-problems/payday-short-term-loans/difficulty-repaying-payday-short-term-loans/
    id: 'payday-loan',
    area: 'debt',
    because: [['debt-types', 'payday']],
    onlyIf: (facts) => hasChosen(facts, 'debt-types', 'payday'),
    rescue: 3,
  }),
  createRule({
    id: 'card-in-full',
    area: 'debt',
    because: [['debt-types', 'card_carried'], ['emergency-months']],
    onlyIf: (facts) => hasChosen(facts, 'debt-types', 'card_carried'),
    textFor: (facts) => (couldClearCard(facts) ? 'savings' : 'plain'),
    targets: targetsWithout('card_carried'),
    takesMoney: true,
    urgency: () => 'high',
    goals: ['debt_free'],
  }),
  createRule({
    id: 'highest-rate-first',
    area: 'debt',
    steps: [{ question: 'debt-rates', from: ['most', 'roughly', 'none'], to: 'all', evenUnasked: true }],
    takesMoney: true,
    onlyIf: (facts) => debtsOf(facts).filter((value) => expensiveDebts.includes(value)).length >= 2,
    goals: ['debt_free'],
  }),
  createRule({
    id: 'repayment-plan',
    area: 'debt',
    steps: [
      { question: 'debt-manageability', from: ['too_much', 'far_too_much'], to: 'manageable' },
      { question: 'debt-repayments', from: ['over_35', 'over_50'], to: 'under_35' },
      { question: 'debt-missed', from: ['few', 'behind'], to: 'never' },
    ],
    takesMoney: true,
    // Users who are late with payments see advice about the lender's hardship team instead.
    onlyIf: (facts) => !isInArrears(facts),
    goals: ['debt_free'],
  }),
];

/** Rules about one kind of debt. */
export const debtDetailRules: readonly Rule[] = [
  createRule({
    id: 'bnpl-behind',
    area: 'debt',
    isAboutStated: true,
    because: [
      ['debt-bnpl', 'behind'],
      ['profile-bnpl', 'behind'],
    ],
    onlyIf: isBehindOnPlans,
    rescue: 4,
  }),
  createRule({
    id: 'bnpl-pause',
    area: 'debt',
    isAboutStated: true,
    because: [['debt-types', 'bnpl']],
    onlyIf: (facts) => hasChosen(facts, 'debt-types', 'bnpl') && !isBehindOnPlans(facts),
    targets: targetsWithout('bnpl'),
    goals: ['debt_free'],
  }),
  createRule({
    id: 'rate-rise',
    area: 'debt',
    isAboutStated: true,
    because: [
      ['debt-home-loan-rates', 'hard', 'could_not'],
      ['debt-types', 'home_loan'],
    ],
    // Users who are short of money see advice about the lender's hardship team instead.
    onlyIf: (facts) =>
      hasChosen(facts, 'debt-types', 'home_loan') && !hasDanger(facts, 'hardship') && !needsHelp(facts),
    targets: (facts) =>
      hasChosen(facts, 'debt-home-loan-rates', 'hard')
        ? [{ questionId: 'debt-home-loan-rates', answer: 'cut_back' }]
        : [],
    urgency: (facts) => (hasChosen(facts, 'debt-home-loan-rates', 'hard') ? 'medium' : 'low'),
  }),
  createRule({
    id: 'help-awareness',
    area: 'debt',
    isAboutStated: true,
    because: [
      ['debt-help', 'little', 'not_at_all'],
      ['debt-types', 'help'],
    ],
    onlyIf: (facts) => hasChosen(facts, 'debt-types', 'help') && !hasChosen(facts, 'debt-help', 'well'),
    targets: (facts) =>
      hasChosen(facts, 'debt-help', 'little', 'not_at_all') ? [{ questionId: 'debt-help', answer: 'roughly' }] : [],
    urgency: () => 'low',
  }),
];
