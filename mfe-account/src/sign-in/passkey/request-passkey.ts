import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { callApi, passkeyCalls } from '@verdant/shared/contract';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import type { useApi } from '@verdant/shared/services';
import { CeremonyError, runCeremony } from '../../passkeys/ceremony-failure';

type Api = ReturnType<typeof useApi>;

/** Milliseconds for which the browser suggests passkeys: less than the five minutes in which the server accepts them. */
const OFFER_MS = 4 * 60_000;

/**
 * Lets a user choose a passkey: in a dialog of the browser, or among the suggestions of the e-mail field. Opening the
 * dialog ends the suggestions, and vice versa. Rejects with a `CeremonyError`, or with the failure of the call.
 */
export async function requestPasskey(
  api: Api,
  where: 'dialog' | 'suggestions',
  signal?: AbortSignal,
): Promise<PasskeySignInRequest> {
  const optionsJSON = await callApi(api, passkeyCalls.signInOptions, { signal });
  const useBrowserAutofill = where === 'suggestions';
  const passkey = await runCeremony(browserSupportsWebAuthn(), async () =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  );
  const { userHandle } = passkey.response;
  if (userHandle === undefined) throw new Error('The passkey has no user handle');
  return { passkey: { ...passkey, response: { ...passkey.response, userHandle } } };
}

/** Closes the browser's dialog or removes its suggestions. */
export const cancelPasskeyRequest = (): void => WebAuthnAbortService.cancelCeremony();

/**
 * Offers passkeys among the suggestions of the e-mail field, if the browser supports that, until `signal` aborts. After an
 * offer has expired or the dialog has replaced it, the next focus of a field starts a new one. Failures are not shown,
 * because the user has not requested a passkey; a press on the button shows them.
 * @param signIn must not reject
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
      // The offer has expired or the dialog replaced it. After any other failure, the next offer would fail too.
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
