import type { RuleId } from '../texts';
import type { Answers } from './given';

const homeLoan = { 'debt-types': ['home_loan'] };
const heavy = { 'debt-types': ['loan'], 'debt-manageability': 'too_much' };
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
  ['debt-counsellor', { ...heavy, 'debt-missed': 'once' }, heavy],
  ['lender-hardship', { ...heavy, 'debt-missed': 'once' }, { ...loans, 'debt-manageability': 'far_too_much' }],
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
  ['repayment-plan', { ...loans, 'debt-repayments': 'over_35' }, { ...loans, 'debt-repayments': 'under_35' }],
  ['bnpl-behind', { ...loans, 'debt-bnpl': 'behind' }, { ...loans, 'debt-bnpl': 'more' }],
  ['bnpl-behind', { ...loans, 'profile-bnpl': 'behind' }, { ...loans, 'profile-bnpl': 'on_time' }],
  ['bnpl-pause', { ...loans, 'debt-bnpl': 'more' }, { ...loans, 'debt-bnpl': 'behind' }],
  ['rate-rise', homeLoan, { 'debt-types': ['loan'] }],
  ['rate-rise', { ...homeLoan, 'debt-home-loan-rates': 'hard' }, { 'debt-types': ['none'] }],
  ['help-awareness', { 'debt-types': ['help'] }, { 'debt-types': ['loan'] }],
  ['starter-buffer', { 'emergency-months': 'weeks' }, { 'emergency-months': 'one_month' }],
  ['starter-buffer', { 'emergency-sources': ['could_not'] }, { 'emergency-sources': ['savings'] }],
  [
    'starter-buffer',
    { 'emergency-separate': 'none' },
    { 'emergency-separate': 'none', 'emergency-months': 'one_month' },
  ],
  ['full-buffer', { 'emergency-months': 'one_month' }, { 'emergency-months': 'three_months' }],
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
  ['insurance-review', { 'protection-review': 'never' }, { 'protection-review': 'two_years' }],
  ['income-protection', { 'protection-income': 'partly' }, { 'protection-income': 'mostly' }],
  ['dependants', { ...loans, 'protection-dependants': 'months' }, { ...loans, 'protection-dependants': 'years' }],
  ['will', { 'protection-will': 'old' }, { 'protection-will': 'current' }],
  [
    'scams',
    { 'protection-scams': ['passwords', 'statements'] },
    { 'protection-scams': ['passwords', 'statements', 'call_back'] },
  ],
  [
    'scams',
    { 'protection-review': 'past_year', 'profile-situation': ['retired'] },
    { 'protection-review': 'past_year', 'profile-situation': ['children'] },
  ],
  ['lost-super', { 'planning-super-accounts': 'unknown' }, { 'planning-super-accounts': 'several_chosen' }],
  ['super-check', { 'planning-super-heirs': 'no' }, { 'planning-super-heirs': 'current' }],
  [
    'extra-super',
    { ...calm, 'planning-super-extra': 'no' },
    { ...calm, 'planning-super-extra': 'no', 'debt-types': ['card_carried'] },
  ],
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
    { ...calm, 'investing-fees': 'no', 'profile-goal': 'soon', 'profile-risk-choice': 'wide' },
    { ...calm, 'investing-fees': 'no', 'profile-risk-choice': 'wide' },
  ],
  ['first-home', { 'profile-goal': 'home' }, { 'profile-goal': 'later' }],
  ['first-home', { 'profile-wishes': ['home'] }, { 'profile-wishes': ['travel'] }],
  ['retirement-age', { 'profile-goal': 'retirement' }, { 'profile-goal': 'retired' }],
  ['retired-concessions', { 'profile-situation': ['retired'] }, { 'profile-situation': ['renting'] }],
  ['on-top', { 'profile-goal': 'relief' }, { 'profile-goal': 'relief', 'debt-types': ['overdue'] }],
  ['safe-savings', { 'profile-goal': 'buffer' }, { 'profile-goal': 'later' }],
  ['family-payments', { 'profile-situation': ['children'] }, { 'profile-situation': ['carer'] }],
  ['carer-support', { 'profile-situation': ['carer'] }, { 'profile-situation': ['children'] }],
  ['disability-support', { 'profile-situation': ['disability'] }, { 'profile-situation': ['none'] }],
  ['casual-work', { 'profile-situation': ['casual'] }, { 'profile-situation': ['business'] }],
  ['small-business', { 'profile-situation': ['business'] }, { 'profile-situation': ['casual'] }],
  ['new-to-australia', { 'profile-situation': ['migrant'] }, { 'profile-situation': ['none'] }],
  ['renting', { 'profile-situation': ['renting'] }, { 'profile-situation': ['none'] }],
];
