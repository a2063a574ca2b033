import { useFormat } from '@verdant/shared/format';
import { Panel, ProgressBar } from '@verdant/shared/ui';
import { FigureList } from '../components/figure-list/figure-list';
import { LevelBadge } from '../components/level-badge/level-badge';
import { PillarName } from '../components/pillar-name/pillar-name';
import { useTexts } from '../texts';
import styles from './goal-list.module.css';
import type { GoalFigures } from './savings-figures';

function Goal({ name, category, priority, target, current, remaining, percent, deadline }: GoalFigures) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={styles.goal}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <PillarName pillar="emergency">{t(name)}</PillarName>
        </h3>
        <p className={styles.category}>{t(`savings.category.${category}`)}</p>
        <LevelBadge of="priority" level={priority} />
      </div>
      <div className={styles.progress}>
        <p className={styles.percent}>{t('savings.goal.saved', { percent: format.percent(percent) })}</p>
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

export function GoalList({ goals }: { goals: readonly GoalFigures[] }) {
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
