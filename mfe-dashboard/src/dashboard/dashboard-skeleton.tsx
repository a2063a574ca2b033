import { Card, Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './overview.module.css';

const cards = ['health', 'emergency', 'debt', 'investment'];
const panels = ['insights', 'scores', 'transactions', 'goals'];

/** Four metric cards and panels while the insights are loading (spec 2). */
export function DashboardSkeleton() {
  const t = useTexts();
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {t('dashboard.loading')}
      </p>
      <div className={styles.skeletonCards}>
        {cards.map((name) => (
          <Card key={name} className={styles.skeletonCard}>
            <Skeleton height="2.5rem" width="2.5rem" />
            <Skeleton width="70%" />
            <Skeleton height="2rem" width="45%" />
          </Card>
        ))}
      </div>
      <div className={styles.pair}>
        {panels.map((name) => (
          <Card key={name} className={styles.skeletonPanel}>
            <Skeleton height="1.375rem" width="40%" />
            <Skeleton height="12rem" />
          </Card>
        ))}
      </div>
    </>
  );
}
