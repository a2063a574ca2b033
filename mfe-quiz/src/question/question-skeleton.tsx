import { Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './question-skeleton.module.css';

type QuestionSkeletonProps = {
  /** True if screen readers announce the loading question; false behind a dialog, where the skeleton is a backdrop. */
  announced: boolean;
};

const rows = ['60%', '45%', '55%', '40%', '50%'];

export function QuestionSkeleton({ announced }: QuestionSkeletonProps) {
  const t = useTexts();
  return (
    <div
      className={`${styles.skeleton} v-stack v-gap-4`}
      role={announced ? 'status' : undefined}
      aria-hidden={announced ? undefined : true}
    >
      {announced && <span className="visually-hidden">{t('loading.announcement')}</span>}
      <Skeleton width="11rem" height="1.25rem" />
      <div className="v-stack v-gap-3 v-below-2">
        <Skeleton width="95%" height="2.5rem" />
        <Skeleton width="65%" height="2.5rem" />
      </div>
      <div>
        {rows.map((width) => (
          <div key={width} className={`${styles.option} v-gap-4 v-center v-line-below`}>
            <Skeleton width="1.375rem" height="1.375rem" />
            <Skeleton width={width} height="1.25rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
