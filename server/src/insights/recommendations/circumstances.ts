import { isInArrears, isInDanger, needsHelp } from '../../quiz/safety';
import { isRetired } from '../goals';
import { answerTo, hasChosen, type UserFacts } from '../user-facts';

/** Returns whether the user is late with payments, goes without essentials, or shows a sign of either. */
export const isInNeed = ({ questionBank, answers }: UserFacts): boolean => needsHelp(questionBank, answers);

/**
 * True if the user lost income. Lenders' hardship teams and government payments can help before the user misses a payment.
 * The answer is never quoted on the screen.
 */
export const hasLostIncome = (picture: UserFacts): boolean =>
  hasChosen(picture, 'profile-pressure', 'work', 'illness', 'disaster');

/** Returns whether advice may mention saving: nothing is overdue, and the user is not in hardship. */
export const canSave = (picture: UserFacts): boolean => !isInArrears(picture) && !isInDanger(picture, 'hardship');

/** True if a debt costs more than savings earn: a card with a high rate, or a payday loan. */
export const hasExpensiveDebt = (picture: UserFacts): boolean =>
  hasChosen(picture, 'debt-types', 'payday') ||
  (hasChosen(picture, 'debt-types', 'card_carried') && !hasChosen(picture, 'profile-card-rate', 'low'));

/** True if the user receives a payment of Services Australia, or has applied for one. */
export const mayReceivePayment = (picture: UserFacts): boolean =>
  hasChosen(picture, 'profile-support', 'main', 'part', 'applied');

/** Returns the age group that rules of super and the pension distinguish; undefined if the age is unknown. */
export function ageOf(picture: UserFacts): 'under_60' | 'from_60' | 'from_67' | undefined {
  const age = answerTo(picture, 'profile-age');
  return age === 'under_60' || age === 'from_60' || age === 'from_67' ? age : undefined;
}

/** True if the user is at least 60, or has retired. */
export const isOlder = (picture: UserFacts): boolean =>
  isRetired(picture) || hasChosen(picture, 'profile-age', 'from_60', 'from_67');

/** True if the user invests already. */
export const invests = (picture: UserFacts): boolean =>
  hasChosen(picture, 'investing-experience', 'regular', 'now_and_then');
