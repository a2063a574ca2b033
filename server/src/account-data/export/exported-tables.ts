import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { calendarLinks, passkeys, secondFactors, sessions, users } from '../../accounts/schema';
import { quizActions } from '../../actions/schema';
import { bankConsents, bankLinks, moneyAccounts } from '../../bank-link/schema';
import type { Database } from '../../database';
import { goals } from '../../goals/schema';
import { differenceDecisions } from '../../insights/differences/schema';
import type { Cipher } from '../../encryption/cipher';
import {
  moneyAddedBills,
  moneyBillCorrections,
  moneyPayCorrections,
  moneyRecurring,
} from '../../money/recurring/schema';
import {
  budgetAmounts,
  moneyBalances,
  moneyCorrections,
  moneyImports,
  moneyMappings,
  moneyRefreshes,
  moneySameAccounts,
  moneyTransactions,
} from '../../money/schema';
import { quizAnswers, quizSessions } from '../../quiz/schema';
import { decryptExportRow } from '../../quiz/stored-answer';
import { reminders } from '../../reminders/schema';

export type Row = Readonly<Record<string, unknown>>;

/** A table in the export. A test compares the exported tables with the system catalog of the database. */
export interface ExportedTable {
  /** Name of the CSV file, and key of the table in the JSON file. */
  readonly name: string;
  readonly table: PgTable;
  readonly rowsOf: (db: Database, userId: string) => SQL;
  /** Columns that the export omits, which are hashes and secrets of credentials. */
  readonly without?: readonly string[];
  /** Columns that only programs can use. The JSON file has these columns and all ids; the CSV files have neither. */
  readonly onlyJson?: readonly string[] | 'all';
  /** A function that decrypts the columns of a row; undefined for a table without encrypted columns. */
  readonly decrypted?: (cipher: Cipher, userId: string, row: Row) => Row;
}

const ofUser = (
  name: string,
  table: PgTable & { readonly userId: PgColumn },
  more: Pick<ExportedTable, 'without' | 'onlyJson'> = {},
): ExportedTable => ({ name, table, rowsOf: (_db, userId) => eq(table.userId, userId), ...more });

export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'account',
    table: users,
    rowsOf: (_db, userId) => eq(users.id, userId),
    without: ['password_hash', 'email_key'],
  },
  ofUser('quizzes', quizSessions, { onlyJson: ['quiz_id', 'previous_question_ids', 'current_question_id'] }),
  {
    name: 'quiz-answers',
    table: quizAnswers,
    rowsOf: (db, userId) =>
      inArray(
        quizAnswers.sessionId,
        db.select({ id: quizSessions.id }).from(quizSessions).where(eq(quizSessions.userId, userId)),
      ),
    decrypted: decryptExportRow,
    onlyJson: ['question_id', 'question_order', 'touched'],
  },
  ofUser('decisions', quizActions),
  ofUser('figures', differenceDecisions, { onlyJson: ['question_id'] }),
  ofUser('bank-consents', bankConsents),
  ofUser('bank-links', bankLinks, { onlyJson: ['provider_account_id'] }),
  ofUser('bank-accounts', moneyAccounts, { onlyJson: ['provider_id'] }),
  ofUser('transactions', moneyTransactions, {
    onlyJson: [
      'provider_id',
      'merchant_key',
      'merchant_code',
      'bank_category_type',
      'reason_kind',
      'reason_value',
      'lost_split',
    ],
  }),
  ofUser('balances', moneyBalances),
  ofUser('same-accounts', moneySameAccounts),
  ofUser('imported-files', moneyImports),
  ofUser('file-columns', moneyMappings, { onlyJson: 'all' }),
  ofUser('categories', moneyCorrections),
  ofUser('pay-and-bills', moneyRecurring, { onlyJson: 'all' }),
  ofUser('own-pay', moneyPayCorrections),
  ofUser('own-bills', moneyBillCorrections),
  ofUser('added-bills', moneyAddedBills),
  ofUser('budget', budgetAmounts),
  ofUser('calendar-link', calendarLinks, { without: ['token_hash'] }),
  ofUser('goals', goals),
  ofUser('bank-updates', moneyRefreshes),
  ofUser('reminders', reminders, { without: ['stop_hash'] }),
  ofUser('sign-ins', sessions, { without: ['token_hash'] }),
  ofUser('two-step-sign-in', secondFactors, {
    // The secret of the authenticator app is omitted, so that a thief of the export cannot create codes.
    without: ['secret', 'last_step'],
  }),
  ofUser('passkeys', passkeys, { without: ['credential_id', 'public_key', 'counter'] }),
];

export interface ExportSource {
  readonly db: Database;
  readonly cipher: Cipher;
}

/** Number of rows per read. The database connection is released between reads, because a download's client can be slow. */
const PAGE = 200;

const keyOf = ({ table }: ExportedTable): PgColumn[] => {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
};

export const exportedColumnsOf = ({ table, without = [] }: ExportedTable): PgColumn[] =>
  Object.values(getTableColumns(table)).filter(({ name }) => !without.includes(name));

const list = (parts: readonly (PgColumn | SQL)[]) => sql`(${sql.join([...parts], sql`, `)})`;

export async function* rowsOf(
  { db, cipher }: ExportSource,
  exported: ExportedTable,
  userId: string,
): AsyncGenerator<Row> {
  const key = keyOf(exported);
  const all = getTableColumns(exported.table);
  const selected = Object.fromEntries(Object.values(all).map((column) => [column.name, column]));
  const shown = new Set(exportedColumnsOf(exported).map(({ name }) => name));
  let after: SQL | undefined;
  for (;;) {
    const rows: Row[] = await db
      .select(selected)
      .from(exported.table)
      .where(and(exported.rowsOf(db, userId), after))
      .orderBy(...key.map((column) => asc(column)))
      .limit(PAGE);
    for (const row of rows) {
      const readable = exported.decrypted?.(cipher, userId, row) ?? row;
      yield Object.fromEntries(Object.entries(readable).filter(([name]) => shown.has(name)));
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`${list(key)} > ${list(key.map(({ name }) => sql`${last[name]}`))}`;
  }
}
