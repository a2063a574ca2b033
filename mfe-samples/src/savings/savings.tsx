import { Plus } from 'lucide-react';
import { BarChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel, ProgressBar } from '@verdant/shared/ui';
import { ChartRow, FigureList, LeadFigures } from '../components/figures';
import { LevelBadge, PillarName } from '../components/marks';
import { SamplePage } from '../components/sample-page';
import { highestOf, lowestOf } from '../figures/figures';
import { useTexts } from '../texts';
import { savingsGoals as goals, savingsSummary as summary } from './savings-data';
import styles from './savings.module.css';

const loadOwn = async () => {
  const { OwnGoals } = await import(/* webpackChunkName: "own-goals" */ './own/own-goals');
  return OwnGoals;
};

/** The savings page, on which the button `Add New Goal` has no effect (spec 2). */
export function Savings() {
  const t = useTexts();
  const format = useFormat();
  const furthest = highestOf(goals, ({ percent }) => percent);
  const behind = lowestOf(goals, ({ percent }) => percent);
  const urgent = goals.filter(({ priority }) => priority === 'high').length;
  const values = { amount: format.money(summary.remaining), count: urgent };
  const stat = (id: 'saved' | 'goals' | 'target' | 'progress', value: string) => ({
    id,
    value,
    label: t(`savings.total.${id}`),
    detail: t(`savings.total.${id}.detail`, values),
  });
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
        <LeadFigures
          pillar="emergency"
          stats={[
            stat('saved', format.money(summary.saved)),
            stat('goals', String(summary.goals)),
            stat('target', format.money(summary.target)),
            stat('progress', format.percent(summary.averageProgress)),
          ]}
        />
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
      <GoalList />
    </SamplePage>
  );
}

function Goal({ name, category, priority, target, current, remaining, percent, deadline }: (typeof goals)[number]) {
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

function GoalList() {
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
