import { BarChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { classNames, ProgressBar } from '@verdant/shared/ui';
import link from '../../section/link.module.css';
import { useTexts } from '../../texts';
import { goals, progressOf } from '../samples/goals';
import styles from './goals-panel.module.css';
import { OpenablePanel } from './openable-panel';

function GoalDetails() {
  const t = useTexts();
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {goals.map((goal) => (
        <li key={goal.id} className={styles.goal}>
          <div className={styles.head}>
            <h3 className={styles.name}>{t(goal.name)}</h3>
            <span className={styles.percent}>{format.percent(progressOf(goal))}</span>
          </div>
          <ProgressBar label={t(goal.name)} value={progressOf(goal)} />
          <p className={styles.facts}>
            <span>{t('goals.saved', { saved: format.money(goal.current), target: format.money(goal.target) })}</span>
            <span>{t('goals.remaining', { amount: format.money(goal.target - goal.current) })}</span>
            <span>{t('goals.deadline', { date: format.date(goal.deadline) })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The sample goals. `to`: where they are managed; those of a user with account data are on a page of their own. */
export function GoalsPanel({ to }: { to: '/goals' | '/savings' }) {
  const t = useTexts();
  const format = useFormat();
  const sorted = goals.toSorted((a, b) => progressOf(b) - progressOf(a));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const caption =
    best && worst
      ? t('goals.caption', {
          best: t(best.name),
          bestValue: format.percent(progressOf(best)),
          worst: t(worst.name),
          worstValue: format.percent(progressOf(worst)),
        })
      : '';
  return (
    <OpenablePanel
      title={t('goals.title')}
      link={
        <Link to={to} className={classNames(link.link, styles.manage)}>
          {t('goals.manage')}
        </Link>
      }
      dialogTitle={t('goals.dialog')}
      details={<GoalDetails />}
    >
      <div className={styles.chart}>
        <BarChart
          horizontal
          height="8.5rem"
          title={t('goals.title')}
          caption={caption}
          labelTitle={t('goals.goal')}
          labels={goals.map(({ name }) => t(name))}
          series={[{ label: t('goals.progress'), values: goals.map(progressOf), colour: 3 }]}
          yAxis={{ min: 0, max: 100, title: t('goals.axis') }}
          formatValue={format.percent}
        />
      </div>
    </OpenablePanel>
  );
}
