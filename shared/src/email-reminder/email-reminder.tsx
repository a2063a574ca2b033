import { useRef, useState } from 'react';
import { useAuth } from '@verdant/shared/services';
import { useLazyComponent } from '@verdant/shared/ui';
import { isDismissed } from './dismissal';
import styles from './email-reminder.module.css';

const loadLine = async () => {
  const { ReminderLine } = await import(/* webpackChunkName: "email-reminder" */ './reminder-line');
  return ReminderLine;
};

/** A quiet line for those who have not confirmed their email address; nothing for everybody else. */
export function EmailReminder() {
  const { user } = useAuth();
  const [isGone, setIsGone] = useState(isDismissed);
  const place = useRef<HTMLDivElement>(null);
  const isUnconfirmed = user?.email_verified === false;
  const { state } = useLazyComponent(loadLine, isUnconfirmed && !isGone);
  if (!isUnconfirmed) return null;

  const dismiss = () => {
    setIsGone(true);
    // The button that was pressed goes: the next tab stop is what follows it.
    place.current?.focus();
  };
  // Its room is there before it is: nothing moves when it has loaded. Without it nothing is missing.
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {!isGone && (
        <div className={styles.room}>{state.status === 'ready' && <state.Component onDismiss={dismiss} />}</div>
      )}
    </div>
  );
}
