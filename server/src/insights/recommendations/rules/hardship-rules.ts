import { lacksEssentials, isInArrears, isInHardship } from '../../../quiz/safety/dangers';
import { hasChosen, type UserFacts } from '../../user-facts';
import { hasLostIncome, isInNeed, isSeniorOrRetired } from '../circumstances';
import { createRule, type Rule } from '../rule';

/** Kinds of debts for which the lender must consider a hardship request (National Credit Code, section 72). */
const lent = ['home_loan', 'card_carried', 'bnpl', 'loan'];

const owesALender = (picture: UserFacts) => hasChosen(picture, 'debt-types', ...lent);
/** True if the user is short of money, but no payment is overdue. */
const isNotYetBehind = (picture: UserFacts) => isInNeed(picture) && !isInArrears(picture);

/** Help for users behind with payments or at risk. Order from https://ndh.org.au/debt-solutions/prioritise-your-debts/. */
export const hardshipRules: readonly Rule[] = [
  createRule({
    id: 'debt-counsellor',
    area: 'debt',
    onlyIf: isInNeed,
    textFor: (picture) => (isInArrears(picture) ? 'behind' : 'before'),
    urgency: () => 'high',
    rescue: 1,
  }),
  createRule({
    // https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed
    id: 'scam-help',
    area: 'protection',
    onlyIf: (picture) => hasChosen(picture, 'profile-pressure', 'scam'),
    urgency: () => 'high',
    rescue: 2,
  }),
  createRule({
    // Sources: 1800 ELDERHelp, eaaa.org.au; powers of attorney, moneysmart.gov.au/wills-and-powers-of-attorney
    id: 'own-say',
    area: 'protection',
    onlyIf: (picture) => hasChosen(picture, 'profile-pressure', 'control') && isSeniorOrRetired(picture),
    urgency: () => 'high',
    rescue: 2,
  }),
  createRule({
    id: 'priority-bills',
    area: 'cash_flow',
    onlyIf: (picture) => isInArrears(picture) || lacksEssentials(picture),
    urgency: () => 'high',
    rescue: 2,
  }),
  createRule({
    // https://moneysmart.gov.au/managing-debt/financial-hardship
    id: 'lender-hardship',
    area: 'debt',
    onlyIf: (picture) => (isInNeed(picture) || hasLostIncome(picture)) && owesALender(picture),
    textFor: (picture) => (hasChosen(picture, 'debt-types', 'home_loan') ? 'home' : 'plain'),
    urgency: () => 'high',
    rescue: 3,
  }),
  createRule({
    id: 'hardship',
    area: 'cash_flow',
    because: [['cash-flow-bills', 'most', 'some', 'few']],
    onlyIf: (picture) =>
      hasChosen(picture, 'cash-flow-bills', 'most', 'some', 'few') ||
      (isNotYetBehind(picture) && !hasChosen(picture, 'debt-types', 'payday', ...lent)),
    urgency: () => 'high',
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
    onlyIf: (picture) =>
      hasChosen(picture, 'profile-support', 'applied') ||
      hasLostIncome(picture) ||
      hasChosen(picture, 'cash-flow-essentials', 'several', 'now') ||
      (hasChosen(picture, 'profile-support', 'part', 'main') && isInHardship(picture.questionBank, picture.answers)),
    urgency: () => 'high',
    rescue: 4,
  }),
];
