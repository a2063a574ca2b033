import type { RuleId } from '../texts';
import type { Answers } from './given';

const homeLoan = { 'debt-types': ['home_loan'] };
const loans = { 'debt-types': ['loan', 'home_loan', 'help', 'card_carried', 'bnpl'] };
/** Clear to invest. */
const calm = {
  'cash-flow-spending': 'little_less',
  'cash-flow-bills': 'all',
  'debt-types': ['none'],
  'emergency-months': 'six_months',
  'profile-goal': 'later',
};

/** For each rule, answers that call for it, and near ones that do not. */
export const ruleCases: readonly [id: RuleId, calls: Answers, doesNot: Answers][] = [
  ['debt-counsellor', { ...loans, 'debt-missed': 'behind' }, { ...loans, 'debt-missed': 'once' }],
  ['debt-counsellor', { 'debt-types': ['overdue'] }, { 'debt-types': ['loan'] }],
  [
    'debt-counsellor',
    { ...loans, 'debt-manageability': 'far_too_much' },
    { ...loans, 'debt-manageability': 'too_much' },
  ],
  ['priority-bills', { 'cash-flow-bills': 'some' }, { 'cash-flow-bills': 'nearly_all' }],
  ['income-support', { 'profile-support': 'applied' }, { 'profile-support': 'none' }],
  ['income-support', { 'profile-support': 'main', 'cash-flow-bills': 'most' }, { 'profile-support': 'main' }],
  ['income-support', { 'cash-flow-essentials': 'now' }, { 'cash-flow-essentials': 'once' }],
  [
    'retirement-spending',
    { 'cash-flow-spending': 'much_more', 'profile-goal': 'retired' },
    { 'cash-flow-spending': 'much_more', 'profile-goal': 'later' },
  ],
  ['payday-loan', { 'debt-types': ['payday'] }, { 'debt-types': ['loan'] }],
  ['card-in-full', { 'debt-types': ['card_carried'] }, { 'debt-types': ['home_loan'] }],
  ['highest-rate-first', { ...loans, 'debt-rates': 'none' }, { 'debt-types': ['home_loan'], 'debt-rates': 'none' }],
  ['repayment-plan', { ...loans, 'debt-plan': 2 }, { ...loans, 'debt-plan': 8 }],
  ['repayment-share', { ...loans, 'debt-repayments': 'over_50' }, { ...loans, 'debt-repayments': 'under_35' }],
  ['bnpl-behind', { ...loans, 'debt-bnpl': 'behind' }, { ...loans, 'debt-bnpl': 'more' }],
  ['bnpl-pause', { ...loans, 'debt-bnpl': 'more' }, { ...loans, 'debt-bnpl': 'behind' }],
  [
    'high-debt-to-income',
    { ...homeLoan, 'debt-home-loan-size': 'over_6' },
    { ...homeLoan, 'debt-home-loan-size': 'under_6' },
  ],
  [
    'rate-rise',
    { ...homeLoan, 'debt-home-loan-rates': 'could_not' },
    { ...homeLoan, 'debt-home-loan-rates': 'cut_back' },
  ],
  ['help-awareness', { ...loans, 'debt-help': 'not_at_all' }, { ...loans, 'debt-help': 'roughly' }],
  ['starter-buffer', { 'emergency-months': 'weeks' }, { 'emergency-months': 'one_month' }],
  ['starter-buffer', { 'emergency-sources': ['could_not'] }, { 'emergency-sources': ['savings'] }],
  [
    'starter-buffer',
    { 'emergency-separate': 'none' },
    { 'emergency-separate': 'none', 'emergency-months': 'one_month' },
  ],
  ['full-buffer', { 'emergency-months': 'one_month' }, { 'emergency-months': 'three_months' }],
  ['full-buffer', { 'emergency-quick-cash': 'partly' }, { 'emergency-quick-cash': 'could_not' }],
  ['automatic-saving', { 'emergency-automatic-saving': 'by_hand' }, { 'emergency-automatic-saving': 'automatic' }],
  ['save-a-step-more', { 'emergency-months': 'three_months' }, { 'emergency-months': 'six_months' }],
  ['separate-buffer', { 'emergency-separate': 'spending' }, { 'emergency-separate': 'own_account' }],
  ['hardship', { 'cash-flow-bills': 'most' }, { 'cash-flow-bills': 'nearly_all' }],
  ['spending-gap', { 'cash-flow-spending': 'little_more' }, { 'cash-flow-spending': 'little_less' }],
  [
    'spending-gap',
    { 'cash-flow-spending': 'much_more' },
    { 'cash-flow-spending': 'much_more', 'profile-goal': 'retired' },
  ],
  ['bills-on-time', { 'cash-flow-big-bills': 'borrow' }, { 'cash-flow-big-bills': 'enough' }],
  ['track-spending', { 'cash-flow-budget': 'balance' }, { 'cash-flow-budget': 'rough_plan' }],
  ['pay-to-pay', { 'cash-flow-run-short': 'every_pay' }, { 'cash-flow-run-short': 'once' }],
  ['weekly-check-in', { 'cash-flow-stress': 6 }, { 'cash-flow-stress': 5 }],
  ['weekly-check-in', { 'cash-flow-control': 5 }, { 'cash-flow-control': 6 }],
  ['housing-cost', { 'cash-flow-housing': 'over_30' }, { 'cash-flow-housing': 'under_30' }],
  ['uneven-income', { 'cash-flow-income': 'unknown' }, { 'cash-flow-income': 'small_changes' }],
  ['subscriptions', { 'cash-flow-subscriptions': 'never' }, { 'cash-flow-subscriptions': 'past_year' }],
  ['insurance-review', { 'protection-review': 'never' }, { 'protection-review': 'two_years' }],
  ['income-protection', { 'protection-income': 'partly' }, { 'protection-income': 'mostly' }],
  ['dependants', { ...loans, 'protection-dependants': 'months' }, { ...loans, 'protection-dependants': 'years' }],
  ['will', { 'protection-will': 'old' }, { 'protection-will': 'current' }],
  [
    'scams',
    { 'protection-scams': ['passwords', 'statements'] },
    { 'protection-scams': ['passwords', 'statements', 'call_back'] },
  ],
  ['lost-super', { 'planning-super-accounts': 'unknown' }, { 'planning-super-accounts': 'several_chosen' }],
  ['super-check', { 'planning-super-heirs': 'no' }, { 'planning-super-heirs': 'current' }],
  [
    'extra-super',
    { ...calm, 'planning-super-extra': 'no' },
    { ...calm, 'planning-super-extra': 'no', 'debt-types': ['card_carried'] },
  ],
  ['retirement-picture', { 'planning-retirement': 'slightly' }, { 'planning-retirement': 'somewhat' }],
  ['written-goals', { 'planning-written': 'in_mind' }, { 'planning-written': 'written' }],
  ['money-plan', { 'planning-ahead': 'disagree' }, { 'planning-ahead': 'agree' }],
  [
    'learn-investing',
    { 'investing-experience': 'none', 'emergency-months': 'days' },
    { ...calm, 'investing-experience': 'none' },
  ],
  [
    'start-investing',
    { ...calm, 'investing-experience': 'learning' },
    { ...calm, 'investing-experience': 'learning', 'emergency-months': 'skip' },
  ],
  ['diversify', { ...calm, 'investing-spread': 'few' }, { 'investing-spread': 'few' }],
  ['fees', { 'investing-fees': 'no' }, { 'investing-fees': 'known' }],
  ['market-falls', { ...calm, 'investing-fall': 'sell' }, { ...calm, 'investing-fall': 'wait' }],
  [
    'risk-fit',
    { ...calm, 'investing-funds': 'new', 'profile-goal': 'soon', 'profile-risk-comfort': 10 },
    { ...calm, 'investing-funds': 'new', 'profile-risk-comfort': 10 },
  ],
];
