import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { callApi, passkeyCalls } from '@verdant/shared/contract';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import type { useApi } from '@verdant/shared/services';
import { CeremonyError, runPasskeyCeremony } from '../../passkeys/ceremony-failure';

type Api = ReturnType<typeof useApi>;

/** Milliseconds after which an offer expires: less than the five minutes for which the server accepts a passkey. */
const OFFER_MS = 4 * 60_000;

/**
 * Requests a passkey in a dialog or among suggestions; a new request cancels a pending request. Rejects with a
 * `CeremonyError` of the browser or with the error of the API call.
 */
export async function requestPasskey(
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

export const cancelPasskeyRequest = (): void => WebAuthnAbortService.cancelCeremony();

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
