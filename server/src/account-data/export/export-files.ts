import { and, asc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import type { Cipher } from '../../encryption/cipher';
import { csvLine } from './csv';
import { exportedTables, type ExportedTable, type Row } from './exported-tables';
import type { ZipEntry } from './zip';

/** What an export is read with. */
interface Source {
  readonly db: Database;
  readonly cipher: Cipher;
}

/** No connection is kept between two pages: a client may read slowly. */
const PAGE = 200;

const keyOf = ({ table }: ExportedTable): PgColumn[] => {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
};

const columnsOf = ({ table, without = [] }: ExportedTable): PgColumn[] =>
  Object.values(getTableColumns(table)).filter(({ name }) => !without.includes(name));

const list = (parts: readonly (PgColumn | SQL)[]) => sql`(${sql.join([...parts], sql`, `)})`;

/** A person's rows of a table, in the order of its primary key, by the names of their columns. */
async function* rowsOf({ db, cipher }: Source, exported: ExportedTable, userId: string): AsyncGenerator<Row> {
  const key = keyOf(exported);
  const all = getTableColumns(exported.table);
  const selected = Object.fromEntries(Object.values(all).map((column) => [column.name, column]));
  const shown = new Set(columnsOf(exported).map(({ name }) => name));
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

const CENTS = '_cents';

/** A spreadsheet is for people: amounts are dollars there, and cents in the JSON. */
function spreadsheetValue(name: string, value: unknown): unknown {
  return name.endsWith(CENTS) && typeof value === 'number' ? value / 100 : value;
}

async function* csvOf(source: Source, exported: ExportedTable, userId: string): AsyncGenerator<string> {
  const names = columnsOf(exported).map(({ name }) => name);
  yield csvLine(names.map((name) => (name.endsWith(CENTS) ? name.slice(0, -CENTS.length) : name)));
  for await (const row of rowsOf(source, exported, userId)) {
    yield csvLine(names.map((name) => spreadsheetValue(name, row[name])));
  }
}

async function* jsonOf(source: Source, userId: string, now: Date): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now)}`;
  for (const exported of exportedTables) {
    yield `,\n${JSON.stringify(exported.name)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(source, exported, userId)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/** Everything about a person: one JSON file, and the same as a CSV file for each table. */
export function* exportFiles(source: Source, userId: string, now: Date): Generator<ZipEntry> {
  yield { name: 'everything.json', content: jsonOf(source, userId, now) };
  for (const exported of exportedTables) {
    yield { name: `${exported.name}.csv`, content: csvOf(source, exported, userId) };
  }
}
