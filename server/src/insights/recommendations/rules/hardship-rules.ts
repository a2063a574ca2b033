import { lacksEssentials, isInArrears, isInHardship, needsHelp } from '../../../quiz/safety/dangers';
import { hasChosen, type UserFacts } from '../../user-facts';
import { hasLostIncome, isSeniorOrRetired } from '../circumstances';
import { createRule, type Rule } from '../rule';

/** Kinds of debts for which the lender must consider a hardship request (National Credit Code, section 72). */
const lenderDebts = ['home_loan', 'card_carried', 'bnpl', 'loan'];

const owesALender = (facts: UserFacts) => hasChosen(facts, 'debt-types', ...lenderDebts);
/** True if the user is short of money, but no payment is overdue. */
const isNotYetBehind = (facts: UserFacts) => needsHelp(facts) && !isInArrears(facts);

/** Help for users behind with payments or at risk. Order from https://ndh.org.au/debt-solutions/prioritise-your-debts/. */
export const hardshipRules: readonly Rule[] = [
  createRule({
    id: 'debt-counsellor',
    area: 'debt',
    onlyIf: needsHelp,
    textFor: (facts) => (isInArrears(facts) ? 'behind' : 'before'),
    rescue: 1,
  }),
  createRule({
    // https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed
    id: 'scam-help',
    area: 'protection',
    onlyIf: (facts) => hasChosen(facts, 'profile-pressure', 'scam'),
    rescue: 2,
  }),
  createRule({
    // Sources: 1800 ELDERHelp, eaaa.org.au; powers of attorney, moneysmart.gov.au/wills-and-powers-of-attorney
    id: 'own-say',
    area: 'protection',
    onlyIf: (facts) => hasChosen(facts, 'profile-pressure', 'control') && isSeniorOrRetired(facts),
    rescue: 2,
  }),
  createRule({
    id: 'priority-bills',
    area: 'cash_flow',
    onlyIf: (facts) => isInArrears(facts) || lacksEssentials(facts),
    rescue: 2,
  }),
  createRule({
    // https://moneysmart.gov.au/managing-debt/financial-hardship
    id: 'lender-hardship',
    area: 'debt',
    onlyIf: (facts) => (needsHelp(facts) || hasLostIncome(facts)) && owesALender(facts),
    textFor: (facts) => (hasChosen(facts, 'debt-types', 'home_loan') ? 'home' : 'plain'),
    rescue: 3,
  }),
  createRule({
    id: 'hardship',
    area: 'cash_flow',
    because: [['cash-flow-bills', 'most', 'some', 'few']],
    onlyIf: (facts) =>
      hasChosen(facts, 'cash-flow-bills', 'most', 'some', 'few') ||
      (isNotYetBehind(facts) && !hasChosen(facts, 'debt-types', 'payday', ...lenderDebts)),
    rescue: 3,
  }),
  createRule({
    id: 'income-support',
    area: 'cash_flow',
    because: [
      ['cash-flow-essentials', 'several', 'now'],
      ['profile-support', 'main', 'part', 'applied'],
    ],
    // A pension alone does not call for this advice, because it is no sign of hardship.
    onlyIf: (facts) =>
      hasChosen(facts, 'profile-support', 'applied') ||
      hasLostIncome(facts) ||
      hasChosen(facts, 'cash-flow-essentials', 'several', 'now') ||
      (hasChosen(facts, 'profile-support', 'part', 'main') && isInHardship(facts)),
    rescue: 4,
  }),
];
