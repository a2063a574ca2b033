import { useAuth } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { DISMISSED_KEY } from './dismissal';
import styles from './email-reminder.module.css';
import { useTexts } from './texts';
import { useSendAgain } from './use-send-again';

/** Reminder to confirm the email address, with buttons that send the mail again and hide the reminder. */
export function ReminderLine({ onDismiss }: { onDismiss: () => void }) {
  const t = useTexts();
  const { user } = useAuth();
  const { status, problem, send } = useSendAgain();
  const dismiss = () => {
    try {
      sessionStorage.setItem(DISMISSED_KEY, 'dismissed');
    } catch {
      // Storage is blocked, so the reminder returns with the next load.
    }
    onDismiss();
  };
  const text = status === 'sent' ? t('reminder.sent') : t('reminder.unconfirmed', { email: user?.email ?? '' });
  return (
    <aside className={styles.line} aria-label={t('reminder.label')}>
      <p className={styles.text} aria-live="polite">
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
