import { Plus } from 'lucide-react';
import { BarChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel, ProgressBar } from '@verdant/shared/ui';
import { ChartRow, FigureList, LeadFigures } from '../components/figures';
import { LevelBadge, PillarName } from '../components/marks';
import { SamplePage } from '../components/sample-page';
import { highestOf, lowestOf } from '../figures/figures';
import { useTexts } from '../texts';
import { savingsGoals } from './savings-data';
import { goalFigures, savingsSummary, type GoalFigures } from './savings-figures';
import styles from './savings.module.css';

const loadOwn = async () => {
  const { OwnGoals } = await import(/* webpackChunkName: "own-goals" */ './own/own-goals');
  return OwnGoals;
};

/** The sample page of savings goals, below the user's own goals. `Add New Goal` does nothing (spec 2). */
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
          <span>{t('savings.add')}</span>
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

function Goal({ name, category, priority, target, current, remaining, percent, deadline }: GoalFigures) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={`${styles.goal} v-stack v-gap-4 v-column-12 v-line-above`}>
      <div className="v-sides v-folding v-gap-0 v-column-4 v-baseline v-packed">
        <h3 className="v-lg">
          <PillarName pillar="emergency">{t(name)}</PillarName>
        </h3>
        <p className={`${styles.category} v-muted v-sm`}>{t(`savings.category.${category}`)}</p>
        <LevelBadge of="priority" level={priority} />
      </div>
      <div className="v-stack v-gap-3">
        <p className="v-sm v-figures">{t('savings.goal.saved', { percent: format.percent(percent) })}</p>
        <ProgressBar label={t('savings.goal.bar', { name: t(name) })} value={percent} />
        <FigureList
          figures={[
            { id: 'target', label: t('savings.goal.target'), value: format.money(target) },
            { id: 'current', label: t('savings.goal.current'), value: format.money(current) },
            { id: 'remaining', label: t('savings.goal.remaining'), value: format.money(remaining) },
            {
              id: 'deadline',
              label: t('savings.goal.deadline'),
              value: <time dateTime={deadline}>{format.date(deadline)}</time>,
            },
          ]}
        />
      </div>
    </li>
  );
}

function GoalList({ goals }: { goals: readonly GoalFigures[] }) {
  const t = useTexts();
  return (
    <Panel title={t('savings.goals.title')}>
      <ul className={styles.goals}>
        {goals.map((goal) => (
          <Goal key={goal.id} {...goal} />
        ))}
      </ul>
    </Panel>
  );
}
