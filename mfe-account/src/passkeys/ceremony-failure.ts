/** Why the browser's dialog brought no passkey. */
export type CeremonyFailure = 'cancelled' | 'known' | 'unsupported' | 'domain' | 'failed';

/** Failures by the names of DOMException that WebAuthn defines. A browser does not reveal more about a refusal. */
const byName: Readonly<Record<string, CeremonyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'domain',
};

/** The failure of `startRegistration` or `startAuthentication`, not of a call to the server. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  /** @param isReplaced whether another ceremony, or the end of the page, has ended it */
  constructor(
    readonly failure: CeremonyFailure,
    readonly isReplaced = false,
  ) {
    super(`The passkey was not made or used: ${failure}`);
  }
}

/** Returns the failure of a rejected ceremony, by the name of its error. */
export function ceremonyFailure(reason: unknown): CeremonyFailure {
  return (reason instanceof Error && byName[reason.name]) || 'failed';
}

/**
 * Runs a ceremony of the browser. Rejects with a `CeremonyError`.
 * @param isSupported whether the browser knows passkeys at all
 */
export async function runCeremony<T>(isSupported: boolean, ceremony: () => Promise<T>): Promise<T> {
  if (!isSupported) throw new CeremonyError('unsupported');
  return ceremony().catch((reason: unknown) => {
    throw new CeremonyError(ceremonyFailure(reason), reason instanceof Error && reason.name === 'AbortError');
  });
}
