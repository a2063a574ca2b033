import { Skeleton } from '@verdant/shared/ui';
import styles from './quiz-progress.module.css';

/** The placeholder of the progress while the quiz loads. */
export function ProgressSkeleton() {
  return (
    <div className={styles.progress} aria-hidden="true">
      <div className={styles.line}>
        <Skeleton width="8rem" height="1.40625rem" />
        <Skeleton width="6rem" height="1.40625rem" />
      </div>
      <Skeleton height="0.375rem" />
    </div>
  );
}
