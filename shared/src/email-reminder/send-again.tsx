import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from './texts';
import { useSendAgain } from './use-send-again';

/** A button that asks for the mail that confirms the account's address, and what came of it. */
export function SendAgain() {
  const t = useTexts();
  const { kind, problem, send } = useSendAgain();
  return (
    <>
      {problem && <Banner>{problem}</Banner>}
      {kind === 'sent' && <Banner tone="good">{t('reminder.sent')}</Banner>}
      <div>
        <Button variant="secondary" size="sm" busy={kind === 'sending'} onClick={send}>
          {t('reminder.send')}
        </Button>
      </div>
    </>
  );
}
