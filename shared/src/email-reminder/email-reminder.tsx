import { useRef, useState } from 'react';
import { useAuth } from '@verdant/shared/services';
import { isDismissed } from './dismissal';
import styles from './email-reminder.module.css';
import { ReminderLine } from './reminder-line';
import { useConfirmedElsewhere } from './use-confirmed-elsewhere';

/** Shows a line to users who have not confirmed their email address; renders nothing for other users. */
export function EmailReminder() {
  const { user } = useAuth();
  const [isGone, setIsGone] = useState(isDismissed);
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
    <div ref={place} tabIndex={-1} className={styles.place}>
      {!isGone && <ReminderLine onDismiss={dismiss} />}
    </div>
  );
}
