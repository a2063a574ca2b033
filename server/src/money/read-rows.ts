import { sql, type SQL } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from '../database';

/** Rows of one reading: others have their turn between them. */
const ROWS = 1_000;

/** All rows of a query, read by a cursor, so that no other request waits for all of them. */
export async function readRows<Row extends object>(db: Transaction, query: SQL): Promise<Row[]> {
  await db.execute(sql`declare money_rows no scroll cursor for ${query}`);
  const found: Row[] = [];
  for (let isMore = true; isMore;) {
    const { rows } = await db.execute<{ [Name in keyof Row]: Row[Name] }>(sql.raw(`fetch ${ROWS} from money_rows`));
    found.push(...rows);
    isMore = rows.length === ROWS;
    await nextTurn();
  }
  await db.execute(sql`close money_rows`);
  return found;
}
