import type { MoneyBudget, PayBudget } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import { ChartRow, LeadFigures } from '../../components/figures';
import { BudgetDayNote, dayNumberAndCount, PayBudgetRow } from './budget-row';
import styles from './own-budget.module.css';
import { useBudgetTexts } from './texts';

type PayViewProps = {
  budget: MoneyBudget;
  pay: PayBudget;
  onChangeAmounts: () => void;
};

/** The budget until payday. Amounts are set per month, so users can change the amounts only in the month view. */
export function PayView({ budget, pay, onChangeAmounts }: PayViewProps) {
  const t = useBudgetTexts();
  const { cents, date } = useFormat();
  const { today, as_of: asOf, next_pay_on: payday } = budget;
  const day = t('budget.own.pay.day', { ...dayNumberAndCount(pay, today), date: date(payday ?? pay.last_day) });
  const late = asOf < today ? ` ${t('budget.own.asOf', { date: date(asOf) })}` : '';
  return (
    <ChartRow second="wide">
      <LeadFigures
        stats={[
          {
            id: 'left',
            label: t(pay.left_cents < 0 ? 'budget.own.pay.over' : 'budget.own.pay.left'),
            value: cents(Math.abs(pay.left_cents)),
            detail: `${day}${late}`,
          },
          { id: 'budget', label: t('budget.own.pay.budget'), value: cents(pay.budget_cents) },
          { id: 'spent', label: t('budget.own.pay.spent'), value: cents(pay.spent_cents) },
          {
            id: 'bills',
            label: t('budget.own.pay.bills'),
            value: cents(pay.bills_cents),
            detail: t('budget.own.pay.bills.detail'),
          },
        ]}
      />
      <div>
        <BudgetDayNote period={pay} day={asOf} />
        <ul className="v-line-below">
          {pay.categories.map((category) => (
            <PayBudgetRow key={category.category} one={category} budget={budget} pay={pay} />
          ))}
        </ul>
        <div className="v-stack v-gap-3 v-left v-pad-top-4">
          <p className={`${styles.note} v-muted v-sm`}>{t('budget.own.pay.note')}</p>
          <Button variant="secondary" size="sm" onClick={onChangeAmounts}>
            {t('budget.own.pay.change')}
          </Button>
        </div>
      </div>
    </ChartRow>
  );
}
