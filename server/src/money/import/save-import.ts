import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AccountKind } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoneyData } from '../../bank-link';
import type { Transaction } from '../../database';
import { checkStorageLimit, limitReached } from '../../storage-limit';
import { runTask } from '../run-task';
import { moneyTransactions } from '../schema';
import { findMerchantCorrections, recalculateMoney } from '../settle-money';
import { toTransactionRow } from '../to-rows';
import { findManualAccount, insertAccount, setLatestBalance, type ManualAccount } from './accounts';
import { fileProblem, parseRows, type ImportContext, type FileToRead } from './read-in-worker';
import type { ReadingResult } from './reading';
import type { FileRow } from './rows';
import { findDifferentAccounts, rememberNumber, storeSameAccountPair } from './same-account';
import { moneyBalances, moneyImports } from './schema';
import { toStoredBankId } from './similar';
import { findDuplicateCandidates, findMappings, rememberMapping } from './stored';

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
const names = sql.raw(
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
    insert into ${moneyTransactions} (${names})
    select ${names} from json_populate_recordset(null::${moneyTransactions}, ${JSON.stringify(records)}::json)`);
}

const asRead = (row: FileRow, id: string) => ({
  id,
  accountId: '',
  amount: { cents: row.amountCents, currency: 'AUD' },
  baseType: row.amountCents < 0 ? ('DEBIT' as const) : ('CREDIT' as const),
  // The aggregator's category for a transfer, if the file names another account of the user.
  category: row.isTransfer === true ? 'Transfers' : '',
  description: { original: row.description, simple: '' },
  merchant: { name: '' },
  date: row.date,
  status: row.isPending === true ? 'PENDING' : 'POSTED',
});

/** Finds the bank ids of rows that stored transactions of the account already use. */
async function takenOf(db: Transaction, accountId: string, rows: readonly FileRow[]): Promise<string[]> {
  const ids = rows.flatMap(({ bankId }) => (bankId === null ? [] : [toStoredBankId(bankId)]));
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: moneyTransactions.providerId })
    .from(moneyTransactions)
    .where(and(eq(moneyTransactions.accountId, accountId), inArray(moneyTransactions.providerId, ids)));
  return found.map(({ id }) => id);
}

async function insertRows(
  db: Transaction,
  userId: string,
  { id: importId, account }: { id: string; account: ManualAccount },
  rows: readonly FileRow[],
): Promise<void> {
  const corrections = await findMerchantCorrections(db, userId);
  const used = new Set<string>();
  for (let start = 0; start < rows.length; start += ROWS) {
    const piece = rows.slice(start, start + ROWS);
    for (const id of await takenOf(db, account.id, piece)) used.add(id);
    const idOf = ({ bankId: given }: FileRow, index: number) => {
      const bankId = given === null ? undefined : toStoredBankId(given);
      // Some banks use the same id for two transactions, so the second gets a generated id.
      const id = bankId !== undefined && !used.has(bankId) ? bankId : `file:${importId}:${start + index}`;
      used.add(id);
      return id;
    };
    const toRow = (row: FileRow, index: number) => ({
      ...toTransactionRow(asRead(row, idOf(row, index)), account.container, corrections),
      userId,
      accountId: account.id,
      importId,
      isCounted: true,
    });
    await insertTransactions(db, piece.map(toRow));
    await nextTurn();
  }
}

async function storeBalance(
  db: Transaction,
  userId: string,
  {
    importId,
    account,
    ...file
  }: { importId: string; account: ManualAccount; isStated: boolean } & Pick<ReadingResult, 'closing'>,
) {
  const { closing, isStated } = file;
  // A closing balance is not stored if the file's balances contradict its amounts.
  if (!closing || !(closing.addsUp || isStated)) return;
  const balanceCents = account.side === 'liability' ? 0 - closing.cents : closing.cents;
  await db.insert(moneyBalances).values({ userId, accountId: account.id, importId, on: closing.on, balanceCents });
  await setLatestBalance(db, account.id);
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
  const file = await readInWorker(newFile, await findMappings(db, userId, 'id' in into ? into.id : undefined));
  const { days } = file;
  if (!days) throw fileProblem('no_rows');
  if (newFile.mapping === undefined && file.readings.length > 0) {
    throw new ApiError(422, 'This file can be read in more than one way: choose a mapping from its preview.');
  }
  const fileRows = await parseRows(file);
  return db.transaction(async (transaction) => {
    await lockMoneyData(transaction, userId);
    const isNew = !('id' in into);
    const account = isNew
      ? await insertAccount(transaction, userId, into)
      : await findManualAccount(transaction, userId, into.id);
    const except = await findDifferentAccounts(transaction, userId, account.id);
    const compared = { except, accountId: isNew ? undefined : account.id };
    const candidates = await findDuplicateCandidates(transaction, userId, { ...file, rows: fileRows }, compared);
    const { same: duplicates, similar } = await runTask('findDuplicates', {
      pieces: file.pieces,
      candidates,
      accountId: account.id,
    });
    const skipped = new Set([...duplicates.keys(), ...(choice === 'add' ? [] : similar)]);
    const rows = fileRows.filter((_row, place) => !skipped.has(place));
    if (rows.length === 0) throw new ApiError(409, 'Every transaction of this file is already here.');
    const imports = { table: moneyImports, where: eq(moneyImports.userId, userId), added: 1 };
    await checkStorageLimit(transaction, 'imports', imports);
    const stored = await transaction.$count(moneyTransactions, eq(moneyTransactions.userId, userId));
    if (stored + rows.length > maxTransactions) throw limitReached('transactions', maxTransactions);
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
        madeAccount: isNew,
      })
      .returning({ id: moneyImports.id });
    if (!saved) throw new Error('the insert of an import returned no row');
    await rememberNumber(transaction, account.id, file.account.maskedNumber);
    await storeSameAccountPair(transaction, userId, account.id, duplicates, fileRows);
    await insertRows(transaction, userId, { id: saved.id, account }, rows);
    const isStated = file.account.statedBalance !== undefined;
    await storeBalance(transaction, userId, { importId: saved.id, account, isStated, closing: file.closing });
    await recalculateMoney(transaction, userId);
    const { columnsKey: columns, mapping } = file;
    if (columns !== undefined) await rememberMapping(transaction, userId, { accountId: account.id, columns, mapping });
    return saved.id;
  });
}
