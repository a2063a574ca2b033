import { sql, type SQL } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from '../database';

/** Rows of one reading: others have their turn between them. */
const ROWS = 1_000;

/** All rows of a query, read by a cursor in a few statements (`fetch`), so that no other request waits for all of them. */
export async function readRows<Row>(
  db: Transaction,
  query: SQL,
  fetch: (statement: SQL) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  await db.execute(sql`declare money_rows no scroll cursor for ${query}`);
  const found: Row[] = [];
  for (let isMore = true; isMore;) {
    const { rows } = await fetch(sql.raw(`fetch ${ROWS} from money_rows`));
    found.push(...rows);
    isMore = rows.length === ROWS;
    await nextTurn();
  }
  await db.execute(sql`close money_rows`);
  return found;
}
