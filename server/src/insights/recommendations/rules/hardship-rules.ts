import { goesWithout, isBehind, isInHardship } from '../../../quiz/safety';
import { chose, type Picture } from '../../picture';
import { isHit, isInNeed, isOlder } from '../circumstances';
import { rule, type Rule } from '../rule';

/**
 * Debts with a lender who must consider a hardship request (National Credit Code, section 72); payday loans have steps of
 * their own.
 */
const lent = ['home_loan', 'card_carried', 'bnpl', 'loan'];

const owesALender = (picture: Picture) => chose(picture, 'debt-types', ...lent);
/** True if money is short and nothing is overdue yet. */
const isNotYetBehind = (picture: Picture) => isInNeed(picture) && !isBehind(picture);

/**
 * Help for users who are behind with payments or at risk of it: first a helpline, then the lender's hardship team or the
 * payments with priority. Order of payments: National Debt Helpline,
 * https://ndh.org.au/debt-solutions/prioritise-your-debts/.
 */
export const hardshipRules: readonly Rule[] = [
  rule({
    id: 'debt-counsellor',
    area: 'debt',
    onlyIf: isInNeed,
    textFor: (picture) => (isBehind(picture) ? 'behind' : 'before'),
    urgency: () => 'high',
    rescue: 1,
  }),
  rule({
    // https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed
    id: 'scam-help',
    area: 'protection',
    onlyIf: (picture) => chose(picture, 'profile-pressure', 'scam'),
    urgency: () => 'high',
    rescue: 2,
  }),
  rule({
    // Sources: 1800 ELDERHelp, https://eaaa.org.au; powers of attorney,
    // https://moneysmart.gov.au/wills-and-powers-of-attorney
    id: 'own-say',
    area: 'protection',
    onlyIf: (picture) => chose(picture, 'profile-pressure', 'control') && isOlder(picture),
    urgency: () => 'high',
    rescue: 2,
  }),
  rule({
    id: 'priority-bills',
    area: 'cash_flow',
    onlyIf: (picture) => isBehind(picture) || goesWithout(picture),
    urgency: () => 'high',
    rescue: 2,
  }),
  rule({
    // https://moneysmart.gov.au/managing-debt/financial-hardship
    id: 'lender-hardship',
    area: 'debt',
    onlyIf: (picture) => (isInNeed(picture) || isHit(picture)) && owesALender(picture),
    textFor: (picture) => (chose(picture, 'debt-types', 'home_loan') ? 'home' : 'plain'),
    urgency: () => 'high',
    rescue: 3,
  }),
  rule({
    id: 'hardship',
    area: 'cash_flow',
    because: [['cash-flow-bills', 'most', 'some', 'few']],
    onlyIf: (picture) =>
      chose(picture, 'cash-flow-bills', 'most', 'some', 'few') ||
      (isNotYetBehind(picture) && !chose(picture, 'debt-types', 'payday', ...lent)),
    urgency: () => 'high',
    rescue: 3,
  }),
  rule({
    id: 'income-support',
    area: 'cash_flow',
    because: [
      ['cash-flow-essentials', 'several', 'now'],
      ['profile-support', 'main', 'part', 'applied'],
    ],
    // Receiving a pension is no sign of hardship by itself, so users with a pension see this advice only after another sign
    // of hardship.
    onlyIf: (picture) =>
      chose(picture, 'profile-support', 'applied') ||
      isHit(picture) ||
      chose(picture, 'cash-flow-essentials', 'several', 'now') ||
      (chose(picture, 'profile-support', 'part', 'main') && isInHardship(picture.questionBank, picture.answers)),
    urgency: () => 'high',
    rescue: 4,
  }),
];
