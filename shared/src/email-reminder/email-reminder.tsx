import { useRef, useState } from 'react';
import { useAuth } from '@verdant/shared/services';
import { useLazyComponent } from '@verdant/shared/ui';
import { isDismissed, rememberDismissal } from './dismissal';
import styles from './email-reminder.module.css';

const loadLine = async () => {
  const { ReminderLine } = await import(/* webpackChunkName: "email-reminder" */ './reminder-line');
  return ReminderLine;
};

function Line({ onDismiss }: { onDismiss: () => void }) {
  const { state } = useLazyComponent(loadLine);
  // Its room is there before it is: nothing moves when it has loaded. Without it nothing is missing.
  return (
    <div className={styles.place}>
      <div className={styles.room}>{state.status === 'ready' && <state.Component onDismiss={onDismiss} />}</div>
    </div>
  );
}

/** A quiet line for those who have not confirmed their email address; nothing for everybody else. */
export function EmailReminder() {
  const { user } = useAuth();
  const [wasDismissed, setWasDismissed] = useState(isDismissed);
  const end = useRef<HTMLDivElement>(null);
  if (user?.email_verified !== false) return null;

  const dismiss = () => {
    rememberDismissal();
    setWasDismissed(true);
    // The button that was pressed is gone: the next tab stop is what follows it.
    end.current?.focus();
  };
  return (
    <>
      <div ref={end} tabIndex={-1} className={styles.end} />
      {!wasDismissed && <Line onDismiss={dismiss} />}
    </>
  );
}
