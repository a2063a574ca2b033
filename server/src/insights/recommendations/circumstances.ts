import { isInArrears, hasDanger, needsHelp } from '../../quiz/safety/dangers';
import { isRetired } from '../goals';
import { answerTo, hasChosen, type UserFacts } from '../user-facts';

/** True if the user is late with payments or goes without essentials, or answers show that this could happen soon. */
export const isInNeed = ({ questionBank, answers }: UserFacts): boolean => needsHelp(questionBank, answers);

/** True if the user lost income. Such users get help even before a missed payment, and advice never quotes the answer. */
export const hasLostIncome = (picture: UserFacts): boolean =>
  hasChosen(picture, 'profile-pressure', 'work', 'illness', 'disaster');

/** True if advice can mention saving: no payment is overdue, and there is no sign of hardship. */
export const canSave = (picture: UserFacts): boolean => !isInArrears(picture) && !hasDanger(picture, 'hardship');

/** True if a debt costs more than savings earn: a payday loan, or a card with a high rate. */
export const hasExpensiveDebt = (picture: UserFacts): boolean =>
  hasChosen(picture, 'debt-types', 'payday') ||
  (hasChosen(picture, 'debt-types', 'card_carried') && !hasChosen(picture, 'profile-card-rate', 'low'));

/** True if the user receives a Centrelink payment or a pension, has applied for one, or is unsure about a right to one. */
export const mayReceiveGovernmentPayment = (picture: UserFacts): boolean =>
  hasChosen(picture, 'profile-support', 'main', 'part', 'applied');

/** Returns the user's age group in the rules of super and Age Pension; undefined if unknown. */
export function ageGroupOf(picture: UserFacts): 'under_60' | 'from_60' | 'from_67' | undefined {
  const age = answerTo(picture, 'profile-age');
  return age === 'under_60' || age === 'from_60' || age === 'from_67' ? age : undefined;
}

/** True if the user is at least 60 or retired. */
export const isSeniorOrRetired = (picture: UserFacts): boolean =>
  isRetired(picture) || hasChosen(picture, 'profile-age', 'from_60', 'from_67');

export const isInvestor = (picture: UserFacts): boolean =>
  hasChosen(picture, 'investing-experience', 'regular', 'now_and_then');
