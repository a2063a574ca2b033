import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CorrectedMerchant, MoneyCategory } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoney } from '../bank-link';
import { bankLinks, moneyAccounts } from '../bank-link/schema';
import { isUuid, type Database, type Transaction } from '../database';
import { checkLimit } from '../storage-limit';
import { restartAmounts } from './budget/store';
import { dayBefore } from './day-before';
import { forgetOwnWords } from './recurring/corrections';
import { moneyCorrections, moneyTransactions } from './schema';
import { settleCorrected, settleMoney } from './settle-money';

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
  await checkLimit(db, 'merchants', { table: moneyCorrections, where: eq(moneyCorrections.userId, userId) });
}

/** Whether a transaction of the merchant is one side of a move, or may be: then others depend on its category. */
async function hasMoves(db: Transaction, userId: string, merchantKey: string): Promise<boolean> {
  const { id, category, reasonKind } = moneyTransactions;
  const isOfMerchant = and(eq(moneyTransactions.userId, userId), eq(moneyTransactions.merchantKey, merchantKey));
  const isMove = or(eq(category, 'transfer'), inArray(reasonKind, ['match', 'likely_match']));
  const [found] = await db.select({ id }).from(moneyTransactions).where(and(isOfMerchant, isMove)).limit(1);
  return found !== undefined;
}

/**
 * Gives all transactions of the merchant of transaction `id` a category, and those that come later; null undoes it.
 * Throws 404 for a transaction that this user does not have, and 409 beyond the limit.
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
    const [named] = isUuid(id) ? await transaction.select().from(moneyTransactions).where(mine) : [];
    if (!named) throw new ApiError(404, 'This transaction does not exist.');
    const mayMove = own === null || own === 'transfer' || (await hasMoves(transaction, userId, named.merchantKey));
    await rememberOwn(transaction, userId, named.merchantKey, own);

    // The rules and moves depend on other accounts; another correction depends on nothing.
    if (mayMove) await settleMoney(transaction, userId);
    else await settleCorrected(transaction, userId, named.merchantKey);
    const isOfMerchant = and(
      eq(moneyTransactions.userId, userId),
      eq(moneyTransactions.merchantKey, named.merchantKey),
      moneyTransactions.isCounted,
    );
    const transactions = await transaction.$count(moneyTransactions, isOfMerchant);
    const [after] = await transaction
      .select({ category: moneyTransactions.category })
      .from(moneyTransactions)
      .where(mine);
    return { merchant: named.merchant, category: after?.category ?? named.category, transactions };
  });
}

/** Deletes a user's corrections once there is no account left: they name merchants. The caller holds the user's lock (`lockMoney`). */
async function forgetCorrections(transaction: Transaction, userId: string): Promise<void> {
  const links = await transaction.$count(bankLinks, eq(bankLinks.userId, userId));
  const byHand = and(eq(moneyAccounts.userId, userId), isNull(moneyAccounts.linkId));
  if (links > 0 || (await transaction.$count(moneyAccounts, byHand)) > 0) return;
  await transaction.delete(moneyCorrections).where(eq(moneyCorrections.userId, userId));
  await forgetOwnWords(transaction, userId);
}

/** What accounts that go leave to do: others may have had moves from and to them. The caller holds the user's lock. */
export async function afterRemoval(transaction: Transaction, userId: string): Promise<void> {
  await forgetCorrections(transaction, userId);
  await restartAmounts(transaction, userId, dayBefore(new Date()));
  await settleMoney(transaction, userId);
}
