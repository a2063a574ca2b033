import { and, asc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import type { Cipher } from '../../encryption/cipher';
import type { ExportedTable, Row } from './exported-tables';

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
