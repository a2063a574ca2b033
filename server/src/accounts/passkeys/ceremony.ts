import * as v from 'valibot';
import { brand } from '@verdant/shared/brand';
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedPasskey,
} from '@verdant/shared/contract';

/** Minutes until a challenge expires. */
export const CHALLENGE_MINUTES = 5;
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

/** COSE algorithms EdDSA, ES256 and RS256. Every device that creates passkeys supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** WebAuthn's relying party: the site for which a passkey is valid. */
export interface RelyingParty {
  /** The domain. */
  readonly id: string;
  readonly origin: string;
}

/** @param url the public URL: from the settings, never from a request */
export function relyingPartyAt(url: string): RelyingParty {
  const { hostname, origin } = new URL(url);
  return { id: hostname, origin };
}

/** WebAuthn's user handle: the random id of the account, which is equal for all passkeys of the account. */
export const userHandleOf = (userId: string): string => Buffer.from(userId, 'utf8').toString('base64url');

interface Owner {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

/** Returns the options with which a browser creates a passkey on a device that has none of `credentialIds`. */
export function creationOptions(
  party: RelyingParty,
  owner: Owner,
  { challenge, credentialIds }: { readonly challenge: string; readonly credentialIds: readonly string[] },
): PasskeyCreationOptions {
  return {
    challenge,
    rp: { id: party.id, name: brand.name },
    user: { id: userHandleOf(owner.id), name: owner.email, displayName: owner.firstName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: credentialIds.map((id) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Returns the options with which a browser signs in with any passkey that it has for the domain. */
export function requestOptions(party: RelyingParty, challenge: string): PasskeyRequestOptions {
  return { challenge, rpId: party.id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

const clientData = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString('utf8')),
  v.parseJson(),
  v.object({ challenge: v.string() }),
);

/** Returns the challenge that a device signed, without checking the signature; '' if the client data cannot be read. */
export function challengeIn({ response }: CreatedPasskey | SignedPasskey): string {
  const read = v.safeParse(clientData, response.clientDataJSON);
  return read.success ? read.output.challenge : '';
}

/** Public part of a passkey, against which later signatures are checked. */
export interface PasskeyPublicKey {
  readonly credentialId: string;
  /** Public key in COSE form, base64url. */
  readonly publicKey: string;
  /** Number of signatures that the device has counted; 0 for a device that does not count. */
  readonly counter: number;
  /** True if the provider of the passkey keeps a copy. */
  readonly isSynced: boolean;
}

/** Loads the library at its first use, because it would add 200 ms to every start. */
const library = async () => import('@simplewebauthn/server');

/**
 * Checks a new passkey (WebAuthn level 3, section 7.1). Rejects unless the device verified its owner and signed this
 * challenge for our origin and domain.
 */
export async function verifyRegistration(
  party: RelyingParty,
  created: CreatedPasskey,
  challenge: string,
): Promise<PasskeyPublicKey> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: created,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    expectedType: 'webauthn.create',
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The attestation of a passkey is not right');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialBackedUp,
  };
}

/**
 * Checks the signature of a device with a stored key (WebAuthn level 3, section 7.2). Rejects unless the device verified
 * its owner and signed this challenge for our origin and domain. Rejects a counter that has gone back, which is a sign of a
 * copied device. Returns the changes to the stored key.
 */
export async function verifySignIn(
  party: RelyingParty,
  signed: SignedPasskey,
  { challenge, key }: { readonly challenge: string; readonly key: PasskeyPublicKey },
): Promise<Pick<PasskeyPublicKey, 'counter' | 'isSynced'>> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    expectedType: 'webauthn.get',
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: true,
  });
  if (!verified) throw new Error('The signature of a passkey is not right');
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}
