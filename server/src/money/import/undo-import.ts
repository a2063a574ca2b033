import { and, eq, isNull, ne } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import { lockMoney } from '../../bank-link';
import { isUuid, type Database } from '../../database';
import { afterRemoval } from '../corrections';
import { deleteAccountByHand, takeLatestBalance } from './accounts';
import { moneyBalances, moneyImports } from './schema';

/**
 * Takes a file out again: its transactions and balances, and the account that was made for it, unless something else was added to
 * that since. Throws 404 for an import that this user does not have.
 */
export async function undoImport(db: Database, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new ApiError(404, 'This import does not exist.');
  await db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    const [removed] = await transaction
      .delete(moneyImports)
      .where(and(eq(moneyImports.id, id), eq(moneyImports.userId, userId)))
      .returning();
    if (!removed) throw new ApiError(404, 'This import does not exist.');
    const { accountId, madeAccount } = removed;
    await takeLatestBalance(transaction, accountId);
    const others = await transaction.$count(
      moneyImports,
      and(eq(moneyImports.accountId, accountId), ne(moneyImports.id, id)),
    );
    const typed = await transaction.$count(
      moneyBalances,
      and(eq(moneyBalances.accountId, accountId), isNull(moneyBalances.importId)),
    );
    if (others > 0) {
      // The account stays for the other files; whichever goes last takes it along.
      if (madeAccount) {
        await transaction.update(moneyImports).set({ madeAccount }).where(eq(moneyImports.accountId, accountId));
      }
    } else if (madeAccount && typed === 0) {
      await deleteAccountByHand(transaction, accountId);
    }
    await afterRemoval(transaction, userId);
  });
}
