import pg from 'pg';
import { embeddedUrl } from '../embedded-url';

/** Runs a statement in the embedded database of a running server. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** How many of these e-mail addresses have an account. */
export async function countRegistered(dataDir: string, emails: readonly string[]): Promise<number> {
  const [row] = await inDatabase<{ kept: number }>(
    dataDir,
    'select count(*)::int as kept from users where email = any($1)',
    [emails],
  );
  return row?.kept ?? 0;
}
