import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AccountKind, ImportPreview, MoneyImport } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../../bank-link';
import { moneyAccounts } from '../../bank-link/schema';
import { isUuid, type Database, type Transaction } from '../../database';
import { checkStorageLimit, storageLimitError } from '../../storage-limit';
import type { RowChunks } from '../row-chunks';
import { runTask } from '../run-task';
import { storeMaskedNumber, storeSameAccountPair } from '../same-accounts/pairs';
import { moneyBalances, moneyImports, moneySameAccounts, moneyTransactions } from '../schema';
import { recalculateMoney, recomputeAfterRemoval } from '../recalculate-money';
import {
  deleteManualAccount,
  findManualAccount,
  insertAccount,
  setLatestBalance,
  type ManualAccount,
} from './accounts';
import type { ReadingResult } from './read-file';
import { fileProblem, type ImportContext, type FileToRead } from './read-in-worker';
import { findAccountsOfFile, findDuplicateCandidates, findMappings, rememberMapping } from './stored';

export interface NewImport extends FileToRead {
  readonly fileName: string;
  /** The user's choice for rows similar to a stored payment of another day. Without a choice these rows are skipped. */
  readonly similar?: 'add' | 'skip' | undefined;
  /** Manual account that gets the transactions: an existing account, or a new one to be created. */
  readonly into: { readonly id: string } | { readonly name: string; readonly kind: AccountKind };
}

/** Inserts the transactions that `compareRows` has returned. The server handles other requests between two chunks. */
async function insertTransactions(
  db: Transaction,
  { userId, accountId, importId }: Record<'userId' | 'accountId' | 'importId', string>,
  chunks: RowChunks,
) {
  for (const chunk of chunks) {
    await db.execute(sql`
      insert into ${moneyTransactions} (user_id, account_id, import_id, provider_id, date, amount_cents, currency, merchant,
        merchant_key, description, bank_category, is_pending, category, reason_kind, reason_value, flag)
      select ${userId}::uuid, ${accountId}::uuid, ${importId}::uuid, "providerId", date, "amountCents", 'AUD', merchant,
        "merchantKey", description, "bankCategory", "isPending", category, "reasonKind", "reasonValue", flag
      from json_to_recordset(${chunk}::json) as row ("providerId" text, date date, "amountCents" bigint, merchant text,
        "merchantKey" text, description text, "bankCategory" text, "isPending" boolean, category text, "reasonKind" text,
        "reasonValue" text, flag text)`);
  }
}

/** Stores a file's closing balance, unless the file's balances contradict its amounts and it states no balance. */
async function storeBalance(
  db: Transaction,
  userId: string,
  importId: string,
  { id: accountId, side }: ManualAccount,
  { closing, account }: ReadingResult,
) {
  if (!closing || !(closing.addsUp || account.statedBalance)) return;
  const balanceCents = side === 'liability' ? 0 - closing.cents : closing.cents;
  await db.insert(moneyBalances).values({ userId, accountId, importId, on: closing.on, balanceCents });
  await setLatestBalance(db, accountId);
}

/** Previews a file's import into an account (new if `accountId` is missing), with the duplicate rows. Stores nothing. */
export async function previewFile(
  { db, readInWorker }: ImportContext,
  userId: string,
  { similar: choice, ...file }: FileToRead & Pick<NewImport, 'similar'>,
  accountId: string | undefined,
): Promise<ImportPreview> {
  if (accountId !== undefined) await findManualAccount(db, userId, accountId);
  const reading = await readInWorker(file, await findMappings(db, userId, accountId));
  const { chunks, preview } = reading;
  const candidates = await findDuplicateCandidates(db, userId, reading, accountId);
  const addsSimilar = choice === 'add';
  const found = await runTask('compareRows', { chunks, candidates, accountId, addsSimilar });
  return {
    ...preview,
    ...(await findAccountsOfFile(db, userId, found.duplicates, reading.account.maskedNumber)),
    new_count: found.newCount,
    similar_count: found.similarCount,
    similar: found.similar,
  };
}

/**
 * Adds the new transactions of a file. Throws 422 for an unreadable or ambiguous file, 404 for an account that is not
 * manual, and 409 without new transactions or beyond a limit.
 */
export async function saveImport(
  { db, readInWorker, maxTransactions }: ImportContext,
  userId: string,
  { fileName, into, similar: choice, ...newFile }: NewImport,
): Promise<string> {
  const accountId = 'id' in into ? into.id : undefined;
  const file = await readInWorker(newFile, await findMappings(db, userId, accountId));
  const { days, columnsKey: columns, preview } = file;
  if (!days) throw fileProblem('no_rows');
  if (newFile.mapping === undefined && preview.readings.length > 0) {
    throw new ApiError(422, 'This file can be read in more than one way: choose a mapping from its preview.');
  }
  return withMoneyDataLock(db, userId, async (transaction) => {
    const account =
      'id' in into
        ? await findManualAccount(transaction, userId, into.id)
        : await insertAccount(transaction, userId, into);
    const importId = randomUUID();
    const { duplicates, newCount, skippedCount, transactions } = await runTask('compareRows', {
      chunks: file.chunks,
      candidates: await findDuplicateCandidates(transaction, userId, file, accountId),
      accountId,
      addsSimilar: choice === 'add',
      newImport: { id: importId, container: account.container },
    });
    if (newCount === 0) throw new ApiError(409, 'Every transaction of this file is already here.');
    const imports = { table: moneyImports, where: eq(moneyImports.userId, userId), added: 1 };
    await checkStorageLimit(transaction, 'imports', imports);
    const stored = await transaction.$count(moneyTransactions, eq(moneyTransactions.userId, userId));
    if (stored + newCount > maxTransactions) throw storageLimitError('transactions', maxTransactions);
    await transaction.insert(moneyImports).values({
      id: importId,
      userId,
      accountId: account.id,
      fileName,
      firstDay: days.first,
      lastDay: days.last,
      added: newCount,
      skipped: skippedCount,
      madeAccount: accountId === undefined,
    });
    await storeMaskedNumber(transaction, account.id, file.account.maskedNumber);
    await storeSameAccountPair(transaction, userId, account.id, duplicates);
    await insertTransactions(transaction, { userId, accountId: account.id, importId }, transactions);
    await storeBalance(transaction, userId, importId, account, file);
    await recalculateMoney(transaction, userId);
    if (columns !== undefined) {
      await rememberMapping(transaction, userId, { accountId: account.id, columns, mapping: preview.mapping });
    }
    return importId;
  });
}

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
