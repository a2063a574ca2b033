import type { ReactNode } from 'react';
import { BarChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { classNames, ProgressBar } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { goals, goalProgressPercent } from '../samples/samples';
import type { Goal } from '../samples/samples';
import styles from './panels.module.css';
import { OpenablePanel } from './openable-panel';

/** A goal with its displayed name; the amounts are in dollars. */
type NamedGoal = Omit<Goal, 'name'> & { name: string };

/** Maximum number of bars. The details contain the other goals, too. */
const MOST_BARS = 5;
/** Number of characters that fit into one line of a bar's label. */
const LINE = 18;

function GoalDetails({ shown }: { shown: readonly NamedGoal[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <ul className="v-stack v-gap-5">
      {shown.map((goal) => (
        <li key={goal.id} className="v-stack v-gap-2">
          <div className="v-inline v-gap-3 v-baseline v-between">
            <h3 className="v-md">{goal.name}</h3>
            <span className="v-strong v-figures">{format.percent(goalProgressPercent(goal))}</span>
          </div>
          <ProgressBar label={goal.name} value={goalProgressPercent(goal)} />
          <p className="v-cluster v-gap-1 v-column-5 v-muted v-sm">
            <span>{t('goals.saved', { saved: format.money(goal.current), target: format.money(goal.target) })}</span>
            <span>{t('goals.remaining', { amount: format.money(Math.max(0, goal.target - goal.current)) })}</span>
            <span>{t('goals.deadline', { date: format.date(goal.deadline) })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

type GoalsPanelProps = {
  own?: readonly NamedGoal[];
  /** True if the sample goals are collapsed at first, because the other panels show the user's own figures. */
  isFolded?: boolean;
  children?: ReactNode;
};

export function GoalsPanel({ own, isFolded = false, children }: GoalsPanelProps) {
  const t = useTexts();
  const format = useFormat();
  const hasData = own !== undefined || isFolded;
  const shown = own ?? goals.map((goal) => ({ ...goal, name: t(goal.name) }));
  const bars = shown.slice(0, MOST_BARS);
  const lines = Math.max(...bars.map(({ name }) => Math.ceil(name.length / LINE)));
  const sorted = bars.toSorted((a, b) => goalProgressPercent(b) - goalProgressPercent(a));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const caption =
    best && worst && best !== worst
      ? t('goals.caption', {
          best: best.name,
          bestValue: format.percent(goalProgressPercent(best)),
          worst: worst.name,
          worstValue: format.percent(goalProgressPercent(worst)),
        })
      : '';
  const chart = (
    <div className={styles.always}>
      <BarChart
        horizontal
        height={`${3.4 + bars.length * Math.max(1.275, lines)}rem`}
        title={t('goals.title')}
        caption={caption}
        labelTitle={t('goals.goal')}
        labels={bars.map(({ name }) => name)}
        series={[{ label: t('goals.progress'), values: bars.map(goalProgressPercent), colour: 3 }]}
        yAxis={{ min: 0, max: 100, title: t('goals.axis') }}
        formatValue={format.percent}
      />
    </div>
  );
  return (
    <OpenablePanel
      title={t('goals.title')}
      link={
        <Link
          to={hasData ? '/savings' : '/goals'}
          className={classNames('v-screen', 'v-sm v-strong v-link', !hasData && styles.manage)}
        >
          {t('goals.manage')}
        </Link>
      }
      dialogTitle={t('goals.dialog')}
      details={<GoalDetails shown={shown} />}
      isSample={own === undefined}
    >
      {isFolded ? (
        <details>
          <summary className={`v-sm v-pointer ${styles.example}`}>{t('panel.example')}</summary>
          {chart}
        </details>
      ) : (
        chart
      )}
      {children}
    </OpenablePanel>
  );
}
