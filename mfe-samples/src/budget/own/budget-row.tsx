import type { Changes } from '@verdant/shared/changes';
import type { BudgetCategory, MoneyBudget, PayBudget, SpendingCategory } from '@verdant/shared/contract';
import { daysBetween, useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import { Button, classNames, ProgressBar } from '@verdant/shared/ui';
import { AmountForm } from './amount-form';
import styles from './own-budget.module.css';
import { useBudgetTexts } from './texts';
import { shownBudgetAmount, type BudgetChange } from './use-budget-changes';

type Period = { first_day: string; last_day: string };

/** Returns the number of a day in a period, from 1, and the length of the period. */
export const dayNumberAndCount = (period: Period, day: string): { day: number; count: number } => ({
  day: daysBetween(period.first_day, day) + 1,
  count: daysBetween(period.first_day, period.last_day) + 1,
});

export type BudgetRowContext = {
  budget: MoneyBudget;
  changes: Changes<BudgetChange>;
  /** Category of the open form; null if none is open. */
  open: string | null;
  setOpen: (open: string | null) => void;
};

/** Note that states which day of the period the mark on each bar shows. */
export function BudgetDayNote({ period, day }: { period: Period; day: string }) {
  const t = useBudgetTexts();
  return <p className={`${styles.note} v-muted v-sm`}>{t('budget.own.pace', dayNumberAndCount(period, day))}</p>;
}

type UsedProps = {
  name: string;
  amounts: Pick<BudgetCategory, 'spent_cents' | 'runs_out_on'> & { budget_cents: number; left_cents: number };
  /** Unspent cents from earlier months. */
  rolledOver?: number;
  payday: string | null;
  period: Period;
  day: string;
};

function Used({ name, amounts, rolledOver = 0, payday, period, day }: UsedProps) {
  const t = useBudgetTexts();
  const { cents, date } = useFormat();
  const { budget_cents: budget, spent_cents: spent, left_cents: left, runs_out_on: end } = amounts;
  const total = budget + rolledOver;
  const used = t('budget.own.row.spent', { spent: cents(spent), budget: cents(total) });
  const { day: index, count } = dayNumberAndCount(period, day);
  const runsOut = (lastDay: string) => {
    if (payday === null) return t('budget.own.row.monthEnd', { date: date(lastDay) });
    const days = daysBetween(lastDay, payday);
    return t(days === 1 ? 'budget.own.row.dayBefore' : 'budget.own.row.payday', { date: date(lastDay), count: days });
  };
  return (
    <>
      <span className={`${styles.left} v-strong v-end`}>
        {t(left < 0 ? 'budget.own.row.over' : 'budget.own.row.left', { amount: cents(Math.abs(left)) })}
      </span>
      <span className={`v-pad-1 ${styles.bar}`}>
        <ProgressBar label={t('budget.own.bar', { name })} value={spent} max={total} />
        <span aria-hidden="true" className={styles.pace} style={{ insetInlineStart: `${(index / count) * 100}%` }} />
      </span>
      <span className={`${styles.note} v-muted v-sm`}>
        {rolledOver > 0 ? `${used}, ${t('budget.own.row.rolled', { amount: cents(rolledOver) })}` : used}
      </span>
      {end !== null && <span className="v-across">{runsOut(end)}</span>}
    </>
  );
}

const row = `${styles.row} v-gap-1 v-column-4 v-center v-line-above v-pad-3 v-figures`;

const monthOf = (day: string) => day.slice(0, '2026-11'.length);

function CategoryLink({ category, month }: { category: SpendingCategory; month: string }) {
  const name = useCategoryName()(category);
  return (
    <Link
      to={`/money/transactions?month=${month}&category=${category}`}
      className="v-link v-strong v-anywhere v-left-in-cell"
    >
      {name}
    </Link>
  );
}

type PayRowProps = { one: PayBudget['categories'][number]; budget: MoneyBudget; pay: PayBudget };

export function PayBudgetRow({ one, budget, pay }: PayRowProps) {
  const name = useCategoryName()(one.category);
  return (
    <li className={classNames(row, styles.payRow)}>
      <CategoryLink category={one.category} month={monthOf(budget.as_of)} />
      <Used name={name} amounts={one} payday={budget.next_pay_on} period={pay} day={budget.as_of} />
    </li>
  );
}

function Unused({ one }: { one: BudgetCategory }) {
  const t = useBudgetTexts();
  const { cents, money } = useFormat();
  return (
    <>
      {one.proposed_cents !== null && (
        <span className={`${styles.left} v-strong v-end`}>
          {t('budget.own.row.usual', { amount: money(one.proposed_cents / 100) })}
        </span>
      )}
      {one.spent_cents !== 0 && (
        <span className={`${styles.note} v-muted v-sm`}>
          {t('budget.own.row.soFar', { amount: cents(one.spent_cents) })}
        </span>
      )}
    </>
  );
}

export function BudgetRow({ one, budget, changes, open, setOpen }: BudgetRowContext & { one: BudgetCategory }) {
  const t = useBudgetTexts();
  const { cents } = useFormat();
  const { category } = one;
  const name = useCategoryName()(category);
  const isOpen = open === category;
  const isBudgeted = one.budget_cents !== null;
  const close = () => setOpen(null);
  return (
    <li className={row}>
      <CategoryLink category={category} month={monthOf(budget.period.first_day)} />
      {isBudgeted ? (
        <Used
          name={name}
          amounts={{ ...one, budget_cents: one.budget_cents ?? 0, left_cents: one.left_cents ?? 0 }}
          rolledOver={one.rolled_over_cents}
          payday={budget.next_pay_on}
          period={budget.period}
          day={budget.as_of}
        />
      ) : (
        <Unused one={one} />
      )}
      <Button
        className={styles.change}
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-label={t(isBudgeted ? 'budget.own.editOf' : 'budget.own.setOf', { name })}
        onClick={() => setOpen(isOpen ? null : category)}
      >
        {t(isBudgeted ? 'budget.own.edit' : 'budget.own.set')}
      </Button>
      {isOpen && (
        <AmountForm
          cents={one.budget_cents}
          proposedCents={one.proposed_cents}
          rollsOver={one.roll_over}
          isBusy={changes.isBusy}
          onSubmit={async (newAmount) =>
            changes.save(
              { type: 'put', category, said: { ...newAmount, was: shownBudgetAmount(one) } },
              t('budget.own.done.saved', { name, amount: cents(newAmount.cents) }),
              close,
            )
          }
          onRemove={async () =>
            changes.save({ type: 'remove', category }, t('budget.own.done.removed', { name }), close)
          }
          onClose={close}
        />
      )}
    </li>
  );
}
