import { eq, getTableColumns, sql } from 'drizzle-orm';
import { createLimiter, queueFullError } from '@verdant/federation/limits';
import { users } from '../accounts/schema';
import { bankLinks, moneyAccounts } from '../bank-link/schema';
import type { Transaction } from '../database';
import { restartRollOver } from './budget/store';
import { dayInSydney } from './days';
import { findCoverageStarts } from './import/coverage';
import { moneyAddedBills, moneyBillCorrections, moneyPayCorrections } from './recurring/schema';
import { loadRecurringPayments, saveRecurringPayments } from './recurring/store';
import { readRowChunks, type RowChunks } from './row-chunks';
import { runTask } from './run-task';
import { addSameAccountPairs, findSameAccountPairs } from './same-accounts/pairs';
import { moneyCorrections, moneyRefreshes, moneyTransactions } from './schema';
import { hasAccountData } from './store';
import type { StoredMoney } from './stored-money';

export async function findMerchantCorrections(db: Transaction, userId: string) {
  const rows = await db.select().from(moneyCorrections).where(eq(moneyCorrections.userId, userId));
  return new Map(rows.map(({ merchantKey, category }) => [merchantKey, category]));
}

/** Reads transactions for `categoriseMoney`. A split payment has the category of its first part, so that it is no transfer. */
const readEntries = async (db: Transaction, userId: string): Promise<RowChunks> =>
  readRowChunks(
    db,
    sql`
      select id, account_id as "accountId", date::text, amount_cents as "amountCents", currency, merchant,
        merchant_key as "merchantKey", description, bank_category as "bankCategory", bank_category_type as "bankCategoryType",
        merchant_code as "merchantCode",
        coalesce(split -> 0 ->> 'category', own_category) as "ownCategory", split, category, reason_kind as "reasonKind",
        reason_value as "reasonValue", flag, is_counted as "isCounted"
      from ${moneyTransactions} where user_id = ${userId} order by date, id`,
  );

async function findAccounts(db: Transaction, userId: string) {
  return db
    .select({
      ...getTableColumns(moneyAccounts),
      institution: sql<string>`coalesce(${bankLinks.institution}, '')`,
      connection: bankLinks.providerAccountId,
      /** False for a link that was just confirmed: only its list of accounts is known. */
      isRead: sql<boolean>`${moneyAccounts.linkId} is null or ${moneyRefreshes.updatedAt} is not null`,
    })
    .from(moneyAccounts)
    .leftJoin(bankLinks, eq(bankLinks.id, moneyAccounts.linkId))
    .leftJoin(moneyRefreshes, eq(moneyRefreshes.linkId, moneyAccounts.linkId))
    .where(eq(moneyAccounts.userId, userId))
    .orderBy(bankLinks.createdAt, moneyAccounts.id);
}

async function findHolder(db: Transaction, userId: string): Promise<StoredMoney['holder']> {
  const [user] = await db
    .select({ first: users.first_name, last: users.last_name })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

async function saveChanges(db: Transaction, changes: RowChunks): Promise<void> {
  for (const chunk of changes) {
    await db.execute(sql`
      update ${moneyTransactions} as own
      set category = change.category, reason_kind = change."reasonKind", reason_value = change."reasonValue", flag = change.flag,
        is_counted = change."isCounted"
      from json_to_recordset(${chunk}::json)
        as change (id uuid, category text, "reasonKind" text, "reasonValue" text, flag text, "isCounted" boolean)
      where own.id = change.id`);
  }
}

/** Number of transactions above which categorising takes so much memory that it runs for one user at a time. */
const MANY = 20_000;
const largeUserLimiter = createLimiter({ concurrency: 1, waiting: 100 });
const BUSY_SECONDS = 10;

/**
 * Updates categories, duplicate accounts, covered periods and recurring payments. Call after every change of accounts,
 * balances or transactions, while holding the user's lock.
 */
export async function recalculateMoney(db: Transaction, userId: string): Promise<void> {
  const count = await db.$count(moneyTransactions, eq(moneyTransactions.userId, userId));
  const release = count > MANY ? await largeUserLimiter.acquire('transactions') : () => undefined;
  if (!release) throw queueFullError(BUSY_SECONDS);
  try {
    const accounts = await findAccounts(db, userId);
    const { found, leftOut, coversFrom, changes, recurring } = await runTask('computeMoneyChanges', {
      accounts,
      pairs: await findSameAccountPairs(db, userId),
      starts: await findCoverageStarts(db, userId),
      chunks: await readEntries(db, userId),
      corrections: await findMerchantCorrections(db, userId),
      holder: await findHolder(db, userId),
      bills: (await loadRecurringPayments(db, userId)).bills,
      now: new Date(),
    });
    await addSameAccountPairs(db, userId, found);
    for (const { id, ...account } of accounts) {
      const computed = { leftOut: leftOut.get(id) ?? null, coversFrom: coversFrom.get(id) ?? null };
      if (computed.leftOut === account.leftOut && computed.coversFrom === account.coversFrom) continue;
      await db.update(moneyAccounts).set(computed).where(eq(moneyAccounts.id, id));
    }
    await saveChanges(db, changes);
    await saveRecurringPayments(db, userId, recurring);
  } finally {
    release();
  }
}

/** Tables of corrections that name merchants and bills. */
const correctionTables = [moneyCorrections, moneyPayCorrections, moneyBillCorrections, moneyAddedBills];

/**
 * Settles accounts after removal of an account or import, because transfers may lack a side. Deletes the corrections of a
 * user who has no account left. Requires the user's lock.
 */
export async function recomputeAfterRemoval(db: Transaction, userId: string): Promise<void> {
  if (!(await hasAccountData(db, userId))) {
    for (const table of correctionTables) await db.delete(table).where(eq(table.userId, userId));
  }
  await restartRollOver(db, userId, dayInSydney(new Date()));
  await recalculateMoney(db, userId);
}
