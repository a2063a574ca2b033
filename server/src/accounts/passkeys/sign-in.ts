import type { PasskeyRequestOptions, SignedPasskey } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import type { Device } from '../device';
import { deletionPending } from '../responses';
import { completeWith } from '../second-factor/challenges';
import type { SessionLimits } from '../session';
import { challengeIn, requestOptions, userHandleOf, verifySigned, type RelyingParty } from './ceremony';
import { openPasskeyChallenge, takePasskeyChallenge } from './challenges';
import { createPasskeySession, findOwnedPasskey, noteUse } from './store';

interface SignInParts {
  readonly db: Database;
  readonly party: RelyingParty;
  readonly limits: SessionLimits;
}

/** Told only to whoever has the passkey: its signature was right. */
const isSuspended = () =>
  new ApiError(401, 'This passkey is paused since the password was reset. Please sign in with your password.');

/** The same for every reason, so that nobody learns which passkeys and accounts there are. */
const doesNotWork = () =>
  new ApiError(401, 'This passkey did not work. Please try again, or sign in with your password.');

export async function beginPasskeySignIn({ db, party }: Omit<SignInParts, 'limits'>): Promise<PasskeyRequestOptions> {
  return requestOptions(party, await openPasskeyChallenge(db));
}

/**
 * Returns a new session's token, and whose it is. No code of an authenticator app is asked for: the device has the key,
 * and has recognized its owner. Throws a 401, and a 403 for an account that is going to be deleted, as a sign-in with the
 * password does.
 */
export async function signInWithPasskey(
  { db, party, limits }: SignInParts,
  signed: SignedPasskey,
  device: Device,
): Promise<{ token: string; email: string }> {
  const { found, change } = await verifyOwned({ db, party }, signed);
  if (found.isSuspended) throw isSuspended();
  const token = await createPasskeySession(db, found, change, { limits, device });
  if (token === undefined) throw doesNotWork();
  return { token, email: found.owner.email };
}

/** The second step of a sign-in with a passkey of that account, also a suspended one: the password was right. */
export async function passPasskeyStep(
  { db, party, limits }: SignInParts,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: SignedPasskey },
  device: Device,
): Promise<{ token: string }> {
  const { found, change } = await verifyOwned({ db, party }, passkey);
  const who = { challenge, userId: found.owner.id };
  const noted = async (transaction: Transaction) => noteUse(transaction, found.passkey.id, change);
  const token = await completeWith(db, who, noted, { limits, device });
  if (token === undefined) throw doesNotWork();
  return { token };
}

/** Checks a signature, whose challenge is used up, and whose passkey it is. Throws as a sign-in with it does. */
async function verifyOwned({ db, party }: Omit<SignInParts, 'limits'>, signed: SignedPasskey) {
  const challenge = challengeIn(signed);
  if (!(await takePasskeyChallenge(db, challenge))) throw doesNotWork();
  const found = await findOwnedPasskey(db, signed.id);
  if (!found || signed.response.userHandle !== userHandleOf(found.owner.id)) throw doesNotWork();
  const { deleteAt } = found.owner;
  if (deleteAt && deleteAt.getTime() <= Date.now()) throw doesNotWork();
  const change = await verifySigned(party, signed, { challenge, key: found.passkey }).catch(() => {
    throw doesNotWork();
  });
  if (deleteAt) throw deletionPending();
  return { found, change };
}
