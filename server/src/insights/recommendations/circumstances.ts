import { isBehind, isIn, needsHelp } from '../../quiz/safety';
import { isRetired } from '../goals';
import { answerTo, chose, type Picture } from '../picture';

/** Returns whether the user is late with payments, goes without essentials, or shows a sign of either. */
export const isInNeed = ({ questionBank, answers }: Picture): boolean => needsHelp(questionBank, answers);

/**
 * True if the user lost income. Lenders' hardship teams and government payments can help before the user misses a payment.
 * The answer is never quoted on the screen.
 */
export const isHit = (picture: Picture): boolean => chose(picture, 'profile-pressure', 'work', 'illness', 'disaster');

/** Returns whether advice may mention saving: nothing is overdue, and the user is not in hardship. */
export const canSave = (picture: Picture): boolean => !isBehind(picture) && !isIn(picture, 'hardship');

/** True if a debt costs more than savings earn: a card with a high rate, or a payday loan. */
export const owesDearly = (picture: Picture): boolean =>
  chose(picture, 'debt-types', 'payday') ||
  (chose(picture, 'debt-types', 'card_carried') && !chose(picture, 'profile-card-rate', 'low'));

/** True if the user receives a payment of Services Australia, or has applied for one. */
export const mayReceivePayment = (picture: Picture): boolean =>
  chose(picture, 'profile-support', 'main', 'part', 'applied');

/** Returns the age group that rules of super and the pension distinguish; undefined if the age is unknown. */
export function ageOf(picture: Picture): 'under_60' | 'from_60' | 'from_67' | undefined {
  const age = answerTo(picture, 'profile-age');
  return age === 'under_60' || age === 'from_60' || age === 'from_67' ? age : undefined;
}

/** True if the user is at least 60, or has retired. */
export const isOlder = (picture: Picture): boolean =>
  isRetired(picture) || chose(picture, 'profile-age', 'from_60', 'from_67');

/** True if the user invests already. */
export const invests = (picture: Picture): boolean => chose(picture, 'investing-experience', 'regular', 'now_and_then');
