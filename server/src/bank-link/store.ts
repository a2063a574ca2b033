import { and, desc, eq, getTableColumns, gt, isNull, notExists, sql } from 'drizzle-orm';
import { consentScopes } from '@verdant/shared/contract';
import { isUuid, type Database, type Transaction } from '../database';
import { checkStorageLimit } from '../storage-limit';
import { saveAccounts } from './accounts';
import type { AggregatorAccount } from './aggregator-reader';
import { bankConsents, bankLinks } from './schema';

export type Consent = typeof bankConsents.$inferSelect;
export type StoredLink = typeof bankLinks.$inferSelect;
export interface LinkWithConsent {
  readonly link: StoredLink;
  readonly consent: Consent;
}

/** Duration of a consent, in days. The Consumer Data Right allows 12 months. */
const CONSENT_DAYS = 365;

const isOpen = and(isNull(bankConsents.endedAt), gt(bankConsents.expiresAt, sql`now()`));

/** Returns the condition that a consent has not ended and has no connection. */
const isUnused = (db: Transaction) =>
  and(
    isNull(bankConsents.endedAt),
    notExists(db.select().from(bankLinks).where(eq(bankLinks.consentId, bankConsents.id))),
  );

/**
 * Serialises changes of a user's consents on all servers, because each change depends on the current links of the consent.
 */
const lockConsents = async (transaction: Transaction, userId: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bank-consent'), hashtext(${userId}))`);

/** Records a consent. Renews an existing consent that has no connection, instead of adding a second consent. */
export async function recordConsent(db: Database, userId: string): Promise<void> {
  const times = { givenAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${CONSENT_DAYS})` };
  await db.transaction(async (transaction) => {
    await lockConsents(transaction, userId);
    const renewed = await transaction
      .update(bankConsents)
      .set(times)
      .where(and(eq(bankConsents.userId, userId), isUnused(transaction)))
      .returning({ id: bankConsents.id });
    if (renewed.length === 0) {
      await transaction.insert(bankConsents).values({ userId, scope: [...consentScopes], ...times });
      await checkStorageLimit(transaction, 'consents', { table: bankConsents, where: eq(bankConsents.userId, userId) });
    }
  });
}

/** Returns the newest valid consent. */
export async function findConsent(db: Database, userId: string): Promise<Consent | undefined> {
  const [consent] = await db
    .select()
    .from(bankConsents)
    .where(and(eq(bankConsents.userId, userId), isOpen))
    .orderBy(desc(bankConsents.givenAt))
    .limit(1);
  return consent;
}

/** Resolves to true if the user ever consented. */
export const hasConsented = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(bankConsents, eq(bankConsents.userId, userId))) > 0;

/** Stores or updates a confirmed connection. Returns undefined if the consent has ended meanwhile. */
export async function saveLink(
  db: Database,
  values: Omit<typeof bankLinks.$inferInsert, 'id' | 'createdAt'>,
  accounts: readonly AggregatorAccount[],
): Promise<{ link: StoredLink; isNew: boolean } | undefined> {
  const { userId, consentId, institution } = values;
  return db.transaction(async (transaction) => {
    await lockConsents(transaction, userId);
    await lockMoneyData(transaction, userId);
    if ((await transaction.$count(bankConsents, and(eq(bankConsents.id, consentId), isOpen))) === 0) return undefined;
    const [saved] = await transaction
      .insert(bankLinks)
      .values(values)
      .onConflictDoUpdate({
        target: [bankLinks.userId, bankLinks.providerAccountId],
        set: { consentId, institution },
      })
      // `xmax` is 0 for an inserted row.
      .returning({ ...getTableColumns(bankLinks), isNew: sql<boolean>`xmax = 0` });
    if (!saved) throw new Error('the upsert of a bank link returned no row');
    const { isNew, ...stored } = saved;
    await checkStorageLimit(transaction, 'links', { table: bankLinks, where: eq(bankLinks.userId, userId) });
    await saveAccounts(transaction, stored, accounts);
    return { link: stored, isNew };
  });
}

/** Returns a user's links, oldest first. */
export async function findLinks(db: Database, userId: string): Promise<LinkWithConsent[]> {
  return db
    .select({ link: bankLinks, consent: bankConsents })
    .from(bankLinks)
    .innerJoin(bankConsents, eq(bankConsents.id, bankLinks.consentId))
    .where(eq(bankLinks.userId, userId))
    .orderBy(bankLinks.createdAt, bankLinks.id);
}

export async function findLink(db: Database, userId: string, id: string): Promise<StoredLink | undefined> {
  if (!isUuid(id)) return undefined;
  const [link] = await db
    .select()
    .from(bankLinks)
    .where(and(eq(bankLinks.id, id), eq(bankLinks.userId, userId)));
  return link;
}

/**
 * A function that updates a user's data derived from all links, after a link was removed. The caller must hold
 * `lockMoneyData`.
 */
export type UpdateDerivedData = (transaction: Transaction, userId: string) => Promise<void>;

/** Removes a link, ends the consent if no link is left, and updates derived data, in one transaction. */
export async function removeLink(
  db: Database,
  { id, userId, consentId }: StoredLink,
  forgetMoney: UpdateDerivedData,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockConsents(transaction, userId);
    await lockMoneyData(transaction, userId);
    await transaction.delete(bankLinks).where(eq(bankLinks.id, id));
    await forgetMoney(transaction, userId);
    await transaction
      .update(bankConsents)
      .set({ endedAt: sql`now()` })
      .where(and(eq(bankConsents.id, consentId), isUnused(transaction)));
  });
}

/**
 * Serialises changes of a user's transactions on all servers. Callers must take this lock before any row lock, so that a
 * waiting caller holds no row lock.
 */
async function lockMoneyData(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('money'), hashtext(${userId}))`);
}

/** Runs a change of a user's transactions under the lock of `lockMoneyData`, in one database transaction. */
export const withMoneyDataLock = async <T>(
  db: Database,
  userId: string,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  db.transaction(async (transaction) => {
    await lockMoneyData(transaction, userId);
    return change(transaction);
  });
