import type { Picture } from '../../picture';

/** Clear of urgent debts, and with a buffer as far as is known: growth may come next. */
export function mayInvest({ hasRedFlag, scores }: Picture): boolean {
  return !hasRedFlag && !scores.flags.has('buffer_under_3_months');
}
