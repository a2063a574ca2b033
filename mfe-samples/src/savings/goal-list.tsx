import { House, Plane, Shield, Sunset } from 'lucide-react';
import { useFormat } from '@verdant/shared/format';
import { Panel, ProgressBar } from '@verdant/shared/ui';
import { FigureList } from '../components/figure-list/figure-list';
import { IconTile } from '../components/icon-tile/icon-tile';
import { LevelBadge } from '../components/level-badge/level-badge';
import { useTexts } from '../texts';
import styles from './goal-list.module.css';
import type { GoalFigures } from './savings-figures';

const icons = { safety: Shield, housing: House, retirement: Sunset, leisure: Plane };

function Goal({ name, category, priority, target, current, remaining, percent, deadline }: GoalFigures) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={styles.goal}>
      <div className={styles.head}>
        <IconTile icon={icons[category]} />
        <div className={styles.names}>
          <h3 className={styles.name}>{t(name)}</h3>
          <p className={styles.category}>{t(`savings.category.${category}`)}</p>
        </div>
        <LevelBadge of="priority" level={priority} />
      </div>
      <div className={styles.progress}>
        <ProgressBar label={t('savings.goal.bar', { name: t(name) })} value={percent} />
        <p className={styles.percent}>{t('savings.goal.saved', { percent: format.percent(percent) })}</p>
      </div>
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
