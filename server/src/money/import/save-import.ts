import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { AccountKind, ImportPreview } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../../bank-link';
import type { Transaction } from '../../database';
import { checkStorageLimit, storageLimitError } from '../../storage-limit';
import type { RowChunks } from '../row-chunks';
import { runTask } from '../run-task';
import { storeMaskedNumber, storeSameAccountPair } from '../same-accounts/pairs';
import { moneyBalances, moneyImports, moneyTransactions } from '../schema';
import { recalculateMoney } from '../recalculate-money';
import { findManualAccount, insertAccount, setLatestBalance, type ManualAccount } from './accounts';
import type { ReadingResult } from './read-file';
import { fileProblem, type ImportContext, type FileToRead } from './read-in-worker';
import { findAccountNames, findAccountOfFile, findDuplicateCandidates, findMappings, rememberMapping } from './stored';

export interface NewImport extends FileToRead {
  readonly fileName: string;
  /** The user's choice for rows similar to a stored payment of another day. Without a choice these rows are skipped. */
  readonly similar?: 'add' | 'skip' | undefined;
  /** Manual account that gets the transactions: an existing account, or a new one to be created. */
  readonly into: { readonly id: string } | { readonly name: string; readonly kind: AccountKind };
}

interface ImportIds {
  readonly userId: string;
  readonly accountId: string;
  readonly importId: string;
}

/** Inserts the transactions that `compareRows` has returned. The server handles other requests between two chunks. */
async function insertTransactions(db: Transaction, { userId, accountId, importId }: ImportIds, chunks: RowChunks) {
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
  const names = await findAccountNames(db, userId);
  return {
    ...preview,
    new_count: found.newCount,
    duplicates: found.duplicates.map(({ accountId: id, count }) => ({ account: names.get(id) ?? '', count })),
    similar_count: found.similarCount,
    similar: found.similar,
    account_id: await findAccountOfFile(db, userId, found.duplicates, reading.account.maskedNumber),
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
