import { SampleMark } from '@verdant/shared/ui';
import { laterScore } from '../engine/figures';
import { Points } from '../points/points';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import { DottedGauge } from './dotted-gauge';
import styles from './health-score.module.css';

const points = ['personal', 'updates', 'insights'] as const;

/** spec 9: the sample score of the gauge is 82; the engine gives the sample person just that. */
export function HealthScore() {
  const t = useTexts();
  const { value, low, high } = laterScore;
  const label = t('score.gauge');
  return (
    <Section
      id="health-score"
      title={t('score.title')}
      media={
        <figure className={styles.figure}>
          <DottedGauge value={value} range={[low, high]} label={label} name={t('score.name', { label, value })} />
          <figcaption className={styles.caption}>
            <SampleMark label={t('score.sample')} /> {t('score.caption', { low, high })}
          </figcaption>
        </figure>
      }
    >
      <Points points={points.map((id) => ({ id, title: t(`score.${id}.title`), text: t(`score.${id}.text`) }))} />
    </Section>
  );
}
