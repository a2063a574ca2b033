import type { Changes } from '@verdant/shared/changes';
import type { BudgetCategory, MoneyBudget, PayBudget, SpendingCategory } from '@verdant/shared/contract';
import { daysBetween, useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import { Button, classNames, ProgressBar } from '@verdant/shared/ui';
import { AmountForm } from './amount-form';
import { dayNumberIn, type Period } from './days';
import styles from './own-budget.module.css';
import { useBudgetTexts } from './texts';
import { shownAmount, type BudgetChange } from './use-budget-changes';

export type BudgetRowContext = {
  budget: MoneyBudget;
  changes: Changes<BudgetChange>;
  /** Category whose form is open; null if no form is open. */
  open: string | null;
  setOpen: (open: string | null) => void;
};

/** Returns a function that describes when a category's amount runs out, and returns undefined if the amount suffices. */
function useRunsOut(): (day: string | null, payday: string | null) => string | undefined {
  const t = useBudgetTexts();
  const { date } = useFormat();
  return (day, payday) => {
    if (day === null) return undefined;
    if (payday === null) return t('budget.own.row.monthEnd', { date: date(day) });
    const count = daysBetween(day, payday);
    return t(count === 1 ? 'budget.own.row.dayBefore' : 'budget.own.row.payday', { date: date(day), count });
  };
}

type UsedProps = {
  name: string;
  /** Amount in cents, including unspent money from earlier months. */
  total: number;
  rolledOver: number;
  spent: number;
  left: number;
  runsOutOn: string | null;
  payday: string | null;
  /** The part of the period that has passed, from 0 to 1. */
  passed: number;
};

const passedOf = (period: Period, day: string) => {
  const { day: place, count } = dayNumberIn(period, day);
  return place / count;
};

/** A note that states which day the mark on each bar stands for. */
export function BudgetDayNote({ period, day }: { period: Period; day: string }) {
  const t = useBudgetTexts();
  return <p className={`${styles.note} v-muted v-sm`}>{t('budget.own.pace', dayNumberIn(period, day))}</p>;
}

/** The spent and the remaining part of an amount, as a bar and in words. */
function Used({ name, total, rolledOver, spent, left, runsOutOn, payday, passed }: UsedProps) {
  const t = useBudgetTexts();
  const { cents } = useFormat();
  const runsOut = useRunsOut()(runsOutOn, payday);
  const used = t('budget.own.row.spent', { spent: cents(spent), budget: cents(total) });
  return (
    <>
      <span className={`${styles.left} v-strong v-end`}>
        {t(left < 0 ? 'budget.own.row.over' : 'budget.own.row.left', { amount: cents(Math.abs(left)) })}
      </span>
      <span className={styles.bar}>
        <ProgressBar label={t('budget.own.bar', { name })} value={spent} max={total} />
        <span aria-hidden="true" className={styles.pace} style={{ insetInlineStart: `${passed * 100}%` }} />
      </span>
      <span className={`${styles.note} v-muted v-sm`}>
        {rolledOver > 0 ? `${used}, ${t('budget.own.row.rolled', { amount: cents(rolledOver) })}` : used}
      </span>
      {runsOut !== undefined && <span className={styles.whole}>{runsOut}</span>}
    </>
  );
}

const row = `${styles.row} v-gap-1 v-column-4 v-center v-line-above v-pad-3 v-figures`;

const monthOf = (day: string) => day.slice(0, '2026-11'.length);

/** The name of a category as a link to its transactions of a month. */
function CategoryLink({ category, month }: { category: SpendingCategory; month: string }) {
  const name = useCategoryName()(category);
  return (
    <Link
      to={`/money/transactions?month=${month}&category=${category}`}
      className={`${styles.name} v-link v-strong v-anywhere`}
    >
      {name}
    </Link>
  );
}

type PayRowProps = { one: PayBudget['categories'][number]; budget: MoneyBudget; pay: PayBudget };

/** A category in the budget of a pay. */
export function PayBudgetRow({ one, budget, pay }: PayRowProps) {
  const name = useCategoryName()(one.category);
  return (
    <li className={classNames(row, styles.payRow)}>
      <CategoryLink category={one.category} month={monthOf(budget.as_of)} />
      <Used
        name={name}
        total={one.budget_cents}
        rolledOver={0}
        spent={one.spent_cents}
        left={one.left_cents}
        runsOutOn={one.runs_out_on}
        payday={budget.next_pay_on}
        passed={passedOf(pay, budget.as_of)}
      />
    </li>
  );
}

/** A category without an amount: its spending so far and the proposed amount. */
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

/** A category: its amount, what is left of it, and a form to change it. */
export function BudgetRow({ one, budget, changes, open, setOpen }: BudgetRowContext & { one: BudgetCategory }) {
  const t = useBudgetTexts();
  const { cents } = useFormat();
  const { category } = one;
  const name = useCategoryName()(category);
  const isOpen = open === category;
  const isBudgeted = one.budget_cents !== null;
  return (
    <li className={row}>
      <CategoryLink category={category} month={monthOf(budget.period.first_day)} />
      {isBudgeted ? (
        <Used
          name={name}
          total={(one.budget_cents ?? 0) + one.rolled_over_cents}
          rolledOver={one.rolled_over_cents}
          spent={one.spent_cents}
          left={one.left_cents ?? 0}
          runsOutOn={one.runs_out_on}
          payday={budget.next_pay_on}
          passed={passedOf(budget.period, budget.as_of)}
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
              { type: 'put', category, said: { ...newAmount, was: shownAmount(one) } },
              t('budget.own.done.saved', { name, amount: cents(newAmount.cents) }),
            )
          }
          onRemove={async () => changes.save({ type: 'remove', category }, t('budget.own.done.removed', { name }))}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}
