import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from './texts';
import { useResendVerification } from './use-send-again';

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
