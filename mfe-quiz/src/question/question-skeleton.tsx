import { Card, Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './question-skeleton.module.css';

type QuestionSkeletonProps = {
  /** False behind a dialog, where nothing is loading. */
  announced: boolean;
};

/** The placeholder of a question while it loads. */
export function QuestionSkeleton({ announced }: QuestionSkeletonProps) {
  const t = useTexts();
  return (
    <div className={styles.skeleton} role={announced ? 'status' : undefined} aria-hidden={announced ? undefined : true}>
      {announced && <span className="visually-hidden">{t('loading.announcement')}</span>}
      <div className={styles.progress}>
        <div className={styles.line}>
          <Skeleton width="9rem" height="1.375rem" />
          <Skeleton width="6rem" height="1.375rem" />
        </div>
        <Skeleton height="0.5rem" />
      </div>
      <Card className={styles.card}>
        <Skeleton width="8rem" />
        <Skeleton width="85%" height="1.75rem" />
        <div className={styles.options}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      </Card>
    </div>
  );
}
