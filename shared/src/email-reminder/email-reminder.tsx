import { useRef, useState, useEffect } from 'react';
import { useAuth, useApi } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { loadCalls } from './load-calls';
import { useSendAgain } from './send-again';
import { useTexts } from './texts';
import styles from './email-reminder.module.css';

/** In session storage, which logout clears and which ends with the tab. */
const DISMISSED_KEY = 'verdant:email-reminder';

/** Whether the person has dismissed the reminder in this tab. Blocked storage: only until the next load. */
function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

/** A quiet line for those who have not confirmed their email address; nothing for everybody else. */
export function EmailReminder() {
  const { user } = useAuth();
  const [isGone, setIsGone] = useState(isDismissed);
  const place = useRef<HTMLDivElement>(null);
  const isUnconfirmed = user?.email_verified === false;
  useConfirmedElsewhere(isUnconfirmed && !isGone);
  if (!isUnconfirmed) return null;

  const dismiss = () => {
    setIsGone(true);
    // The button that was pressed goes: the next tab stop is what follows it.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {!isGone && <ReminderLine onDismiss={dismiss} />}
    </div>
  );
}

/** What is to be done, the mail once more, and a way to be left alone. */
function ReminderLine({ onDismiss }: { onDismiss: () => void }) {
  const t = useTexts();
  const { user } = useAuth();
  const { status, problem, send } = useSendAgain();
  const dismiss = () => {
    try {
      sessionStorage.setItem(DISMISSED_KEY, 'dismissed');
    } catch {
      // Blocked: it comes back with the next load.
    }
    onDismiss();
  };
  const text = status === 'sent' ? t('reminder.sent') : t('reminder.unconfirmed', { email: user?.email ?? '' });
  return (
    <aside className={styles.line} aria-label={t('reminder.label')}>
      <p className={styles.text} aria-live="polite">
        {problem ?? text}
      </p>
      <div className={styles.buttons}>
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

/** The link of the mail opens in another tab: asks again whenever the person returns to this one. */
function useConfirmedElsewhere(isUnconfirmed: boolean): void {
  const api = useApi();
  const { updateUser } = useAuth();
  useEffect(() => {
    if (!isUnconfirmed) return;
    const leaving = new AbortController();
    const ask = () => {
      if (document.hidden) return;
      loadCalls()
        .then(({ isConfirmed }) => isConfirmed(api, leaving.signal))
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
