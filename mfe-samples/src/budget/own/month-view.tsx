import { spendingCategories, type BudgetCategory, type MoneyBudget } from '@verdant/shared/contract';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { ChartRow, LeadFigures } from '../../components/figures';
import { BudgetRow, BudgetDayNote, type BudgetRowContext } from './budget-row';
import styles from './own-budget.module.css';
import { useBudgetTexts } from './texts';
import { proposedAmountsChange } from './use-budget-changes';

const CENTS = 100;

const unspent = (category: BudgetCategory['category']): BudgetCategory => ({
  category,
  proposed_cents: null,
  budget_cents: null,
  roll_over: false,
  rolled_over_cents: 0,
  spent_cents: 0,
  left_cents: null,
  runs_out_on: null,
});

function Rows({ rows, ...context }: BudgetRowContext & { rows: readonly BudgetCategory[] }) {
  return (
    <ul className="v-line-below">
      {rows.map((row) => (
        <BudgetRow key={row.category} one={row} {...context} />
      ))}
    </ul>
  );
}

/** Text that compares the sum of all set and proposed amounts with the spending of an average month. */
function ProposedTotal({ proposed_cents: proposed, average_cents: average }: MoneyBudget['totals']) {
  const t = useBudgetTexts();
  const { money } = useFormat();
  if (average === null) return null;
  const inDollars = (cents: number) => money(Math.round(cents / CENTS));
  const missing = average - proposed;
  const amounts = { total: inDollars(proposed), average: inDollars(average), missing: inDollars(missing) };
  return (
    <p className={`${styles.note} v-muted v-sm`}>
      {t(missing >= CENTS ? 'budget.own.proposed.short' : 'budget.own.proposed.total', amounts)}
    </p>
  );
}

/** Text with the source of the proposed amounts, and a button that accepts all of these amounts. */
function Proposals({ budget, changes }: Pick<BudgetRowContext, 'budget' | 'changes'>) {
  const t = useBudgetTexts();
  const count = budget.measured_months.length;
  const isAny = budget.categories.some(
    (category) => category.budget_cents === null && category.proposed_cents !== null,
  );
  if (count > 1 && !isAny) return null;
  return (
    <div className={`v-cluster v-gap-3 v-column-4 v-center v-between v-pad-bottom-4 ${styles.proposals}`}>
      <p className={`${styles.note} v-muted v-sm`}>
        {count > 1 ? t('budget.own.proposed', { count }) : t('budget.own.notProposed')}
      </p>
      {isAny && <ProposedTotal {...budget.totals} />}
      {isAny && (
        <Button
          variant="secondary"
          size="sm"
          busy={changes.isBusy}
          onClick={() => changes.change(proposedAmountsChange(budget), t('budget.own.done.taken'))}
        >
          {t('budget.own.useProposed')}
        </Button>
      )}
    </div>
  );
}

/** Introduction that is shown until the user has set an amount. */
function Start({ isFetching, ...context }: Pick<BudgetRowContext, 'budget' | 'changes'> & { isFetching: boolean }) {
  const t = useBudgetTexts();
  const kind = isFetching ? 'fetching' : 'none';
  const key = context.budget.categories.length > 0 ? 'start' : kind;
  return (
    <div className={`v-stack v-gap-3 v-packed v-line-above v-pad-top-5 ${styles.start}`}>
      <h3>{t(`budget.own.${key}`)}</h3>
      <p className="v-muted">{t(`budget.own.${key}.text`)}</p>
      <Proposals {...context} />
    </div>
  );
}

function BudgetTotals({ budget }: { budget: MoneyBudget }) {
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

export function MonthView({ isFetching, ...context }: BudgetRowContext & { isFetching: boolean }) {
  const t = useBudgetTexts();
  const { budget, changes } = context;
  const isOver = ({ left_cents: left }: BudgetCategory) => left !== null && left < 0;
  // Lists the categories over their budget first, because these categories need attention.
  const own = budget.categories
    .filter(({ budget_cents: cents }) => cents !== null)
    .toSorted((a, b) => Number(isOver(b)) - Number(isOver(a)));
  const rest = budget.categories.filter(({ budget_cents: cents }) => cents === null);
  const more = spendingCategories.filter((category) =>
    budget.categories.every((candidate) => candidate.category !== category),
  );
  return (
    <ChartRow second="wide">
      {own.length > 0 ? (
        <BudgetTotals budget={budget} />
      ) : (
        <Start budget={budget} changes={changes} isFetching={isFetching} />
      )}
      <div className="v-stack v-gap-8 v-packed">
        {own.length > 0 && (
          <div>
            <BudgetDayNote period={budget.period} day={budget.as_of} />
            <Rows rows={own} {...context} />
          </div>
        )}
        <section aria-label={t('budget.own.rest')}>
          {own.length > 0 && rest.length > 0 && (
            <h3 className="v-md v-strong v-pad-bottom-3">{t('budget.own.rest')}</h3>
          )}
          {own.length > 0 && <Proposals budget={budget} changes={changes} />}
          <Rows rows={rest} {...context} />
          {more.length > 0 && (
            <details>
              <summary className={`v-strong v-pad-3 v-pointer ${styles.more}`}>{t('budget.own.more')}</summary>
              <Rows rows={more.map(unspent)} {...context} />
            </details>
          )}
        </section>
      </div>
    </ChartRow>
  );
}
