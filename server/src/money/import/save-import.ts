import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AccountKind, ImportMapping } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoney } from '../../bank-link';
import { isUuid, type Database, type Transaction } from '../../database';
import { afterRemoval } from '../corrections';
import { moneyTransactions } from '../schema';
import { correctionsOf, settleMoney } from '../settle-money';
import { toTransactionRow } from '../to-rows';
import { deleteAccountByHand, findByHand, insertAccount, takeLatestBalance, type AccountByHand } from './accounts';
import { closingBalance } from './balance';
import { bankIdOf, findDuplicates } from './duplicates';
import { fileError } from './file-error';
import { daysOf } from './preview';
import { readFile } from './read-file';
import type { FileRow, ReadFile } from './rows';
import { moneyBalances, moneyImports } from './schema';
import { findMapping, rememberMapping, transactionsBetween } from './stored';

/** A file to be imported, as it was confirmed. */
export interface NewImport {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mapping: ImportMapping | undefined;
  /** An existing account by hand, or a new one. */
  readonly into: { readonly id: string } | { readonly name: string; readonly kind: AccountKind };
}

/** Rows of one statement: what is worked on without letting other requests have their turn. */
const ROWS = 500;
const { id: _id, ...tableColumns } = getTableColumns(moneyTransactions);
const names = sql.raw(
  Object.values(tableColumns)
    .map(({ name }) => `"${name}"`)
    .join(', '),
);

/** As one parameter: with one for each value, PostgreSQL and the driver take twice as long. */
async function insertTransactions(db: Transaction, rows: readonly Readonly<Record<string, unknown>>[]) {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(tableColumns).map(([key, { name }]) => [name, row[key]])),
  );
  await db.execute(sql`
    insert into ${moneyTransactions} (${names})
    select ${names} from json_populate_recordset(null::${moneyTransactions}, ${JSON.stringify(records)}::json)`);
}

/** A row of a file in the form in which transactions of banks are stored. */
const asRead = (row: FileRow, id: string) => ({
  id,
  accountId: '',
  amount: { cents: row.amountCents, currency: 'AUD' },
  baseType: row.amountCents < 0 ? ('DEBIT' as const) : ('CREDIT' as const),
  category: '',
  description: { original: row.description, simple: '' },
  merchant: { name: '' },
  date: row.date,
  status: 'POSTED',
});

async function insertRows(
  db: Transaction,
  userId: string,
  { id: importId, account }: { id: string; account: AccountByHand },
  rows: readonly FileRow[],
  taken: ReadonlySet<string>,
): Promise<void> {
  const corrections = await correctionsOf(db, userId);
  const used = new Set(taken);
  for (let start = 0; start < rows.length; start += ROWS) {
    const values = rows.slice(start, start + ROWS).map((row, index) => {
      const bankId = row.bankId === null ? undefined : bankIdOf(row.bankId);
      // Some banks give an id twice.
      const id = bankId !== undefined && !used.has(bankId) ? bankId : `file:${importId}:${start + index}`;
      used.add(id);
      const stored = toTransactionRow(asRead(row, id), account.container, corrections);
      return { ...stored, userId, accountId: account.id, importId, isCounted: true };
    });
    await insertTransactions(db, values);
    await nextTurn();
  }
}

async function storeBalance(db: Transaction, userId: string, importId: string, account: AccountByHand, file: ReadFile) {
  const closing = closingBalance(file);
  // Balances that contradict the amounts are of no use.
  if (!closing?.addsUp) return;
  const balanceCents = account.side === 'liability' ? 0 - closing.cents : closing.cents;
  await db.insert(moneyBalances).values({ userId, accountId: account.id, importId, on: closing.on, balanceCents });
  await takeLatestBalance(db, account.id);
}

/**
 * Adds the transactions of a file that are new, or nothing at all, and remembers how it was read. Throws a 422 for a file that
 * cannot be read or whose columns lack something, 409 when nothing in it is new, 404 for an account that is not one by hand.
 */
export async function saveImport(
  db: Database,
  userId: string,
  { bytes, fileName, mapping, into }: NewImport,
): Promise<string> {
  const file = await readFile(bytes, mapping, async (columns) => findMapping(db, userId, columns));
  const days = daysOf(file.rows);
  if (!days) throw fileError('no_rows');
  return db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    const isNew = !('id' in into);
    const account = isNew
      ? await insertAccount(transaction, userId, into)
      : await findByHand(transaction, userId, into.id);
    const stored = await transactionsBetween(transaction, userId, days.first, days.last);
    const duplicates = findDuplicates(file.rows, stored, account.id);
    const rows = file.rows.filter((_row, place) => !duplicates.has(place));
    if (rows.length === 0) throw new ApiError(409, 'Every transaction of this file is already here.');
    const [saved] = await transaction
      .insert(moneyImports)
      .values({
        userId,
        accountId: account.id,
        fileName,
        firstDay: days.first,
        lastDay: days.last,
        added: rows.length,
        skipped: duplicates.size,
        madeAccount: isNew,
      })
      .returning({ id: moneyImports.id });
    if (!saved) throw new Error('a new import did not come back');
    const taken = await bankIdsOf(transaction, account.id);
    await insertRows(transaction, userId, { id: saved.id, account }, rows, taken);
    await storeBalance(transaction, userId, saved.id, account, file);
    await settleMoney(transaction, userId);
    if (file.columnsKey !== undefined) await rememberMapping(transaction, userId, file.columnsKey, file.mapping);
    return saved.id;
  });
}

/** The banks' ids of transactions that an account has already. */
async function bankIdsOf(db: Transaction, accountId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: moneyTransactions.providerId })
    .from(moneyTransactions)
    .where(eq(moneyTransactions.accountId, accountId));
  return new Set(rows.map(({ id }) => id));
}

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
