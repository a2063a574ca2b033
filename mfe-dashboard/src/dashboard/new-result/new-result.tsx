import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import { Slot } from '@verdant/shared/slots';
import { Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from '../dashboard.module.css';

const PREFIX = 'verdant:new-result';

const keyOf = (userId: string) => `${PREFIX}:${encodeURIComponent(userId)}`;

/** Runs an access to local storage; returns null on failure. The quiz result then shows until the user leaves the page. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function handedOver(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newResult' in state)) return null;
  return typeof state.newResult === 'string' ? state.newResult : null;
}

/** Provides the result of a just completed quiz, or else the last result that this user has not closed in this browser. */
function useNewResult(userId: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = handedOver(location.state);
  const [{ sessionId, isNew }, setOpened] = useState(() => {
    const stored = attempt(() => localStorage.getItem(keyOf(userId)));
    return { sessionId: arrived ?? stored, isNew: arrived !== null && arrived !== stored };
  });

  useEffect(() => {
    if (sessionId !== null) attempt(() => localStorage.setItem(keyOf(userId), sessionId));
  }, [userId, sessionId]);

  const close = () => {
    attempt(() => localStorage.removeItem(keyOf(userId)));
    setOpened({ sessionId: null, isNew: false });
    // Clears the navigation state, so that a reload does not show the closed result again.
    void navigate(location.pathname, { replace: true, state: null });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return { sessionId, isNew, close };
}

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
