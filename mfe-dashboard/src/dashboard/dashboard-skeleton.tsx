import { Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './dashboard.module.css';

const pillars = ['emergency', 'debt', 'investment'];

export function PanelSkeleton() {
  return (
    <div className={styles.skeletonPanel}>
      <Skeleton height="1.5rem" width="14rem" />
      <Skeleton height="16rem" />
    </div>
  );
}

/** Placeholders in the shape of the four metric cards, while the insights are loading (spec 2). */
export function DashboardSkeleton() {
  const t = useTexts();
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {t('dashboard.loading')}
      </p>
      <div className={`${styles.skeletonTop} v-stack`}>
        <div className={styles.skeletonCard}>
          <Skeleton width="12rem" />
          <Skeleton height="5.5rem" width="12rem" />
          <Skeleton height="5rem" />
        </div>
        <div className={styles.skeletonCards}>
          {pillars.map((name) => (
            <div key={name} className={styles.skeletonCard}>
              <Skeleton width="50%" />
              <Skeleton height="3.5rem" />
            </div>
          ))}
        </div>
      </div>
      <PanelSkeleton />
    </>
  );
}
