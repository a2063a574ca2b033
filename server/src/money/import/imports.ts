import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import type { MoneyImport } from '@verdant/shared/contract';
import { withMoneyDataLock } from '../../bank-link';
import { moneyAccounts } from '../../bank-link/schema';
import { type Database, isUuid, type Transaction } from '../../database';
import { recomputeAfterRemoval } from '../recalculate-money';
import { moneyBalances, moneyImports, moneySameAccounts } from '../schema';
import { deleteManualAccount, setLatestBalance } from './accounts';

export async function listImports(db: Database, userId: string, id?: string): Promise<MoneyImport[]> {
  const { accountId, fileName, firstDay, lastDay, added, skipped, importedAt } = moneyImports;
  const rows = await db
    .select({
      id: moneyImports.id,
      account_id: accountId,
      account: moneyAccounts.name,
      file_name: fileName,
      imported_at: importedAt,
      first_day: firstDay,
      last_day: lastDay,
      added,
      skipped,
    })
    .from(moneyImports)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, accountId))
    .where(and(eq(moneyImports.userId, userId), id === undefined ? undefined : eq(moneyImports.id, id)))
    .orderBy(desc(importedAt), desc(moneyImports.id));
  return rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() }));
}

/** Deletes conclusions from an account's files: the account number, and undecided matches with linked accounts. */
async function forgetEvidence(db: Transaction, accountId: string): Promise<void> {
  const { accountId: own, status } = moneySameAccounts;
  await db.delete(moneySameAccounts).where(and(eq(own, accountId), inArray(status, ['found', 'asked'])));
  await db.update(moneyAccounts).set({ maskedNumber: '' }).where(eq(moneyAccounts.id, accountId));
}

/** Undoes an import and deletes the account that it created, unless other data was added. Throws 404. */
export async function undoImport(db: Database, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new ApiError(404, 'This import does not exist.');
  await withMoneyDataLock(db, userId, async (transaction) => {
    const [removed] = await transaction
      .delete(moneyImports)
      .where(and(eq(moneyImports.id, id), eq(moneyImports.userId, userId)))
      .returning();
    if (!removed) throw new ApiError(404, 'This import does not exist.');
    const { accountId, madeAccount } = removed;
    await setLatestBalance(transaction, accountId);
    const others = await transaction.$count(
      moneyImports,
      and(eq(moneyImports.accountId, accountId), ne(moneyImports.id, id)),
    );
    const typed = await transaction.$count(
      moneyBalances,
      and(eq(moneyBalances.accountId, accountId), isNull(moneyBalances.importId)),
    );
    if (others > 0) {
      // The account is kept for its other files; undoing the last import deletes it.
      if (madeAccount) {
        await transaction.update(moneyImports).set({ madeAccount }).where(eq(moneyImports.accountId, accountId));
      }
    } else if (madeAccount && typed === 0) {
      await deleteManualAccount(transaction, userId, accountId);
    } else {
      // The conclusions from the import about the account are deleted too. `recomputeAfterRemoval` finds again the
      // conclusions that still apply.
      await forgetEvidence(transaction, accountId);
    }
    await recomputeAfterRemoval(transaction, userId);
  });
}
