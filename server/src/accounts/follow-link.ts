import { eq, sql } from 'drizzle-orm';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { isDuplicate, type Database, type Transaction } from '../database';
import { findLinkOwner, markVerified, takeLink, withdrawLinks } from './link-store';
import { passwordResets, users } from './schema';
import { readSecondFactor } from './second-factor/store';
import { removeSignInMethods } from './sign-in-review/store';
import { emailKey, type StoredUser } from './store';

const LINK_IS_OVER = 'This link does not work anymore. Please ask for a new one.';
const SIGN_IN_OR_PASSWORD = 'Please sign in to the account of this link, or enter its password.';
const SIGN_IN_FIRST = 'Your account has two-step sign-in. Please sign in first, then open the link in the email again.';

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

/** Proves no address: it asks for neither session nor password, since the deletion has ended the first. */
const keep: Effect = async (transaction, { userId }) => {
  // The link ends when the account does, so that its deletion has not begun.
  await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, userId));
  return { userId };
};

const verify: Effect = async (transaction, { userId, email }) => {
  await markVerified(transaction, userId, emailKey(email));
  return { userId };
};

/**
 * What was sent to the former address must not work any more. Where nobody had proved to read mail to that one, whatever
 * else signs in is removed: it cannot be of whoever owns the address now.
 */
const changeEmail: Effect = async (transaction, { userId, email }) => {
  const { email: former, emailVerifiedAt } = users;
  const [before] = await transaction.select({ email: former, emailVerifiedAt }).from(users).where(eq(users.id, userId));
  if (before?.emailVerifiedAt === null) await removeSignInMethods(transaction, userId);
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

const isOver = () => new ApiError(400, LINK_IS_OVER);

/**
 * Refuses to follow a link for whoever merely reads the mail: anybody can register with somebody else's address, and
 * would get it confirmed. Keeping an account is for everybody. Otherwise the session has to be of that very account, or
 * `isPassword` has to accept the password; it throws when that is wrong. With two-step sign-in a password alone changes no
 * address. Throws a 400 when the link is unknown, used or expired, and a 403.
 */
export async function refuseStranger(
  db: Database,
  { purpose, token, password }: { purpose: AccountLinkPurpose; token: string; password?: string | undefined },
  by: {
    readonly accountId: string | undefined;
    readonly checkPassword: (owner: StoredUser, password: string) => Promise<void>;
  },
): Promise<void> {
  if (purpose === 'keep-account') return;
  const owner = await findLinkOwner(db, purpose, token);
  if (!owner) throw isOver();
  if (owner.id === by.accountId) return;
  if (password === undefined) throw new ApiError(403, SIGN_IN_OR_PASSWORD);
  await by.checkPassword(owner, password);
  const { isOn } = await readSecondFactor(db, owner.id);
  if (isOn && purpose === 'change-email') throw new ApiError(403, SIGN_IN_FIRST);
}

/**
 * Uses a link up and does what it is for, in one transaction. Throws a 400 when it is unknown, used or expired, and when
 * the new address has an account by now.
 */
export async function followLink(db: Database, purpose: AccountLinkPurpose, token: string): Promise<Followed> {
  try {
    return await db.transaction(async (transaction) => {
      const link = await takeLink(transaction, purpose, token);
      if (!link) throw isOver();
      return effects[purpose](transaction, link);
    });
  } catch (error) {
    if (isDuplicate(error, 'users_email_key_unique')) throw isOver();
    throw error;
  }
}
