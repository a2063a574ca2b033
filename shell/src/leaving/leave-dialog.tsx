import { useSyncExternalStore } from 'react';
import { Button, Dialog } from '@verdant/shared/ui';
import { useShellTexts } from '../texts/texts';
import { leaveGuard } from './leave-guard';

/** Asks before unsaved work is left: whoever closes it otherwise stays. */
export function LeaveDialog() {
  const t = useShellTexts();
  const question = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.question, leaveGuard.question);
  if (!question) return null;
  const { message, answer } = question;
  const stay = () => answer(false);
  return (
    <Dialog
      open
      size="sm"
      title={t('leave.title')}
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(true)}>
            {t('leave.leave')}
          </Button>
          <Button onClick={stay}>{t('leave.stay')}</Button>
        </>
      }
    >
      <p>{message ?? t('leave.text')}</p>
    </Dialog>
  );
}
