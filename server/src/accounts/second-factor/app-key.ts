import { and, eq, notLike } from 'drizzle-orm';
import type { Database, Transaction } from '../../database';
import { SEALED_PREFIX, type Sealer } from '../../encryption/sealer';
import { secondFactors } from '../schema';
import { acceptedStep } from './totp';

/** What reads and writes keys of authenticator apps, which the database has encrypted. */
export interface KeyParts {
  readonly db: Database;
  readonly sealer: Sealer;
}

const SEALED = `${SEALED_PREFIX}%`;

/**
 * Whether it is a code of the account's app, which is used up then. The account has to be locked. Throws when the key was
 * encrypted with another key than this server's.
 */
export async function takeAppCode(
  { sealer, transaction }: { readonly sealer: Sealer; readonly transaction: Transaction },
  userId: string,
  code: string,
): Promise<boolean> {
  const isOfUser = eq(secondFactors.userId, userId);
  const [factor] = await transaction.select().from(secondFactors).where(isOfUser);
  if (!factor) return false;
  const { lastStep } = factor;
  const step = acceptedStep({ secret: sealer.open(factor.secret, userId), lastStep, code }, new Date());
  if (step === undefined) return false;
  await transaction.update(secondFactors).set({ lastStep: step }).where(isOfUser);
  return true;
}

/** Encrypts keys that were stored before this server had a key for that. */
export async function sealStoredKeys({ db, sealer }: KeyParts): Promise<void> {
  if (!sealer.seals) return;
  const rows = await db
    .select({ userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
    .where(notLike(secondFactors.secret, SEALED));
  for (const { userId, secret } of rows) {
    // Not one that was replaced in the meantime.
    const isSame = and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret));
    await db
      .update(secondFactors)
      .set({ secret: sealer.seal(secret, userId) })
      .where(isSame);
  }
}
