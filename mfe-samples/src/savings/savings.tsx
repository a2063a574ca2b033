import { ChartNoAxesColumn, Flag, PiggyBank, Plus, Target } from 'lucide-react';
import { BarChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel } from '@verdant/shared/ui';
import { SamplePage } from '../components/sample-page/sample-page';
import { StatTiles } from '../components/stat-tiles/stat-tiles';
import { highestOf, lowestOf } from '../figures/figures';
import { useTexts } from '../texts';
import { GoalList } from './goal-list';
import { savingsGoals } from './savings-data';
import { goalFigures, savingsSummary } from './savings-figures';

/** The sample page of savings goals; `Add New Goal` does nothing (spec 2). */
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
      id: 'goals',
      icon: Flag,
      label: t('savings.total.goals'),
      value: String(summary.goals),
      detail: t('savings.total.goals.detail', { count: urgent }),
    },
    {
      id: 'target',
      icon: Target,
      label: t('savings.total.target'),
      value: format.money(summary.target),
      detail: t('savings.total.target.detail'),
    },
    {
      id: 'saved',
      icon: PiggyBank,
      label: t('savings.total.saved'),
      value: format.money(summary.saved),
      detail: t('savings.total.saved.detail', { amount: format.money(summary.remaining) }),
    },
    {
      id: 'progress',
      icon: ChartNoAxesColumn,
      label: t('savings.total.progress'),
      value: format.percent(summary.averageProgress),
      detail: t('savings.total.progress.detail'),
    },
  ];
  return (
    <SamplePage
      title={t('savings.title')}
      subtitle={t('savings.subtitle')}
      actions={
        <Button>
          <Plus size={18} aria-hidden="true" />
          {t('savings.add')}
        </Button>
      }
    >
      <StatTiles stats={stats} />
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
          series={[{ label: t('savings.progress.series'), values: goals.map(({ percent }) => percent) }]}
          yAxis={{ min: 0, max: 100, title: t('savings.progress.axis') }}
          formatValue={format.percent}
          height="16rem"
        />
      </Panel>
      <GoalList goals={goals} />
    </SamplePage>
  );
}
