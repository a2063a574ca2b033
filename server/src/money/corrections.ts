import { and, eq, notExists, sql } from 'drizzle-orm';
import type { CorrectedMerchant, MoneyCategory } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoney } from '../bank-link';
import { bankLinks, moneyAccounts } from '../bank-link/schema';
import type { Database, Transaction } from '../database';
import type { Categorised } from './categories';
import { moneyCorrections, moneyTransactions } from './schema';
import { categoryFor } from './to-rows';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function rememberOwn(db: Transaction, userId: string, merchantKey: string, category: MoneyCategory | null) {
  if (category === null) {
    const isIt = and(eq(moneyCorrections.userId, userId), eq(moneyCorrections.merchantKey, merchantKey));
    await db.delete(moneyCorrections).where(isIt);
    return;
  }
  await db
    .insert(moneyCorrections)
    .values({ userId, merchantKey, category })
    .onConflictDoUpdate({ target: [moneyCorrections.userId, moneyCorrections.merchantKey], set: { category } });
}

async function entriesOf(db: Transaction, userId: string, merchantKey: string) {
  const { id, merchant, bankCategory, amountCents } = moneyTransactions;
  return db
    .select({ id, merchant, bankCategory, amountCents, container: moneyAccounts.container })
    .from(moneyTransactions)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, moneyTransactions.accountId))
    .where(and(eq(moneyTransactions.userId, userId), eq(moneyTransactions.merchantKey, merchantKey)));
}

async function setCategory(db: Transaction, ids: string[], { category, reason }: Categorised): Promise<void> {
  await db
    .update(moneyTransactions)
    .set({ category, reasonKind: reason.kind, reasonValue: reason.value })
    .where(sql`${moneyTransactions.id} = any(${sql.param(ids)}::uuid[])`);
}

/**
 * Gives all transactions of the merchant of transaction `id` a category, and those that come later; null undoes it.
 * Throws 404 for a transaction that this person does not have.
 */
export async function correctCategory(
  db: Database,
  userId: string,
  id: string,
  own: MoneyCategory | null,
): Promise<CorrectedMerchant> {
  return db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    const mine = and(eq(moneyTransactions.id, id), eq(moneyTransactions.userId, userId));
    const [named] = UUID.test(id) ? await transaction.select().from(moneyTransactions).where(mine) : [];
    if (!named) throw new ApiError(404, 'This transaction does not exist.');
    await rememberOwn(transaction, userId, named.merchantKey, own);

    const entries = await entriesOf(transaction, userId, named.merchantKey);
    const results = new Map<string, { ids: string[]; to: Categorised }>();
    for (const { id: entryId, amountCents, ...entry } of entries) {
      const to = categoryFor({ ...entry, isCredit: amountCents > 0 }, own ?? undefined);
      const key = JSON.stringify(to);
      results.set(key, { ids: [...(results.get(key)?.ids ?? []), entryId], to });
    }
    for (const { ids, to } of results.values()) await setCategory(transaction, ids, to);
    const [after] = await transaction
      .select({ category: moneyTransactions.category })
      .from(moneyTransactions)
      .where(mine);
    return { merchant: named.merchant, category: after?.category ?? named.category, transactions: entries.length };
  });
}

/** Deletes a person's corrections once no bank is linked: they name merchants. */
export async function forgetCorrections(db: Database, userId: string): Promise<void> {
  const linked = db
    .select({ one: sql`1` })
    .from(bankLinks)
    .where(eq(bankLinks.userId, userId));
  await db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    await transaction.delete(moneyCorrections).where(and(eq(moneyCorrections.userId, userId), notExists(linked)));
  });
}
