import type { SignedPasskey } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { AccountContext } from '../context';
import type { Device } from '../request';
import { deletionPendingError } from '../responses';
import { challengeExpiredError, lockUserOfChallenge } from '../second-factor/challenges';
import { insertSession } from '../store';
import { consumeToken } from '../tokens';
import { readSignedChallenge, userHandleOf, verifySignIn } from './ceremony';
import { createPasskeySession, findOwnedPasskey, recordPasskeyUse, type OwnedPasskey } from './store';

/** Returns the same error for every failed sign-in, so that the error does not reveal which passkeys and accounts exist. */
const doesNotWork = () =>
  new ApiError(401, 'This passkey did not work. Please try again, or sign in with your password.');

/**
 * Signs in without a code, because the device has verified the owner. Throws a 403 for an account with a scheduled deletion
 * that `keepsAccount` does not cancel, and a 401 for every other failure.
 */
export async function signInWithPasskey(
  context: AccountContext,
  { passkey, keepsAccount }: { readonly passkey: SignedPasskey; readonly keepsAccount: boolean },
  device: Device,
): Promise<{ token: string; owner: OwnedPasskey['owner'] }> {
  const { found, change } = await verifyOwned(context, passkey);
  if (found.owner.deleteAt && !keepsAccount) throw deletionPendingError();
  const session = { limits: context.settings, device, keepsAccount };
  const token = await createPasskeySession(context.db, found, change, session);
  if (token === undefined) throw doesNotWork();
  return { token, owner: found.owner };
}

/** Completes a sign-in that has a passkey as the second step. Returns a session token. */
export async function completePasskeyStep(
  context: AccountContext,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: SignedPasskey },
  device: Device,
): Promise<string> {
  const { found, change } = await verifyOwned(context, passkey);
  if (found.owner.deleteAt) throw deletionPendingError();
  return context.db.transaction(async (transaction) => {
    const owner = await lockUserOfChallenge(transaction, challenge);
    if (owner.id !== found.owner.id) throw challengeExpiredError();
    if (!(await recordPasskeyUse(transaction, found.passkey.id, change))) throw doesNotWork();
    await consumeToken(transaction, 'sign-in', challenge);
    return insertSession(transaction, owner.id, context.settings, device);
  });
}

/** Checks a signature and the passkey's owner, and uses up the challenge. Throws a 401 for every failure. */
async function verifyOwned({ db, party }: AccountContext, signed: SignedPasskey) {
  const challenge = readSignedChallenge(signed);
  if (!(await consumeToken(db, 'passkey-sign-in', challenge))) throw doesNotWork();
  const found = await findOwnedPasskey(db, signed.id);
  if (!found || signed.response.userHandle !== userHandleOf(found.owner.id)) throw doesNotWork();
  const { deleteAt } = found.owner;
  if (deleteAt && deleteAt.getTime() <= Date.now()) throw doesNotWork();
  const change = await verifySignIn(party, signed, { challenge, key: found.passkey }).catch(() => {
    throw doesNotWork();
  });
  return { found, change };
}
