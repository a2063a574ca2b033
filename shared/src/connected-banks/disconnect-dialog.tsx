import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { BankLink } from '@verdant/shared/contract';
import { Banner, Button, Dialog } from '@verdant/shared/ui';
import { useTexts } from './texts';

type DisconnectDialogProps = {
  link: BankLink;
  onKeep: () => void;
  /** Rejects when the connection could not be ended. */
  onDisconnect: () => Promise<void>;
};

/** Confirms that a bank should be disconnected; stays open with the reason when that fails. */
export function DisconnectDialog({ link: { institution }, onKeep, onDisconnect }: DisconnectDialogProps) {
  const t = useTexts();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });

  const press = async () => {
    setState({ busy: true, problem: null });
    try {
      await onDisconnect();
    } catch (error) {
      setState({ busy: false, problem: (error instanceof ApiError && error.detailText) || t('banks.failed') });
    }
  };

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
          <Button busy={state.busy} onClick={() => void press()}>
            {t('banks.disconnect')}
          </Button>
        </>
      }
    >
      {state.problem && <Banner>{state.problem}</Banner>}
      <p>{t('banks.questionText', { institution })}</p>
    </Dialog>
  );
}
