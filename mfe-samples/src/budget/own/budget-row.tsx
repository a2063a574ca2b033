import { useRef } from 'react';
import type { Changes } from '@verdant/shared/changes';
import type { BudgetCategory, MoneyBudget } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import { Button, ProgressBar } from '@verdant/shared/ui';
import { AmountForm } from './amount-form';
import styles from './own-budget.module.css';
import { useBudgetTexts } from './texts';
import { shownAmount, type Change } from './use-budget-changes';

const DAY_MS = 24 * 60 * 60 * 1000;

export type RowContext = {
  budget: MoneyBudget;
  changes: Changes<Change>;
  /** The category whose form is open. */
  open: string | null;
  setOpen: (open: string | null) => void;
};

/** That a category runs out, with how long before payday; empty where it does not. */
function useRunsOut(): (day: string | null, payday: string | null) => string | undefined {
  const t = useBudgetTexts();
  const { date } = useFormat();
  return (day, payday) => {
    if (day === null) return undefined;
    if (payday === null) return t('budget.own.row.monthEnd', { date: date(day) });
    const count = Math.round((Date.parse(payday) - Date.parse(day)) / DAY_MS);
    return t(count === 1 ? 'budget.own.row.dayBefore' : 'budget.own.row.payday', { date: date(day), count });
  };
}

/** What is spent of an amount and what is left of it, as a bar and in words. */
function Used({ one, budget, name }: { one: BudgetCategory; budget: MoneyBudget; name: string }) {
  const t = useBudgetTexts();
  const { cents } = useFormat();
  const runsOut = useRunsOut()(one.runs_out_on, budget.next_pay_on);
  const left = one.left_cents ?? 0;
  const total = (one.budget_cents ?? 0) + one.rolled_over_cents;
  const spent = t('budget.own.row.spent', { spent: cents(one.spent_cents), budget: cents(total) });
  return (
    <>
      <span className={styles.left}>
        {t(left < 0 ? 'budget.own.row.over' : 'budget.own.row.left', { amount: cents(Math.abs(left)) })}
      </span>
      <span className={styles.bar}>
        <ProgressBar label={t('budget.own.bar', { name })} value={one.spent_cents} max={total} />
      </span>
      <span className={styles.note}>
        {one.rolled_over_cents > 0
          ? `${spent}, ${t('budget.own.row.rolled', { amount: cents(one.rolled_over_cents) })}`
          : spent}
      </span>
      {runsOut !== undefined && <span className={styles.whole}>{runsOut}</span>}
    </>
  );
}

/** What a category without an amount cost so far, and what is proposed for it. */
function Unused({ one }: { one: BudgetCategory }) {
  const t = useBudgetTexts();
  const { cents, money } = useFormat();
  return (
    <>
      {one.proposed_cents !== null && (
        <span className={styles.left}>{t('budget.own.row.usual', { amount: money(one.proposed_cents / 100) })}</span>
      )}
      {one.spent_cents !== 0 && (
        <span className={styles.note}>{t('budget.own.row.soFar', { amount: cents(one.spent_cents) })}</span>
      )}
    </>
  );
}

/** A category: its amount, what is left of it, and a form to change it. */
export function BudgetRow({ one, budget, changes, open, setOpen }: RowContext & { one: BudgetCategory }) {
  const t = useBudgetTexts();
  const { cents } = useFormat();
  const { category } = one;
  const name = useCategoryName()(category);
  const row = useRef<HTMLLIElement>(null);
  const isOpen = open === category;
  const isBudgeted = one.budget_cents !== null;
  const month = budget.period.first_day.slice(0, '2026-11'.length);
  return (
    <li ref={row} className={styles.row}>
      <Link to={`/money/transactions?month=${month}&category=${category}`} className={styles.name}>
        {name}
      </Link>
      {isBudgeted ? <Used one={one} budget={budget} name={name} /> : <Unused one={one} />}
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
          // What was changed elsewhere is what the form goes on from.
          key={JSON.stringify(shownAmount(one))}
          cents={one.budget_cents}
          proposedCents={one.proposed_cents}
          rollsOver={one.roll_over}
          isBusy={changes.isBusy}
          failure={changes.failure}
          onSubmit={(said) =>
            changes.change(
              { type: 'put', category, said: { ...said, was: shownAmount(one) } },
              t('budget.own.done.saved', { name, amount: cents(said.cents) }),
              () => setOpen(null),
            )
          }
          onRemove={() =>
            changes.change({ type: 'remove', category }, t('budget.own.done.removed', { name }), () => setOpen(null))
          }
          onCancel={() => {
            setOpen(null);
            row.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </li>
  );
}
