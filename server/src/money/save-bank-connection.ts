import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import type { RefreshFailure } from '@verdant/shared/contract';
import {
  withMoneyDataLock,
  saveAccounts,
  type OwnedLink,
  type AggregatorAccount,
  type AggregatorTransaction,
} from '../bank-link';
import { bankLinks, moneyAccounts } from '../bank-link/schema';
import type { Database, Transaction } from '../database';
import { storeBalances } from './balances';
import { areDescriptionsSimilar } from './import/words';
import { daysAroundDay } from './days';
import { moneyRefreshes, moneyTransactions } from './schema';
import { recalculateMoney } from './recalculate-money';
import { categoriseTransaction } from './categories';

export interface BankConnectionData {
  /** Time at which reading began, by the clock of the database. Stored data is at least as recent. */
  readonly readAt: Date;
  readonly accounts: readonly AggregatorAccount[];
  /** False if an account's record could not be read. No account is then deleted: the record can belong to any account. */
  readonly hasAllAccounts: boolean;
  readonly transactions: ReadonlyMap<string, readonly AggregatorTransaction[]>;
  readonly skipped: number;
  /** `unavailable` if the bank did not respond, so that the figures are older data of the aggregator; otherwise null. */
  readonly failure: Extract<RefreshFailure, 'unavailable'> | null;
}

/** Returns the row of a bank's transaction, without the user and the account. */
export function toTransactionRow(transaction: AggregatorTransaction, container: string) {
  const { amount, description, sourceBillerName, sourceBillerCode } = transaction;
  const printed = description.original || description.simple || sourceBillerCode;
  const merchant = transaction.merchant.name || sourceBillerName || description.simple || printed;
  const cents = Math.abs(amount.cents);
  const stated = {
    providerId: transaction.id,
    date: transaction.date,
    amountCents: transaction.baseType === 'CREDIT' ? cents : 0 - cents,
    currency: amount.currency,
    merchant,
    description: printed || merchant,
    bankCategory: transaction.category,
    bankCategoryType: transaction.categoryType,
    merchantCode: transaction.sourceMerchantCategoryCode,
    isPending: transaction.status.toUpperCase() === 'PENDING',
  };
  return categoriseTransaction(stated, container);
}

/** Maximum number of rows in a statement, far below PostgreSQL's maximum of 65,535 parameters. */
const ROWS = 500;

const excludedColumn = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);
/** Columns that an aggregator's update overwrites. The others have data from the user, `recalculateMoney` and imports. */
const statedColumns = [
  ...(['date', 'amountCents', 'currency', 'description', 'merchant', 'merchantKey'] as const),
  ...(['bankCategory', 'bankCategoryType', 'merchantCode', 'isPending'] as const),
];
const entryValues = statedColumns.map((key) => moneyTransactions[key]);
const newValues = Object.fromEntries(statedColumns.map((key) => [key, excludedColumn(moneyTransactions[key])]));
/** Condition for keeping a split: the bank has not changed the amount of the payment, so the parts still add up. */
const isSameAmount = sql`${moneyTransactions.amountCents} = ${excludedColumn(moneyTransactions.amountCents)}`;
const splitAfterUpdate = {
  split: sql`case when ${isSameAmount} then ${moneyTransactions.split} end`,
  lostSplit: sql`case when ${isSameAmount} then ${moneyTransactions.lostSplit}
    else coalesce(${moneyTransactions.split}, ${moneyTransactions.lostSplit}) end`,
};
/** Condition that a transaction differs from the stored transaction, so that unchanged transactions are not written. */
const isChanged = sql`(${sql.join(entryValues, sql`, `)}) is distinct from (${sql.join(entryValues.map(excludedColumn), sql`, `)})`;

const isNotIn = (column: typeof moneyAccounts.providerId | typeof moneyTransactions.providerId, ids: string[]) =>
  sql`${column} <> all(${sql.param(ids)}::text[])`;

async function replaceAccounts(db: Transaction, link: OwnedLink, { accounts, hasAllAccounts }: BankConnectionData) {
  if (hasAllAccounts) {
    const ids = accounts.map(({ id }) => id);
    await db
      .delete(moneyAccounts)
      .where(and(eq(moneyAccounts.linkId, link.id), isNotIn(moneyAccounts.providerId, ids)));
  }
  return saveAccounts(db, link, accounts);
}

const hasNewerData = async (db: Transaction, linkId: string, readAt: Date): Promise<boolean> =>
  (await db.$count(moneyRefreshes, and(eq(moneyRefreshes.linkId, linkId), gt(moneyRefreshes.updatedAt, readAt)))) > 0;

/** Returns the maximum number of a link's transactions: the user's limit less those of accounts outside the link. */
async function remainingCapacityOf(db: Transaction, { id: linkId, userId }: OwnedLink, max: number): Promise<number> {
  const ofLink = db.select({ id: moneyAccounts.id }).from(moneyAccounts).where(eq(moneyAccounts.linkId, linkId));
  const others = and(eq(moneyTransactions.userId, userId), notInArray(moneyTransactions.accountId, ofLink));
  return Math.max(0, max - (await db.$count(moneyTransactions, others)));
}

const newestRows = <Row extends { date: string }>(rows: readonly Row[], count: number): Row[] =>
  rows.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, count);

