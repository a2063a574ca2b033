import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database';

const ROWS = 1_000;

/** Rows as JSON array texts, which the main thread passes between database and worker unparsed, at almost no cost. */
export type RowChunks = readonly string[];

/** Reads all rows of a query in chunks with a cursor, so that the server handles other requests between two chunks. */
export async function readRowChunks(db: Transaction, query: SQL): Promise<RowChunks> {
  await db.execute(
    sql`declare money_rows no scroll cursor for select row_to_json(found)::text as row from (${query}) as found`,
  );
  const chunks: string[] = [];
  for (let isMore = true; isMore;) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`fetch ${ROWS} from money_rows`));
    chunks.push(`[${rows.map(({ row }) => row).join(',')}]`);
    isMore = rows.length === ROWS;
  }
  await db.execute(sql`close money_rows`);
  return chunks;
}

/** Parses chunks to rows. Call it in a worker thread, because parsing is slow. */
export const parseRowChunks = <Row>(chunks: RowChunks): Row[] =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- JSON of the own database
  chunks.flatMap((chunk) => JSON.parse(chunk) as Row[]);

export function toRowChunks(rows: readonly object[]): RowChunks {
  const chunks: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS) {
    chunks.push(JSON.stringify(rows.slice(start, start + ROWS)));
  }
  return chunks;
}
