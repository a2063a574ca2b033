import { useEffect, useState } from 'react';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { failureText } from '@verdant/shared/forms';
import { CeremonyError } from '../../passkeys/ceremony-failure';
import { useMessages, useTexts } from '../../texts';
import { requestPasskey, cancelPasskeyRequest } from './request-passkey';
import { usePasskeySignInTexts } from './texts';
import form from '../../form/form.module.css';

export { offerPasskeySuggestions } from './request-passkey';

/** The failure `known` cannot occur in a sign-in, which adds no passkey. */
const textKey = ({ failure }: CeremonyError) => (failure === 'known' ? 'failed' : failure);

type PasskeyDialogProps = {
  /** Signs in; must not reject. */
  signIn: (request: PasskeySignInRequest) => Promise<void>;
};

/** Opens the browser's passkey dialog and shows the state or failure of the request. */
export function PasskeyDialog({ signIn }: PasskeyDialogProps) {
  const t = usePasskeySignInTexts();
  const forms = useTexts();
  const say = useMessages();
  const api = useApi();
  const [failure, setFailure] = useState<unknown>();
  const [isAsking, setAsking] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      try {
        const request = await requestPasskey(api, 'dialog');
        if (isCurrent) await signIn(request);
      } catch (reason) {
        if (isCurrent) setFailure(reason);
      }
      if (isCurrent) setAsking(false);
    };
    void ask();
    return () => {
      isCurrent = false;
      cancelPasskeyRequest();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it is shown
  }, []);

  if (isAsking) return <Banner tone="info">{t('asking')}</Banner>;
  if (failure instanceof CeremonyError) return <Banner>{t(textKey(failure))}</Banner>;
  const texts = { network: forms('failure.network'), fallback: t('failed') };
  return failure === undefined ? null : <Banner>{say(failureText(failure, texts))}</Banner>;
}

/** Offers to keep an account after a passkey sign-in. Requests the passkey again, because a signature works only once. */
export function CancelDeletionWithPasskey({ signIn }: PasskeyDialogProps) {
  const t = useTexts();
  const [attempts, setAttempts] = useState(0);
  return (
    <div className={form.form}>
      <Banner tone="warn">{t('signIn.leaving')}</Banner>
      {attempts > 0 && (
        <PasskeyDialog key={attempts} signIn={async (request) => signIn({ ...request, keeps_account: true })} />
      )}
      <Button variant="secondary" block onClick={() => setAttempts(attempts + 1)}>
        {t('signIn.keep')}
      </Button>
    </div>
  );
}
