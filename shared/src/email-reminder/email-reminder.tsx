import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './email-reminder.module.css';
import { useMessages, useTexts } from './texts';

/** Loads the API calls on first use, because few users need them. */
const loadCalls = async () => import(/* webpackChunkName: "email-reminder" */ './calls');

type Sending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; failure: unknown };

/** Requests a new mail to confirm the account's address. `problem` is a text for the user. */
function useResendVerification(): { status: Sending['status']; problem: string | undefined; send: () => void } {
  const t = useTexts();
  const say = useMessages();
  const api = useApi();
  const [state, setState] = useState<Sending>({ status: 'idle' });
  const inFlight = useRef(false);

  const send = () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setState({ status: 'sending' });
    loadCalls()
      .then(({ sendVerification }) => sendVerification(api))
      .then(
        () => setState({ status: 'sent' }),
        (failure: unknown) => setState({ status: 'failed', failure }),
      )
      .finally(() => (inFlight.current = false));
  };

  const problemOf = (failure: unknown) => {
    if (!(failure instanceof ApiError)) return t('reminder.notSent');
    if (failure.kind === 'network') return t('reminder.offline');
    return failure.detailText ? say(failure.detailText) : t('reminder.notSent');
  };
  return { status: state.status, problem: state.status === 'failed' ? problemOf(state.failure) : undefined, send };
}

/** A button that sends the confirmation mail again, with the result above the button. */
export function SendAgain() {
  const t = useTexts();
  const { status, problem, send } = useResendVerification();
  return (
    <>
      {problem && <Banner>{problem}</Banner>}
      {status === 'sent' && <Banner tone="good">{t('reminder.sent')}</Banner>}
      <div>
        <Button variant="secondary" size="sm" busy={status === 'sending'} onClick={send}>
          {t('reminder.send')}
        </Button>
      </div>
    </>
  );
}

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
