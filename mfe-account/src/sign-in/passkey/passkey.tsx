import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { callApi, passkeyCalls } from '@verdant/shared/contract';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { failureText } from '@verdant/shared/forms';
import { CeremonyError, runPasskeyCeremony } from '../../passkeys/ceremony-failure';
import { useMessages, useTexts } from '../../texts';
import { usePasskeySignInTexts } from './texts';
import form from '../../form/form.module.css';

type Api = ReturnType<typeof useApi>;

/** Milliseconds after which an offer expires: less than the five minutes for which the server accepts a passkey. */
const OFFER_MS = 4 * 60_000;

/**
 * Requests a passkey in a dialog or among suggestions; a new request cancels a pending request. Rejects with a
 * `CeremonyError` of the browser or with the error of the API call.
 */
async function requestPasskey(
  api: Api,
  where: 'dialog' | 'suggestions',
  signal?: AbortSignal,
): Promise<PasskeySignInRequest> {
  const optionsJSON = await callApi(api, passkeyCalls.signInOptions, { signal });
  const useBrowserAutofill = where === 'suggestions';
  const passkey = await runPasskeyCeremony(browserSupportsWebAuthn(), async () =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  );
  const { userHandle } = passkey.response;
  if (userHandle === undefined) throw new Error('The passkey has no user handle');
  return { passkey: { ...passkey, response: { ...passkey.response, userHandle } } };
}

const cancelPasskeyRequest = (): void => WebAuthnAbortService.cancelCeremony();

/**
 * Offers passkeys in the e-mail field until `signal` aborts. After an expired or replaced offer, the next focus of a
 * field starts a new offer; failures are not shown.
 */
export async function offerPasskeySuggestions(
  api: Api,
  signIn: (request: PasskeySignInRequest) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return;
  const offer = async () => {
    const stale = setTimeout(cancelPasskeyRequest, OFFER_MS);
    try {
      await signIn(await requestPasskey(api, 'suggestions', signal));
    } catch (reason) {
      // Repeats an expired or replaced offer. After any other failure, the next offer would fail, too.
      const isOver = reason instanceof CeremonyError && reason.isReplaced;
      if (isOver && !signal.aborted) addEventListener('focusin', onFocus, { signal });
    } finally {
      clearTimeout(stale);
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    removeEventListener('focusin', onFocus);
    void offer();
  };
  signal.addEventListener('abort', cancelPasskeyRequest, { once: true });
  await offer();
}

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
