import { ApiError } from '@verdant/shared/api';
import type { BankLink } from '@verdant/shared/contract';
import { Banner, Button, Dialog } from '@verdant/shared/ui';
import { useTexts } from './texts';

type DisconnectDialogProps = {
  link: BankLink;
  isBusy: boolean;
  failure: Error | null;
  onKeep: () => void;
  onDisconnect: () => void;
};

/**
 * Dialog to confirm the disconnection of a bank. After a failed disconnection the dialog stays open and shows the reason.
 */
export function DisconnectDialog({ link, isBusy, failure, onKeep, onDisconnect }: DisconnectDialogProps) {
  const t = useTexts();
  const { institution } = link;
  return (
    <Dialog
      open
      onClose={onKeep}
      size="sm"
      title={t('banks.question', { institution })}
      closeLabel={t('banks.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('banks.keep')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onDisconnect}>
            {t('banks.disconnect')}
          </Button>
        </>
      }
    >
      {failure && <Banner>{(failure instanceof ApiError && failure.detailText) || t('banks.failed')}</Banner>}
      <p>{t('banks.questionText', { institution })}</p>
    </Dialog>
  );
}
