import { and, eq, isNull } from 'drizzle-orm';
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

/** What a transaction is that is one side of a move, or may be. */
const MOVES = new Set<string>(['transfer', 'likely_match']);

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
    await rememberOwn(transaction, userId, named.merchantKey, own);

    // What the rules say of it depends on other accounts, and so does a move; another correction depends on nothing.
    const mayMove =
      own === null || own === 'transfer' || [named.category, named.reasonKind].some((one) => MOVES.has(one));
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
