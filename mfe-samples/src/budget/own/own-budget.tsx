import { useState } from 'react';
import { Outcome } from '@verdant/shared/changes';
import {
  callApi,
  moneyBudgetCalls,
  spendingCategories,
  type BudgetCategory,
  type MoneyBudget,
  type MoneyOverview,
} from '@verdant/shared/contract';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { isFetchingFirst } from '@verdant/shared/money';
import { useQuery } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';
import { Banner, Button, Skeleton, Tabs } from '@verdant/shared/ui';
import { ChartRow } from '../../components/chart-row/chart-row';
import { LeadFigures } from '../../components/lead-figures/lead-figures';
import { BudgetRow, type RowContext } from './budget-row';
import { PayView } from './pay-view';
import { useBudgetTexts } from './texts';
import { useBudgetChanges, withProposed } from './use-budget-changes';
import styles from './own-budget.module.css';

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

function Rows({ rows, ...context }: RowContext & { rows: readonly BudgetCategory[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((one) => (
        <BudgetRow key={one.category} one={one} {...context} />
      ))}
    </ul>
  );
}

/** The sum of all amounts with the proposed ones, next to the cost of an average month, in whole dollars. */
function ProposedTotal({ proposed_cents: proposed, average_cents: average }: MoneyBudget['totals']) {
  const t = useBudgetTexts();
  const { money } = useFormat();
  if (average === null) return null;
  const inDollars = (cents: number) => money(Math.round(cents / CENTS));
  const missing = average - proposed;
  const amounts = { total: inDollars(proposed), average: inDollars(average), missing: inDollars(missing) };
  return (
    <p className={styles.note}>
      {t(missing >= CENTS ? 'budget.own.proposed.short' : 'budget.own.proposed.total', amounts)}
    </p>
  );
}

/** Where the amounts come from, and one click that takes those that are proposed. */
function Proposals({ budget, changes }: Pick<RowContext, 'budget' | 'changes'>) {
  const t = useBudgetTexts();
  const count = budget.measured_months.length;
  const isAny = budget.categories.some((one) => one.budget_cents === null && one.proposed_cents !== null);
  if (count > 1 && !isAny) return null;
  return (
    <div className={styles.proposals}>
      <p className={styles.note}>{count > 1 ? t('budget.own.proposed', { count }) : t('budget.own.notProposed')}</p>
      {isAny && <ProposedTotal {...budget.totals} />}
      {isAny && (
        <Button
          variant="secondary"
          size="sm"
          busy={changes.isBusy}
          onClick={() => changes.change(withProposed(budget), t('budget.own.done.taken'))}
        >
          {t('budget.own.useProposed')}
        </Button>
      )}
    </div>
  );
}

/** Instead of totals, as long as there is no amount. */
function Start({ isFetching, ...context }: Pick<RowContext, 'budget' | 'changes'> & { isFetching: boolean }) {
  const t = useBudgetTexts();
  const kind = isFetching ? 'fetching' : 'none';
  const key = context.budget.categories.length > 0 ? 'start' : kind;
  return (
    <div className={styles.start}>
      <h3>{t(`budget.own.${key}`)}</h3>
      <p className={styles.muted}>{t(`budget.own.${key}.text`)}</p>
      <Proposals {...context} />
    </div>
  );
}

type LoadedProps = { budget: MoneyBudget; queryKey: readonly string[]; isFetching: boolean };

/** Amounts of the month, what is left of them, and forms to change them. */
function MonthView({ isFetching, ...context }: RowContext & { isFetching: boolean }) {
  const t = useBudgetTexts();
  const { budget, changes } = context;
  const own = budget.categories.filter(({ budget_cents: cents }) => cents !== null);
  const rest = budget.categories.filter(({ budget_cents: cents }) => cents === null);
  const more = spendingCategories.filter((category) => budget.categories.every((one) => one.category !== category));
  return (
    <ChartRow second="wide">
      {own.length > 0 ? (
        <BudgetTotals budget={budget} />
      ) : (
        <Start budget={budget} changes={changes} isFetching={isFetching} />
      )}
      <div className={styles.lists}>
        {own.length > 0 && <Rows rows={own} {...context} />}
        <section aria-label={t('budget.own.rest')}>
          {own.length > 0 && rest.length > 0 && <h3 className={styles.rest}>{t('budget.own.rest')}</h3>}
          {own.length > 0 && <Proposals budget={budget} changes={changes} />}
          <Rows rows={rest} {...context} />
          {more.length > 0 && (
            <details className={styles.more}>
              <summary>{t('budget.own.more')}</summary>
              <Rows rows={more.map(unspent)} {...context} />
            </details>
          )}
        </section>
      </div>
    </ChartRow>
  );
}

const views = ['pay', 'month'] as const;
const viewNames = { pay: 'budget.own.eachPay', month: 'budget.own.eachMonth' } as const;

function Loaded({ budget, queryKey, isFetching }: LoadedProps) {
  const t = useBudgetTexts();
  const changes = useBudgetChanges(budget, queryKey);
  const [open, setOpenForm] = useState<string | null>(null);
  const { pay } = budget;
  // Who is paid by the month has nearly the same days twice. Where a pay becomes known later, what is shown stays.
  const [view, setView] = useState<keyof typeof viewNames>(pay !== null && pay.rhythm !== 'monthly' ? 'pay' : 'month');
  const setOpen: RowContext['setOpen'] = (next) => {
    changes.forgetFailure();
    setOpenForm(next);
  };
  const month = <MonthView budget={budget} changes={changes} open={open} setOpen={setOpen} isFetching={isFetching} />;
  return (
    <>
      <Outcome changes={changes} hasForm={open !== null} />
      {pay === null ? (
        month
      ) : (
        <Tabs
          label={t('budget.own.period')}
          tabs={views.map((id) => ({ id, label: t(viewNames[id]) }))}
          value={view}
          onChange={setView}
        >
          {view === 'pay' ? <PayView budget={budget} pay={pay} onChangeAmounts={() => setView('month')} /> : month}
        </Tabs>
      )}
    </>
  );
}

function Content({ overview }: { overview: MoneyOverview }) {
  const t = useBudgetTexts();
  const api = useApi();
  const version = overview.updates.map(({ updated_at, read_at }) => read_at ?? updated_at).join();
  const queryKey = ['account-data', 'budget', version];
  const { data, isError, isFetching, refetch } = useQuery<MoneyBudget>({
    queryKey,
    queryFn: async ({ signal }) => callApi(api, moneyBudgetCalls.budget, { signal }),
    // The last one stays while that of a new update is fetched, with what is being typed.
    placeholderData: (previous) => previous,
  });
  if (data) return <Loaded budget={data} queryKey={queryKey} isFetching={isFetchingFirst(overview)} />;
  if (isError) {
    return (
      <Banner>
        <span>{t('budget.own.failed')}</span>{' '}
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('budget.own.retry')}
        </Button>
      </Banner>
    );
  }
  return (
    <div aria-busy="true" data-loading="">
      <p className="visually-hidden" aria-live="polite">
        {t('budget.own.loading')}
      </p>
      <Skeleton height="28rem" />
    </div>
  );
}

/** The budget of a user with transactions: amounts by category, what is left of them, and what is proposed. */
export function OwnBudget(overview: MoneyOverview) {
  const t = useBudgetTexts();
  return (
    <section className={styles.section} aria-label={t('budget.own.title')}>
      <h2 className={styles.title}>{t('budget.own.title')}</h2>
      <Content overview={overview} />
    </section>
  );
}

/** What is left of the month's budget, and what it is made of. */
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
