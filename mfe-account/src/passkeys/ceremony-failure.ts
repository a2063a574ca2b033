/** Reason why a WebAuthn ceremony returned no passkey. */
type CeremonyFailure = 'cancelled' | 'known' | 'unsupported' | 'domain' | 'failed';

/** Failures by the DOMException names of WebAuthn, because browsers reveal only the name. */
const byName: Readonly<Record<string, CeremonyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'domain',
};

/** Error of `startRegistration` or `startAuthentication`; calls to the server throw other errors. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  /** @param isReplaced true if another ceremony or leaving the page has cancelled this ceremony */
  constructor(
    readonly failure: CeremonyFailure,
    readonly isReplaced = false,
  ) {
    super(`The passkey was not made or used: ${failure}`);
  }
}

function ceremonyFailure(reason: unknown): CeremonyFailure {
  return (reason instanceof Error && byName[reason.name]) || 'failed';
}

/** Runs a WebAuthn ceremony of the browser. Rejects with a `CeremonyError`. */
export async function runPasskeyCeremony<T>(isSupported: boolean, ceremony: () => Promise<T>): Promise<T> {
  if (!isSupported) throw new CeremonyError('unsupported');
  return ceremony().catch((reason: unknown) => {
    throw new CeremonyError(ceremonyFailure(reason), reason instanceof Error && reason.name === 'AbortError');
  });
}
