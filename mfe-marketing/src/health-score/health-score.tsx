import { ListChecks, RefreshCw, UserRoundCheck } from 'lucide-react';
import { Gauge, SampleMark } from '@verdant/shared/ui';
import { Points } from '../points/points';
import { Section, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import styles from './health-score.module.css';

/** spec 9: the sample score of the gauge. */
const SAMPLE_SCORE = 82;

const points = [
  { id: 'personal', icon: UserRoundCheck },
  { id: 'updates', icon: RefreshCw },
  { id: 'insights', icon: ListChecks },
] as const;

/** The bands between the thresholds of spec 9 (50 and 70); the sample lies in the last one. */
const bands = [
  { id: 'low', range: '0–50' },
  { id: 'middle', range: '51–70' },
  { id: 'high', range: '71–100' },
] as const;

export function HealthScore() {
  const t = useTexts();
  return (
    <Section id="health-score" split>
      <div className={styles.panel}>
        <div className={styles.mark}>
          <SampleMark label={t('score.sample')} />
        </div>
        <div className={styles.gauge}>
          <Gauge value={SAMPLE_SCORE} label={t('score.gauge')} />
        </div>
        <ul className={styles.bands}>
          {bands.map(({ id, range }) => (
            <li key={id} className={styles[id]}>
              <strong>{t(`score.${id}`)}</strong>
              <span className={styles.range}>{range}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.words}>
        <SectionHeader
          id="health-score"
          eyebrow={t('score.eyebrow')}
          title={t('score.title')}
          subtitle={t('score.subtitle')}
          align="start"
        />
        <Points
          points={points.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`score.${id}.title`),
            text: t(`score.${id}.text`),
          }))}
        />
      </div>
    </Section>
  );
}
