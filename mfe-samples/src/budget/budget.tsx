import { Plus } from 'lucide-react';
import { BarChart, DoughnutChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel, Badge, ProgressBar } from '@verdant/shared/ui';
import { ChartRow, FigureList, LeadFigures } from '../components/figures';
import { TrendMark } from '../components/marks';
import { ChoiceTabs, SamplePage } from '../components/sample-page';
import { highestOf, percentOf } from '../figures/figures';
import { useTexts } from '../texts';
import { budgetLevel, budgetRows, budgetTotals, budgetLevelTones } from './budget-data';
import styles from '../components/figures.module.css';

const loadOwn = async () => {
  const { OwnBudget } = await import(/* webpackChunkName: "own-budget" */ './own/own-budget');
  return OwnBudget;
};

const periods = ['previous', 'current', 'next'] as const;

/** The period buttons only highlight the chosen period, and `Create Budget` does nothing (spec 2). */
export function Budget() {
  const t = useTexts();
  const format = useFormat();
  const rows = budgetRows;
  const totals = budgetTotals;
  const largest = highestOf(rows, ({ budget }) => budget);
  const exceeded = rows.filter(({ percent }) => budgetLevel(percent) === 'over');
  const [budget, spent] = [format.money(totals.budget), format.money(totals.spent)];
  const names = rows.map(({ name }) => t(name));
  const tabs = periods.map((id) => ({ id, label: t(`budget.period.${id}`) }));
  const stat = (id: 'remaining' | 'budget' | 'spent' | 'progress', value: string) => ({
    id,
    value,
    label: t(`budget.total.${id}`),
    detail: t(`budget.total.${id}.detail`, { count: rows.length }),
  });
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
            <span>{t('budget.create')}</span>
          </Button>
        </>
      }
    >
      <ChartRow second="wide">
        <div className="v-stack v-gap-6 v-packed">
          <LeadFigures
            stats={[
              stat('remaining', format.money(totals.remaining)),
              stat('budget', budget),
              stat('spent', spent),
              stat('progress', format.percent(totals.progress)),
            ]}
          />
          <Panel title={t('budget.allocation.title')}>
            <DoughnutChart
              title={t('budget.allocation.title')}
              caption={t('budget.allocation.caption', {
                category: t(largest.name),
                percent: format.percent(percentOf(largest.budget, totals.budget)),
              })}
              labelTitle={t('common.category')}
              valueTitle={t('budget.list.budget')}
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
              { label: t('budget.list.budget'), values: rows.map((row) => row.budget), colour: 8 },
              { label: t('budget.list.spent'), values: rows.map((row) => row.spent), colour: 1 },
            ]}
            formatValue={format.money}
            height="36rem"
          />
        </Panel>
      </ChartRow>
      <BudgetList />
    </SamplePage>
  );
}

function BudgetRow({ name, budget, spent, remaining, percent, change }: (typeof budgetRows)[number]) {
  const t = useTexts();
  const format = useFormat();
  const level = budgetLevel(percent);
  const tone = budgetLevelTones[level];
  return (
    <li className="v-stack v-gap-3 v-packed v-narrowing v-line-above v-pad-5">
      <div className="v-sides v-folding v-gap-0 v-column-4 v-baseline">
        <h3 className="v-md v-strong v-track-1 v-leading-13">{t(name)}</h3>
        <Badge tone={tone}>{t(`budget.level.${level}`)}</Badge>
        <p className="v-muted v-sm v-figures">{t('budget.list.used', { percent: format.percent(percent) })}</p>
      </div>
      <ProgressBar label={t('budget.list.bar', { name: t(name) })} value={percent} tone={tone} />
      <FigureList
        figures={[
          { id: 'budget', label: t('budget.list.budget'), value: format.money(budget) },
          { id: 'spent', label: t('budget.list.spent'), value: format.money(spent) },
          { id: 'remaining', label: t('budget.list.remaining'), value: format.money(remaining) },
          { id: 'trend', label: t('budget.list.trend'), value: <TrendMark change={change} /> },
        ]}
      />
    </li>
  );
}

function BudgetList() {
  const t = useTexts();
  return (
    <Panel title={t('budget.list.title')}>
      <ul className={styles.cards}>
        {budgetRows.map((category) => (
          <BudgetRow key={category.id} {...category} />
        ))}
      </ul>
    </Panel>
  );
}
