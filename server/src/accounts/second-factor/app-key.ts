import { and, asc, eq, gt, like, notLike, sql } from 'drizzle-orm';
import type { Transaction } from '../../database';
import { ENCRYPTED_PREFIX, type Cipher } from '../../encryption/cipher';
import type { EncryptedColumn } from '../../encryption/stored-texts';
import type { AccountOptions } from '../options';
import { secondFactors } from '../schema';
import { acceptedTimeStep } from './totp';

export type TotpSecretContext = Pick<AccountOptions, 'db' | 'cipher'>;

/**
 * Uses up a code; resolves to false for a wrong code, and rejects if the encryption key of the secret is unknown. The
 * caller must hold the account's lock.
 */
export async function consumeTotpCode(
  { cipher, transaction }: { readonly cipher: Cipher; readonly transaction: Transaction },
  userId: string,
  code: string,
): Promise<boolean> {
  const isOfUser = eq(secondFactors.userId, userId);
  const [factor] = await transaction.select().from(secondFactors).where(isOfUser).for('update');
  if (!factor) return false;
  const { lastStep } = factor;
  const step = acceptedTimeStep({ secret: cipher.decrypt(factor.secret, userId), lastStep, code }, new Date());
  if (step === undefined) return false;
  await transaction.update(secondFactors).set({ lastStep: step }).where(isOfUser);
  return true;
}

const { userId, secret } = secondFactors;
const list = (values: readonly string[]) => sql.param([...values]);

export const totpSecrets: EncryptedColumn = {
  name: 'keys of authenticator apps',
  findOthers: async (db, { prefix, after, limit }) => {
    const rows = await db
      .select({ userId, secret })
      .from(secondFactors)
      .where(and(notLike(secret, `${prefix}%`), after && gt(userId, after[0] ?? '')))
      .orderBy(asc(userId))
      .limit(limit);
    return rows.map((row) => ({ key: [row.userId], context: row.userId, stored: row.secret }));
  },
  replace: async (db, texts) => {
    const users = list(texts.map(({ context }) => context));
    const stored = list(texts.map((text) => text.stored));
    const encrypted = list(texts.map((text) => text.encrypted));
    // The condition on the stored text keeps a secret that a user has replaced since the read.
    await db.execute(sql`
      update ${secondFactors} set secret = changed.encrypted
      from unnest(${users}::uuid[], ${stored}::text[], ${encrypted}::text[]) as changed (user_id, stored, encrypted)
      where ${userId} = changed.user_id and ${secret} = changed.stored
    `);
  },
  keyIds: async (db) => {
    const keyId = sql<string>`split_part(${secret}, '.', 2)`;
    const rows = await db
      .selectDistinct({ keyId })
      .from(secondFactors)
      .where(like(secret, `${ENCRYPTED_PREFIX}%`));
    return rows.map((row) => row.keyId);
  },
};
