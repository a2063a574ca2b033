import { useFormat } from '@verdant/shared/format';
import { classNames, Panel, ProgressBar } from '@verdant/shared/ui';
import { PillarName } from '../components/pillar-name/pillar-name';
import { useTexts } from '../texts';
import { areasOfFocus } from './areas-of-focus';
import styles from './focus-areas.module.css';

export function FocusAreas() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Panel title={t('insights.focus.title')}>
      <ul className={styles.areas}>
        {areasOfFocus.map(({ id, name, detail, percent, kind }) => (
          <li key={id} className={classNames(styles.area, kind === 'emergency' && styles.emergency)}>
            <h3 className={styles.name}>
              {kind === 'over' ? t(name) : <PillarName pillar={kind}>{t(name)}</PillarName>}
            </h3>
            <span className={styles.percent}>{format.percent(percent)}</span>
            <ProgressBar label={t(name)} value={percent} tone={kind === 'over' ? 'bad' : 'accent'} />
            <p className={styles.detail}>{t(detail, { percent: format.percent(percent) })}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
