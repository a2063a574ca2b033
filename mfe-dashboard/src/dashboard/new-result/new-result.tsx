import { useEffect, useState } from 'react';
import { Link } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import { Slot } from '@verdant/shared/slots';
import { Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './new-result.module.css';
import { useNewResult } from './use-new-result';

/** Maximum milliseconds until the quiz fills the slot. Slots load up to two seconds after the rest of a reloaded page. */
const PATIENCE_MS = 6_000;

/** Slot for a new result. The content below is hidden until the quiz fills the slot. A link replaces an unfilled slot. */
export function NewResult() {
  const t = useTexts();
  const { user } = useAuth();
  const { sessionId, isNew, close } = useNewResult(user?.id ?? '');
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (sessionId === null) return null;
  return (
    <section
      className={`v-pad-top-4 ${styles.place}`}
      aria-label={t('dashboard.result')}
      data-late={isLate || undefined}
    >
      <div className={styles.waiting}>
        {isLate ? (
          <Link to={`/quiz/result?check=${encodeURIComponent(sessionId)}`}>{t('dashboard.resultLink')}</Link>
        ) : (
          <Skeleton height="14rem" />
        )}
      </div>
      <Slot name="mfe-dashboard/new-result" props={{ sessionId, isNew, onClose: close }} />
    </section>
  );
}