type StoredRow = typeof moneyTransactions.$inferSelect;

type DeletedRow = Pick<StoredRow, 'date' | 'amountCents' | 'description' | 'ownCategory' | 'note' | 'split' | 'tags'>;

type NewRow = Pick<StoredRow, 'providerId' | 'date' | 'amountCents' | 'description'>;

/** Returns the deleted payment's row under a new bank id: same amount, similar words, nearest day within three days. */
export function findSuccessor(deleted: DeletedRow, rows: readonly NewRow[]): NewRow | undefined {
  const equal = rows.filter(({ amountCents }) => amountCents === deleted.amountCents);
  return daysAroundDay(deleted.date)
    .flatMap((day) => equal.filter(({ date }) => date === day))
    .find(({ description }) => areDescriptionsSimilar(description, deleted.description));
}

/** Copies the user's category, note, split and tags of deleted transactions to successors that have none of their own. */
async function carryOverUserEdits(
  db: Transaction,
  accountId: string,
  deleted: readonly DeletedRow[],
  rows: readonly NewRow[],
): Promise<void> {
  for (const row of deleted) {
    const { ownCategory, note, split, tags } = row;
    if ([ownCategory, note, split, tags].every((own) => own === null)) continue;
    const successor = findSuccessor(row, rows);
    if (!successor) continue;
    const isIt = and(
      eq(moneyTransactions.accountId, accountId),
      eq(moneyTransactions.providerId, successor.providerId),
      isNull(moneyTransactions.ownCategory),
      isNull(moneyTransactions.note),
      isNull(moneyTransactions.split),
      isNull(moneyTransactions.tags),
    );
    await db.update(moneyTransactions).set({ ownCategory, note, split, tags }).where(isIt);
  }
}

/**
 * Stores the data that was read from a link, and deletes records that the aggregator no longer sends. The oldest
 * transactions beyond the limit count as skipped.
 */
export async function saveBankConnectionData(
  db: Database,
  link: OwnedLink,
  figures: BankConnectionData,
  maxTransactions: number,
): Promise<void> {
  const { readAt, transactions, skipped, failure } = figures;
  const { id: linkId, userId } = link;
  await withMoneyDataLock(db, userId, async (transaction) => {
    // The lock prevents a deadlock of two updates, and the loss of a correction made meanwhile.
    const kept = await transaction
      .select({ id: bankLinks.id })
      .from(bankLinks)
      .where(eq(bankLinks.id, linkId))
      .for('key share');
    if (kept.length === 0 || (await hasNewerData(transaction, linkId, readAt))) return;
    let room = await remainingCapacityOf(transaction, link, maxTransactions);
    let tooMany = 0;
    for (const { id: accountId, providerId, container } of await replaceAccounts(transaction, link, figures)) {
      const read = transactions.get(providerId) ?? [];
      const all = [...new Map(read.map((stated) => [stated.id, toTransactionRow(stated, container)])).values()];
      const rows = all.length > room ? newestRows(all, room) : all;
      room -= rows.length;
      tooMany += all.length - rows.length;
      const ids = rows.map((row) => row.providerId);
      const ofAccount = eq(moneyTransactions.accountId, accountId);
      const deleted = await transaction
        .delete(moneyTransactions)
        .where(and(ofAccount, isNotIn(moneyTransactions.providerId, ids)))
        .returning();
      for (let start = 0; start < rows.length; start += ROWS) {
        await transaction
          .insert(moneyTransactions)
          .values(rows.slice(start, start + ROWS).map((row) => ({ ...row, userId, accountId })))
          .onConflictDoUpdate({
            target: [moneyTransactions.accountId, moneyTransactions.providerId],
            set: { ...newValues, ...splitAfterUpdate },
            setWhere: isChanged,
          });
      }
      await carryOverUserEdits(transaction, accountId, deleted, rows);
    }
    await recordAttempt(transaction, link, { readAt, failure, stored: { skipped: skipped + tooMany } });
    await storeBalances(transaction, linkId);
    await recalculateMoney(transaction, userId);
  });
}

/** Stores an update's result, unless a later update's result is stored. A failure keeps the stored figures. */
export async function recordAttempt(
  db: Database | Transaction,
  { id: linkId, userId }: OwnedLink,
  { readAt, failure, stored }: { readAt: Date; failure: RefreshFailure | null; stored?: { skipped: number } },
): Promise<void> {
  const isThere = sql`exists (select 1 from ${bankLinks} where ${eq(bankLinks.id, linkId)})`;
  const at = sql`${readAt.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${moneyRefreshes} (link_id, user_id, attempted_at, updated_at, failure, skipped)
    select ${linkId}::uuid, ${userId}::uuid, now(), ${stored ? at : sql`null`}, ${failure}, ${stored?.skipped ?? 0}
    where ${isThere}
    on conflict (link_id) do update set attempted_at = now(), failure = excluded.failure,
      skipped = ${stored ? sql`excluded.skipped` : sql`${moneyRefreshes}.skipped`},
      updated_at = coalesce(excluded.updated_at, ${moneyRefreshes}.updated_at)
      where coalesce(${moneyRefreshes}.updated_at, '-infinity') <= ${at}
  `);
}
