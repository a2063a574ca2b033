import { Plus } from 'lucide-react';
import { BarChart, DoughnutChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel } from '@verdant/shared/ui';
import { ChartRow } from '../components/chart-row/chart-row';
import { ChoiceTabs } from '../components/choice-tabs/choice-tabs';
import { LeadFigures } from '../components/lead-figures/lead-figures';
import { SamplePage } from '../components/sample-page/sample-page';
import { highestOf, percentOf } from '../figures/figures';
import { spendingCategories } from '../spending/spending-data';
import { useTexts } from '../texts';
import { BudgetList } from './budget-list';
import { monthlyBudgets } from './budget-data';
import { budgetCategories, budgetLevel, budgetTotals } from './budget-figures';
import styles from './budget.module.css';

const loadOwn = async () => {
  const { OwnBudget } = await import(/* webpackChunkName: "own-budget" */ './own/own-budget');
  return OwnBudget;
};

const periods = ['previous', 'current', 'next'] as const;

/** A user's own budget, and the sample page of one; the periods only highlight, `Create Budget` does nothing (spec 2). */
export function Budget() {
  const t = useTexts();
  const format = useFormat();
  const rows = budgetCategories(spendingCategories, monthlyBudgets);
  const totals = budgetTotals(rows);
  const largest = highestOf(rows, ({ budget }) => budget);
  const exceeded = rows.filter(({ percent }) => budgetLevel(percent) === 'over');
  const [budget, spent] = [format.money(totals.budget), format.money(totals.spent)];
  const names = rows.map(({ name }) => t(name));
  const tabs = periods.map((id) => ({ id, label: t(`budget.period.${id}`) }));
  const stats = [
    {
      id: 'remaining',
      label: t('budget.total.remaining'),
      value: format.money(totals.remaining),
      detail: t('budget.total.remaining.detail'),
    },
    {
      id: 'budget',
      label: t('budget.total.budget'),
      value: budget,
      detail: t('budget.total.budget.detail', { count: rows.length }),
    },
    {
      id: 'spent',
      label: t('budget.total.spent'),
      value: spent,
      detail: t('budget.total.spent.detail'),
    },
    {
      id: 'progress',
      label: t('budget.total.progress'),
      value: format.percent(totals.progress),
      detail: t('budget.total.progress.detail'),
    },
  ];
  return (
    <SamplePage
      page="budget"
      title={t('budget.title')}
      subtitle={t('budget.subtitle')}
      own={{ page: 'budget', load: loadOwn }}
      actions={
        <>
          <ChoiceTabs label={t('budget.periods')} tabs={tabs} initial="current" />
          <Button variant="secondary">
            <Plus size={18} aria-hidden="true" />
            {t('budget.create')}
          </Button>
        </>
      }
    >
      <ChartRow second="wide">
        <div className={styles.lead}>
          <LeadFigures stats={stats} />
          <Panel title={t('budget.allocation.title')}>
            <DoughnutChart
              title={t('budget.allocation.title')}
              caption={t('budget.allocation.caption', {
                category: t(largest.name),
                percent: format.percent(percentOf(largest.budget, totals.budget)),
              })}
              labelTitle={t('common.category')}
              valueTitle={t('budget.compare.budget')}
              labels={names}
              values={rows.map((row) => row.budget)}
              height="13rem"
              centre={{ value: budget, label: t('budget.allocation.centre') }}
              formatValue={format.money}
            />
          </Panel>
        </div>
        <Panel title={t('budget.compare.title')}>
          <BarChart
            horizontal
            title={t('budget.compare.title')}
            caption={t(exceeded.length > 0 ? 'budget.compare.over' : 'budget.compare.within', {
              spent,
              budget,
              names: exceeded.map(({ name }) => t(name)).join(', '),
            })}
            labelTitle={t('common.category')}
            labels={names}
            series={[
              { label: t('budget.compare.budget'), values: rows.map((row) => row.budget), colour: 8 },
              { label: t('budget.compare.spent'), values: rows.map((row) => row.spent), colour: 1 },
            ]}
            formatValue={format.money}
            height="36rem"
          />
        </Panel>
      </ChartRow>
      <BudgetList categories={rows} />
    </SamplePage>
  );
}
