import { eq, sql } from 'drizzle-orm';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { isDuplicate, type Database, type Transaction } from '../database';
import { markVerified, takeLink, withdrawLinks } from './link-store';
import { passwordResets, users } from './schema';
import { emailKey } from './store';

const LINK_IS_OVER = 'This link does not work anymore. Please ask for a new one.';

/** What happened, for a notice to the owner. */
export interface Followed {
  readonly userId: string;
  /** The address that the account had before; undefined when it has not changed. */
  readonly formerEmail?: string;
}

interface TakenLink {
  readonly userId: string;
  readonly email: string;
}

type Effect = (transaction: Transaction, link: TakenLink) => Promise<Followed>;

const keep: Effect = async (transaction, { userId, email }) => {
  // The link ends when the account does, so that its deletion has not begun.
  await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, userId));
  await markVerified(transaction, userId, emailKey(email));
  return { userId };
};

const verify: Effect = async (transaction, { userId, email }) => {
  await markVerified(transaction, userId, emailKey(email));
  return { userId };
};

/** What was sent to the former address must not work any more. */
const changeEmail: Effect = async (transaction, { userId, email }) => {
  const [before] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await transaction
    .update(users)
    .set({ email, emailKey: emailKey(email), emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await withdrawLinks(transaction, userId, 'verify-email');
  return { userId, ...(before && { formerEmail: before.email }) };
};

const effects: Readonly<Record<AccountLinkPurpose, Effect>> = {
  'keep-account': keep,
  'verify-email': verify,
  'change-email': changeEmail,
};

/**
 * Uses a link up and does what it is for, in one transaction. Throws a 400 when it is unknown, used or expired, and when
 * the new address has an account by now.
 */
export async function followLink(db: Database, purpose: AccountLinkPurpose, token: string): Promise<Followed> {
  const isOver = new ApiError(400, LINK_IS_OVER);
  try {
    return await db.transaction(async (transaction) => {
      const link = await takeLink(transaction, purpose, token);
      if (!link) throw isOver;
      return effects[purpose](transaction, link);
    });
  } catch (error) {
    if (isDuplicate(error, 'users_email_key_unique')) throw isOver;
    throw error;
  }
}
