import type { ReadMetric } from '@verdant/shared/contract';
import { classNames } from '@verdant/shared/ui';
import styles from './range-bar.module.css';

/** A score on its scale from 0 to 100, inside its band. Decorative: the text beside it has the same content. */
export function RangeBar({ value, range, confidence }: Pick<ReadMetric, 'value' | 'range' | 'confidence'>) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {range && (
        <span
          className={classNames(styles.band, confidence === 'low' && styles.loose)}
          style={{ insetInlineStart: `${range[0]}%`, insetInlineEnd: `${100 - range[1]}%` }}
        />
      )}
      <span className={styles.mark} style={{ insetInlineStart: `${value}%` }} />
    </span>
  );
}
