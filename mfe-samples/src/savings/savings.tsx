import { Plus } from 'lucide-react';
import { BarChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel } from '@verdant/shared/ui';
import { ChartRow } from '../components/chart-row/chart-row';
import { LeadFigures } from '../components/lead-figures/lead-figures';
import { SamplePage } from '../components/sample-page/sample-page';
import { highestOf, lowestOf } from '../figures/figures';
import { useTexts } from '../texts';
import { GoalList } from './goal-list';
import { savingsGoals } from './savings-data';
import { goalFigures, savingsSummary } from './savings-figures';

const loadOwn = async () => {
  const { OwnGoals } = await import(/* webpackChunkName: "own-goals" */ './own/own-goals');
  return OwnGoals;
};

/** The sample page of savings goals, below own ones; `Add New Goal` does nothing (spec 2). */
export function Savings() {
  const t = useTexts();
  const format = useFormat();
  const goals = goalFigures(savingsGoals);
  const summary = savingsSummary(savingsGoals);
  const furthest = highestOf(goals, ({ percent }) => percent);
  const behind = lowestOf(goals, ({ percent }) => percent);
  const urgent = goals.filter(({ priority }) => priority === 'high').length;
  const stats = [
    {
      id: 'saved',
      label: t('savings.total.saved'),
      value: format.money(summary.saved),
      detail: t('savings.total.saved.detail', { amount: format.money(summary.remaining) }),
    },
    {
      id: 'goals',
      label: t('savings.total.goals'),
      value: String(summary.goals),
      detail: t('savings.total.goals.detail', { count: urgent }),
    },
    {
      id: 'target',
      label: t('savings.total.target'),
      value: format.money(summary.target),
      detail: t('savings.total.target.detail'),
    },
    {
      id: 'progress',
      label: t('savings.total.progress'),
      value: format.percent(summary.averageProgress),
      detail: t('savings.total.progress.detail'),
    },
  ];
  return (
    <SamplePage
      page="savings"
      title={t('savings.title')}
      subtitle={t('savings.subtitle')}
      own={{ page: 'savings', load: loadOwn }}
      actions={
        <Button variant="secondary">
          <Plus size={18} aria-hidden="true" />
          {t('savings.add')}
        </Button>
      }
    >
      <ChartRow second="wide">
        <LeadFigures stats={stats} pillar="emergency" />
        <Panel title={t('savings.progress.title')}>
          <BarChart
            horizontal
            title={t('savings.progress.title')}
            caption={t('savings.progress.caption', {
              highest: t(furthest.name),
              highestPercent: format.percent(furthest.percent),
              lowest: t(behind.name),
              lowestPercent: format.percent(behind.percent),
            })}
            labelTitle={t('savings.goal')}
            labels={goals.map(({ name }) => t(name))}
            series={[{ label: t('savings.progress.series'), values: goals.map(({ percent }) => percent), colour: 3 }]}
            yAxis={{ min: 0, max: 100, title: t('savings.progress.axis') }}
            formatValue={format.percent}
            height="20rem"
          />
        </Panel>
      </ChartRow>
      <GoalList goals={goals} />
    </SamplePage>
  );
}
