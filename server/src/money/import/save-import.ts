import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AccountKind, ImportPreview } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../../bank-link';
import type { Database, Transaction } from '../../database';
import { checkStorageLimit, storageLimitError } from '../../storage-limit';
import { countsOf } from '../by-key';
import { runTask } from '../run-task';
import { storeMaskedNumber, storeSameAccountPair } from '../same-accounts/pairs';
import { moneyBalances, moneyImports, moneyTransactions } from '../schema';
import { recalculateMoney } from '../recalculate-money';
import { categoriseTransaction } from '../categories';
import { findManualAccount, insertAccount, setLatestBalance, type ManualAccount } from './accounts';
import type { ReadingResult } from './read-file';
import { fileProblem, parseRows, type ImportContext, type FileToRead } from './read-in-worker';
import { toStoredBankId, type FileRow } from './rows';
import { findAccountNames, findAccountOfFile, findDuplicateCandidates, findMappings, rememberMapping } from './stored';

export interface NewImport extends FileToRead {
  readonly fileName: string;
  /** The user's choice for rows similar to a stored payment of another day. Without a choice these rows are skipped. */
  readonly similar: 'add' | 'skip' | undefined;
  /** Manual account that gets the transactions: an existing account, or a new one to be created. */
  readonly into: { readonly id: string } | { readonly name: string; readonly kind: AccountKind };
}

/** Maximum number of rows in one INSERT statement. The server handles other requests between two statements. */
const ROWS = 500;
const { id: _id, ...tableColumns } = getTableColumns(moneyTransactions);
const columnNames = sql.raw(
  Object.values(tableColumns)
    .map(({ name }) => `"${name}"`)
    .join(', '),
);

/**
 * Inserts rows as one JSON parameter, because one parameter for each value takes PostgreSQL and the driver twice as long.
 */
async function insertTransactions(db: Transaction, rows: readonly Readonly<Record<string, unknown>>[]) {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(tableColumns).map(([key, { name }]) => [name, row[key]])),
  );
  await db.execute(sql`
    insert into ${moneyTransactions} (${columnNames})
    select ${columnNames} from json_populate_recordset(null::${moneyTransactions}, ${JSON.stringify(records)}::json)`);
}

/** Stores rows under the bank's ids. `used`: ids in use by stored transactions of the account. */
async function insertRows(
  db: Transaction,
  userId: string,
  { id: importId, account }: { id: string; account: ManualAccount },
  rows: readonly FileRow[],
  used: Set<string>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const idOf = ({ bankId: given }: FileRow, index: number) => {
      const bankId = given === null ? undefined : toStoredBankId(given);
      // Some banks use the same id for two transactions, so the second gets a generated id.
      const id = bankId !== undefined && !used.has(bankId) ? bankId : `file:${importId}:${start + index}`;
      used.add(id);
      return id;
    };
    const toRow = (row: FileRow, index: number) => {
      const { date, amountCents, description, isPending = false, isTransfer = false } = row;
      const stated = {
        providerId: idOf(row, index),
        date,
        amountCents,
        currency: 'AUD',
        merchant: description,
        description,
        // The aggregator's category for a transfer, if the file names another account of the user.
        bankCategory: isTransfer ? 'Transfers' : '',
        bankCategoryType: '',
        merchantCode: '',
        isPending,
      };
      const ids = { userId, accountId: account.id, importId };
      return { ...categoriseTransaction(stated, account.container), ...ids, isCounted: true };
    };
    await insertTransactions(db, rows.slice(start, start + ROWS).map(toRow));
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

/** Compares a file with stored transactions. `accountId` is undefined for a new account. */
async function compareFile(
  db: Database | Transaction,
  userId: string,
  reading: ReadingResult & { readonly rows: readonly FileRow[] },
  accountId: string | undefined,
) {
  const candidates = await findDuplicateCandidates(db, userId, reading, accountId);
  const found = await runTask('findDuplicates', { chunks: reading.chunks, candidates, accountId });
  return { candidates, ...found };
}

const MAX_SHOWN = 5;

/** Previews a file's import into an account (new if `accountId` is missing), with the duplicate rows. Stores nothing. */
export async function previewFile(
  { db, readInWorker }: ImportContext,
  userId: string,
  { similar: choice, ...file }: FileToRead & Pick<NewImport, 'similar'>,
  accountId: string | undefined,
): Promise<ImportPreview> {
  if (accountId !== undefined) await findManualAccount(db, userId, accountId);
  const reading = await readInWorker(file, await findMappings(db, userId, accountId));
  const rows = await parseRows(reading);
  const { same, similar } = await compareFile(db, userId, { ...reading, rows }, accountId);
  const names = await findAccountNames(db, userId);
  const shown = similar.slice(0, MAX_SHOWN).flatMap((index) => rows[index] ?? []);
  return {
    ...reading.preview,
    new_count: rows.length - same.size - (choice === 'add' ? 0 : similar.length),
    duplicates: [...countsOf(same.values())].map(([id, count]) => ({ account: names.get(id) ?? '', count })),
    similar_count: similar.length,
    similar: shown.map(({ date, description, amountCents }) => ({ date, description, amount_cents: amountCents })),
    account_id: await findAccountOfFile(db, userId, same, reading.account.maskedNumber),
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
  const fileRows = await parseRows(file);
  return withMoneyDataLock(db, userId, async (transaction) => {
    const account =
      'id' in into
        ? await findManualAccount(transaction, userId, into.id)
        : await insertAccount(transaction, userId, into);
    const { candidates, same, similar } = await compareFile(
      transaction,
      userId,
      { ...file, rows: fileRows },
      accountId,
    );
    const skipped = new Set([...same.keys(), ...(choice === 'add' ? [] : similar)]);
    const rows = fileRows.filter((_row, index) => !skipped.has(index));
    if (rows.length === 0) throw new ApiError(409, 'Every transaction of this file is already here.');
    const imports = { table: moneyImports, where: eq(moneyImports.userId, userId), added: 1 };
    await checkStorageLimit(transaction, 'imports', imports);
    const stored = await transaction.$count(moneyTransactions, eq(moneyTransactions.userId, userId));
    if (stored + rows.length > maxTransactions) throw storageLimitError('transactions', maxTransactions);
    const [saved] = await transaction
      .insert(moneyImports)
      .values({
        userId,
        accountId: account.id,
        fileName,
        firstDay: days.first,
        lastDay: days.last,
        added: rows.length,
        skipped: skipped.size,
        madeAccount: accountId === undefined,
      })
      .returning({ id: moneyImports.id });
    if (!saved) throw new Error('the insert of an import returned no row');
    await storeMaskedNumber(transaction, account.id, file.account.maskedNumber);
    await storeSameAccountPair(transaction, userId, account.id, same, fileRows);
    const own = candidates.transactions.filter((candidate) => candidate.accountId === accountId);
    const used = new Set(own.map(({ providerId }) => providerId));
    await insertRows(transaction, userId, { id: saved.id, account }, rows, used);
    await storeBalance(transaction, userId, saved.id, account, file);
    await recalculateMoney(transaction, userId);
    if (columns !== undefined) {
      await rememberMapping(transaction, userId, { accountId: account.id, columns, mapping: preview.mapping });
    }
    return saved.id;
  });
}
