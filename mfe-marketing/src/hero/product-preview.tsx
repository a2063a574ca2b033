import { CircleCheck, TrendingUp } from 'lucide-react';
import { useFormat } from '@verdant/shared/format';
import { Gauge, ProgressBar, SampleMark } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './product-preview.module.css';

const SAMPLE_SCORE = 82;
const bars = [
  { id: 'emergency', value: 65, tone: 'accent' },
  { id: 'debt', value: 78, tone: 'accent' },
  { id: 'investment', value: 45, tone: 'warn' },
] as const;

/** What a dashboard looks like, from the kit's own parts. Decoration: the text below has the same content. */
export function ProductPreview() {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.card}>
        <div className={styles.header}>
          <span className={styles.title}>{t('preview.title')}</span>
          <SampleMark label={t('preview.sample')} />
        </div>
        <div className={styles.gauge}>
          <Gauge value={SAMPLE_SCORE} label={t('preview.gauge')} />
          <span className={styles.trend}>
            <TrendingUp size={16} />
            {t('preview.trend')}
          </span>
        </div>
        <div className={styles.bars}>
          {bars.map(({ id, value, tone }) => (
            <div key={id} className={styles.bar}>
              <span className={styles.barLabel}>{t(`preview.${id}`)}</span>
              <span className={styles.barValue}>{format.percent(value)}</span>
              <ProgressBar label={t(`preview.${id}`)} value={value} tone={tone} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.step}>
        <CircleCheck size={20} />
        <span>
          <span className={styles.stepTitle}>{t('preview.step')}</span>
          {t('preview.stepText')}
        </span>
      </div>
    </div>
  );
}
