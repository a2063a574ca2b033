import { useRef, useState } from 'react';
import { accountChangeCalls, callApi } from '@verdant/shared/contract';
import type { LoginRequest } from '@verdant/shared/contract';
import { failureText } from '@verdant/shared/forms';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../texts';
import form from '../form/form.module.css';

type KeepAccountProps = {
  credentials: LoginRequest;
  /** Signs in with the credentials after the account was kept. */
  onKept: (credentials: LoginRequest) => Promise<unknown>;
};

/** Offers to cancel the deletion of an account that is going to be deleted, while its user signs in. */
export function CancelDeletionOffer({ credentials, onKept }: KeepAccountProps) {
  const t = useTexts();
  const say = useMessages();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const inFlight = useRef(false);

  const keep = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await callApi(api, accountChangeCalls.keepAccount, { body: credentials });
      await onKept(credentials);
    } catch (reason) {
      setFailure(failureText(reason, { network: t('failure.network'), fallback: t('signIn.failed') }));
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };

  return (
    <div className={form.form}>
      <Banner tone="warn">{t('signIn.leaving')}</Banner>
      {failure && <Banner>{say(failure)}</Banner>}
      <Button variant="secondary" block busy={busy} onClick={() => void keep()}>
        {t('signIn.keep')}
      </Button>
    </div>
  );
}
