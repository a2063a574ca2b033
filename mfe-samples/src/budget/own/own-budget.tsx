import { useState } from 'react';
import { LoadState, useCall } from '@verdant/shared/calls';
import { Outcome } from '@verdant/shared/changes';
import { moneyBudgetCalls, type MoneyBudget, type MoneyOverview } from '@verdant/shared/contract';
import { isFetchingFirst, getAccountDataVersion } from '@verdant/shared/money';
import { Tabs } from '@verdant/shared/ui';
import type { BudgetRowContext } from './budget-row';
import { MonthView } from './month-view';
import { PayView } from './pay-view';
import { useBudgetTexts } from './texts';
import { useBudgetChanges } from './use-budget-changes';

type LoadedProps = { budget: MoneyBudget; queryKey: readonly string[]; isFetching: boolean };

const views = ['pay', 'month'] as const;
const viewNames = { pay: 'budget.own.eachPay', month: 'budget.own.eachMonth' } as const;

function Loaded({ budget, queryKey, isFetching }: LoadedProps) {
  const t = useBudgetTexts();
  const changes = useBudgetChanges(budget, queryKey);
  const [open, setOpen] = useState<BudgetRowContext['open']>(null);
  const { pay } = budget;
  // Starts with the month view for monthly pay, nearly the same period. Pay detected later does not change the view.
  const [view, setView] = useState<keyof typeof viewNames>(pay !== null && pay.rhythm !== 'monthly' ? 'pay' : 'month');
  const month = <MonthView budget={budget} changes={changes} open={open} setOpen={setOpen} isFetching={isFetching} />;
  return (
    <>
      <Outcome changes={changes} />
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
  const queryKey = ['account-data', 'budget', getAccountDataVersion(overview)];
  const query = useCall(moneyBudgetCalls.budget, {}, queryKey, {
    // Keeps the form with typed input on the page while the budget is fetched after a bank update.
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  if (data) return <Loaded budget={data} queryKey={queryKey} isFetching={isFetchingFirst(overview)} />;
  return <LoadState query={query} loading={t('budget.own.loading')} failed={t('budget.own.failed')} height="28rem" />;
}

export function OwnBudget(overview: MoneyOverview) {
  const t = useBudgetTexts();
  return (
    <section className="v-stack v-gap-5" aria-label={t('budget.own.title')}>
      <h2 className="v-xl">{t('budget.own.title')}</h2>
      <Content overview={overview} />
    </section>
  );
}
