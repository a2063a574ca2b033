import { isInArrears, hasDanger } from '../../quiz/safety/dangers';
import { isRetired } from '../goals';
import { findAnswer, hasChosen, type UserFacts } from '../user-facts';

/** True if the user lost income. Such users get help even before a missed payment, and advice never quotes the answer. */
export const hasLostIncome = (facts: UserFacts): boolean =>
  hasChosen(facts, 'profile-pressure', 'work', 'illness', 'disaster');

/** True if advice can mention saving: no payment is overdue, and there is no sign of hardship. */
export const canSave = (facts: UserFacts): boolean => !isInArrears(facts) && !hasDanger(facts, 'hardship');

/** True if a debt costs more than savings earn: a payday loan, or a card with a high rate. */
export const hasExpensiveDebt = (facts: UserFacts): boolean =>
  hasChosen(facts, 'debt-types', 'payday') ||
  (hasChosen(facts, 'debt-types', 'card_carried') && !hasChosen(facts, 'profile-card-rate', 'low'));

/** True if the user receives a Centrelink payment or a pension, has applied for one, or is unsure about a right to one. */
export const mayReceiveGovernmentPayment = (facts: UserFacts): boolean =>
  hasChosen(facts, 'profile-support', 'main', 'part', 'applied');

/** Returns the user's age group in the rules of super and Age Pension; undefined if unknown. */
export function ageGroupOf(facts: UserFacts): 'under_60' | 'from_60' | 'from_67' | undefined {
  const age = findAnswer(facts, 'profile-age');
  return age === 'under_60' || age === 'from_60' || age === 'from_67' ? age : undefined;
}

/** True if the user is at least 60 or retired. */
export const isSeniorOrRetired = (facts: UserFacts): boolean =>
  isRetired(facts) || hasChosen(facts, 'profile-age', 'from_60', 'from_67');
