import { useEffect, useRef, useState } from 'react';
import { useApi, useAuth } from '@verdant/shared/services';
import styles from './email-reminder.module.css';
import { isReminderDismissed, ReminderLine } from './reminder-line';
import { loadCalls } from './use-send-again';

/**
 * Checks the confirmation again whenever the user returns to this tab, because the link in the mail opens in another tab.
 */
function useConfirmedElsewhere(isUnconfirmed: boolean): void {
  const api = useApi();
  const { updateUser } = useAuth();
  useEffect(() => {
    if (!isUnconfirmed) return;
    const leaving = new AbortController();
    const ask = () => {
      if (document.hidden) return;
      loadCalls()
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
  const place = useRef<HTMLDivElement>(null);
  const isUnconfirmed = user?.email_verified === false;
  useConfirmedElsewhere(isUnconfirmed && !isGone);
  if (!isUnconfirmed) return null;

  const dismiss = () => {
    setIsGone(true);
    // The pressed button disappears, so its container takes the focus, and Tab continues after the container.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={`${styles.place} v-full v-screen`}>
      {!isGone && <ReminderLine onDismiss={dismiss} />}
    </div>
  );
}
