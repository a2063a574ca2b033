import { useEffect, useRef, useState } from 'react';
import { useApi, useAuth } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import styles from './email-reminder.module.css';
import { useTexts } from './texts';
import { loadEmailCalls, useResendVerification } from './use-send-again';

/** Key of the dismissal in session storage, which the browser clears with the tab and the shell clears at logout. */
const DISMISSED_KEY = 'verdant:email-reminder';

/** True if the user dismissed the reminder in this tab. With blocked storage, dismissal lasts until the next page load. */
function isReminderDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

function ReminderLine({ onDismiss }: { onDismiss: () => void }) {
  const t = useTexts();
  const { user } = useAuth();
  const { status, problem, send } = useResendVerification();
  const dismiss = () => {
    try {
      sessionStorage.setItem(DISMISSED_KEY, 'dismissed');
    } catch {
      // Storage is blocked, so the reminder returns with the next page load.
    }
    onDismiss();
  };
  const text = status === 'sent' ? t('reminder.sent') : t('reminder.unconfirmed', { email: user?.email ?? '' });
  return (
    <aside
      className="v-cluster v-gap-2 v-column-6 v-center v-between v-line-above v-line-below v-pad-3"
      aria-label={t('reminder.label')}
    >
      <p className={`${styles.text} v-muted v-sm v-anywhere`} aria-live="polite">
        {problem ?? text}
      </p>
      <div className="v-cluster v-gap-2">
        <Button variant="secondary" size="sm" busy={status === 'sending'} onClick={send}>
          {t('reminder.send')}
        </Button>
        <Button variant="quiet" size="sm" onClick={dismiss}>
          {t('reminder.dismiss')}
        </Button>
      </div>
    </aside>
  );
}

/** Checks the confirmation when the user returns to this tab, because the mail's link opens another tab. */
function useConfirmedElsewhere(isUnconfirmed: boolean): void {
  const api = useApi();
  const { updateUser } = useAuth();
  useEffect(() => {
    if (!isUnconfirmed) return;
    const leaving = new AbortController();
    const ask = () => {
      if (document.hidden) return;
      loadEmailCalls()
        .then(({ fetchEmailVerified }) => fetchEmailVerified(api, leaving.signal))
        .then(
          (email_verified) => email_verified && updateUser({ email_verified }),
          () => undefined,
        );
    };
    document.addEventListener('visibilitychange', ask);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api, updateUser, isUnconfirmed]);
}

/** Shows a line to users who have not confirmed their email address; renders nothing for other users. */
export function EmailReminder() {
  const { user } = useAuth();
  const [isGone, setIsGone] = useState(isReminderDismissed);
  const containerRef = useRef<HTMLDivElement>(null);
  const isUnconfirmed = user?.email_verified === false;
  useConfirmedElsewhere(isUnconfirmed && !isGone);
  if (!isUnconfirmed) return null;

  const dismiss = () => {
    setIsGone(true);
    // The pressed button disappears, so its container takes the focus, and Tab continues after the container.
    containerRef.current?.focus();
  };
  return (
    <div ref={containerRef} tabIndex={-1} className={`${styles.place} v-full v-screen`}>
      {!isGone && <ReminderLine onDismiss={dismiss} />}
    </div>
  );
}
