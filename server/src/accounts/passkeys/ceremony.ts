import * as v from 'valibot';
import { brand } from '@verdant/shared/brand';
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedPasskey,
} from '@verdant/shared/contract';
import type { passkeys } from '../schema';
import type { Account } from '../session';

export const CHALLENGE_MINUTES = 5;
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

/** COSE algorithms EdDSA, ES256 and RS256. Devices that create passkeys support at least one. */
const ALGORITHMS = [-8, -7, -257];

/** WebAuthn's relying party, with the domain as the id for which a passkey is valid. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export function relyingPartyAt(url: string): RelyingParty {
  const { hostname, origin } = new URL(url);
  return { id: hostname, origin };
}

/** Returns WebAuthn's user handle: the account's random id. */
export const userHandleOf = (userId: string): string => Buffer.from(userId, 'utf8').toString('base64url');

/** Returns the options with which a browser creates a passkey on a device that has none of `credentialIds`. */
export function toPasskeyCreationOptions(
  party: RelyingParty,
  owner: Pick<Account, 'id' | 'email' | 'first_name'>,
  { challenge, credentialIds }: { readonly challenge: string; readonly credentialIds: readonly string[] },
): PasskeyCreationOptions {
  return {
    challenge,
    rp: { id: party.id, name: brand.name },
    user: { id: userHandleOf(owner.id), name: owner.email, displayName: owner.first_name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: credentialIds.map((id) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Returns the options with which a browser signs in by any passkey for the domain. */
export function toPasskeyRequestOptions(party: RelyingParty, challenge: string): PasskeyRequestOptions {
  return { challenge, rpId: party.id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

const clientData = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString('utf8')),
  v.parseJson(),
  v.object({ challenge: v.string() }),
);

/** Returns the challenge in a device's response without a check of the signature; an empty string for unreadable data. */
export function readSignedChallenge({ response }: CreatedPasskey | SignedPasskey): string {
  const read = v.safeParse(clientData, response.clientDataJSON);
  return read.success ? read.output.challenge : '';
}

/** The stored public part of a passkey, with which the server checks later signatures. */
export type PasskeyPublicKey = Pick<
  typeof passkeys.$inferSelect,
  'credentialId' | 'publicKey' | 'counter' | 'isSynced'
>;

/** The library is loaded on first use, because loading takes 200 ms. */
const loadWebAuthnLibrary = async () => import('@simplewebauthn/server');

/**
 * Checks a new passkey (WebAuthn level 3, 7.1). Rejects unless the device has verified the user and signed this challenge
 * for the product's origin.
 */
export async function verifyRegistration(
  party: RelyingParty,
  created: CreatedPasskey,
  challenge: string,
): Promise<PasskeyPublicKey> {
  const { verifyRegistrationResponse } = await loadWebAuthnLibrary();
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
 * Checks a signature (WebAuthn level 3, 7.2) and returns the changes to the stored key. Also rejects if the device has a
 * counter that has not grown, which is a sign of a copied device.
 */
export async function verifySignIn(
  party: RelyingParty,
  signed: SignedPasskey,
  { challenge, key }: { readonly challenge: string; readonly key: PasskeyPublicKey },
): Promise<Pick<PasskeyPublicKey, 'counter' | 'isSynced'>> {
  const { verifyAuthenticationResponse } = await loadWebAuthnLibrary();
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
