import { useFormat } from '@verdant/shared/format';
import { Panel, ProgressBar } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { areasOfFocus } from './areas-of-focus';
import styles from './focus-areas.module.css';

export function FocusAreas() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Panel title={t('insights.focus.title')}>
      <ul className={styles.areas}>
        {areasOfFocus.map(({ id, name, detail, percent, tone }) => (
          <li key={id} className={styles.area}>
            <h3 className={styles.name}>{t(name)}</h3>
            <span className={styles.percent}>{format.percent(percent)}</span>
            <ProgressBar label={t(name)} value={percent} tone={tone} />
            <p className={styles.detail}>{t(detail, { percent: format.percent(percent) })}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
