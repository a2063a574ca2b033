import { useFormat } from '@verdant/shared/format';
import { classNames, Panel, ProgressBar } from '@verdant/shared/ui';
import { PillarName } from '../components/marks';
import { useTexts } from '../texts';
import { areasOfFocus } from './insights-data';
import styles from './insights.module.css';

export function FocusAreas() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Panel title={t('insights.focus.title')}>
      <ul className={styles.areas}>
        {areasOfFocus.map(({ id, percent, kind }) => (
          <li
            key={id}
            className={classNames(
              styles.area,
              'v-sides v-folding v-gap-2 v-column-3 v-baseline',
              kind === 'emergency' && styles.emergency,
            )}
          >
            <h3 className="v-md v-strong v-track-1">
              {kind === 'over' ? (
                t(`insights.focus.${id}`)
              ) : (
                <PillarName pillar={kind}>{t(`insights.focus.${id}`)}</PillarName>
              )}
            </h3>
            <span className={`v-xl v-display v-figures v-tight v-leading-11 ${styles.percent}`}>
              {format.percent(percent)}
            </span>
            <ProgressBar label={t(`insights.focus.${id}`)} value={percent} tone={kind === 'over' ? 'bad' : 'accent'} />
            <p className="v-muted v-sm v-across">
              {t(`insights.focus.${id}.detail`, { percent: format.percent(percent) })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
