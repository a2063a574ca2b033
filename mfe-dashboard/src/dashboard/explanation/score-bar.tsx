import type { MetricInsight } from '@verdant/shared/contract';
import styles from './score-bar.module.css';

/** A score as a bar from 0 to 100, and its range as a frame. Decorative, because the text next to the bar contains both. */
export function ScoreBar({ value, range }: Pick<MetricInsight, 'value' | 'range'>) {
  return (
    <svg className={styles.scale} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.bar} y="5" width={value} height="8" />
      <path className={styles.axis} d="M0 13h100" />
      {range && <rect className={styles.range} x={range[0]} y="2" width={range[1] - range[0]} height="14" />}
    </svg>
  );
}
