import type { GoalsState } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useGoalsTexts } from './texts';
import type { Goals } from './use-goals';

const dollars = (cents: number) => cents / 100;

/** Returns the unit for texts: `pay`, or `month` if there is no regular pay. */
export const savingUnitOf = ({ rhythm }: Pick<GoalsState, 'rhythm'>): 'pay' | 'month' =>
  rhythm === null ? 'month' : 'pay';

/**
 * Returns a function that compares the sum of all goals with the money that each pay leaves free, in sentences. The
 * function states only the sum if that money is unknown.
 */
export function useGoalSumText(state: Goals): (sumCents: number, isWithNew?: boolean) => string {
  const t = useGoalsTexts();
  const { money } = useFormat();
  const unit = savingUnitOf(state);
  return (sumCents, isWithNew = false) => {
    const sum = t(`goals.${isWithNew ? 'with' : 'sum'}.${unit}`, { sum: money(dollars(sumCents)) });
    const { free_cents: free } = state;
    if (free === null) return sum;
    if (free <= 0) return `${sum} ${t(`goals.over.none.${unit}`)}`;
    // Amounts are rounded to whole dollars: the shortfall up, and the free money down.
    const over = Math.ceil(dollars(sumCents - free));
    return over > 0
      ? `${sum} ${t(`goals.over.${unit}`, { over: money(over) })}`
      : `${sum} ${t(`goals.fits.${unit}`, { free: money(Math.floor(dollars(free))) })}`;
  };
}
