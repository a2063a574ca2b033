import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import type { SlotProps } from '@verdant/shared/slots';
import { totalPerPayday } from '../savings/own/plan';
import { useNextSavingTexts } from './texts';

/** The sum to put aside for all goals on the next payday. Renders nothing if the sum is 0. */
export function NextSaving({ goals, nextPayday }: SlotProps<'mfe-dashboard/own-goals'>) {
  const t = useNextSavingTexts();
  const { cents, date } = useFormat();
  const sum = totalPerPayday(goals);
  if (sum === 0) return null;
  const amount = cents(sum);
  return (
    <Link to="/savings" className="v-link v-hover v-muted v-xs v-figures v-above-2 v-self-start">
      {nextPayday === null ? t('next.month', { amount }) : t('next.pay', { amount, date: date(nextPayday) })}
    </Link>
  );
}
