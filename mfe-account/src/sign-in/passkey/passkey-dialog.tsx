import { useEffect, useState } from 'react';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { failureText } from '@verdant/shared/forms';
import { CeremonyError } from '../../passkeys/ceremony-failure';
import { useMessages, useTexts } from '../../texts';
import { requestPasskey, cancelPasskeyRequest } from './request-passkey';
import { usePasskeySignInTexts } from './texts';

/** The failure `known` only occurs when a passkey is added, so that this sign-in has no text for it. */
const textKey = ({ failure }: CeremonyError) => (failure === 'known' ? 'failed' : failure);

type PasskeyDialogProps = {
  /** Signs in; must not reject. */
  signIn: (request: PasskeySignInRequest) => Promise<void>;
};

/** Opens the browser's dialog at once, and shows a text about its state or failure. */
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
