import type { PasskeyRequestOptions, SignedPasskey } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { Database } from '../../database';
import type { Device } from '../device';
import { deletionPending } from '../responses';
import type { SessionLimits } from '../session';
import { challengeIn, requestOptions, userHandleOf, verifySigned, type RelyingParty } from './ceremony';
import { openPasskeyChallenge, takePasskeyChallenge } from './challenges';
import { createPasskeySession, findOwnedPasskey } from './store';

interface SignInParts {
  readonly db: Database;
  readonly party: RelyingParty;
  readonly limits: SessionLimits;
}

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
  const challenge = challengeIn(signed);
  if (!(await takePasskeyChallenge(db, challenge))) throw doesNotWork();
  const found = await findOwnedPasskey(db, signed.id);
  if (!found || signed.response.userHandle !== userHandleOf(found.owner.id)) throw doesNotWork();
  const { deleteAt, email } = found.owner;
  if (deleteAt && deleteAt.getTime() <= Date.now()) throw doesNotWork();
  const change = await verifySigned(party, signed, { challenge, key: found.passkey }).catch(() => {
    throw doesNotWork();
  });
  if (deleteAt) throw deletionPending();
  const token = await createPasskeySession(db, found, change, { limits, device });
  if (token === undefined) throw doesNotWork();
  return { token, email };
}
