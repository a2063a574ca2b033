import type { MoneyBudget } from '@verdant/shared/contract';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { LeadFigures } from '../../components/lead-figures/lead-figures';
import { useBudgetTexts } from './texts';

/** What is left of the month's budget, and what it is made of. */
export function BudgetTotals({ budget }: { budget: MoneyBudget }) {
  const t = useBudgetTexts();
  const { cents, date } = useFormat();
  const { language } = useLanguage();
  const { period, totals, next_pay_on: payday, as_of: asOf, today } = budget;
  const { left_cents: left, rolled_over_cents: rolled, other_spent_cents: other } = totals;
  const until = { end: date(period.last_day), ...(payday !== null && { date: date(payday) }) };
  const isOver = today > period.last_day;
  const detail = asOf < today ? t('budget.own.asOf', { date: date(asOf) }) : undefined;
  const end = isOver ? undefined : t(payday === null ? 'budget.own.left.month' : 'budget.own.left.payday', until);
  return (
    <LeadFigures
      stats={[
        {
          id: 'left',
          label: t(left < 0 ? 'budget.own.over' : 'budget.own.left', {
            month: formatMonth(period.first_day.slice(0, 7), language),
          }),
          value: cents(Math.abs(left)),
          detail: [end, detail].filter((text) => text !== undefined).join(' '),
        },
        {
          id: 'budget',
          label: t('budget.own.total'),
          value: cents(totals.budget_cents + rolled),
          ...(rolled > 0 && { detail: t('budget.own.total.rolled', { amount: cents(rolled) }) }),
        },
        { id: 'spent', label: t('budget.own.spent'), value: cents(totals.spent_cents) },
        ...(other === 0
          ? []
          : [{ id: 'other', label: t('budget.own.other'), value: cents(other), detail: t('budget.own.other.detail') }]),
      ]}
    />
  );
}
