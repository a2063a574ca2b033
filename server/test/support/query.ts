import pg from 'pg';
import { waitUntil } from './until';

interface WithDatabase {
  readonly databaseUrl: string;
}

/** Runs `act` with a separate connection and closes it. */
export async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Runs a statement directly in a server's database. Resolves to its rows. */
export const queryRows = async <Row extends pg.QueryResultRow>(
  { databaseUrl }: WithDatabase,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => withClient(databaseUrl, async (client) => (await client.query<Row>(text, [...values])).rows);

/** Changes a server's data directly in the database, such as moving events into the past. Resolves to the row count. */
export const query = async (
  { databaseUrl }: WithDatabase,
  text: string,
  values: readonly unknown[] = [],
): Promise<number> => withClient(databaseUrl, async (client) => (await client.query(text, [...values])).rowCount ?? 0);

/**
 * Returns the rows of each table as texts, except the job queue's and the counts of rate limits. PostgreSQL's catalogue
 * lists the tables, because a list of the product could lack one.
 */
export async function readAllTables(databaseUrl: string): Promise<Record<string, string[]>> {
  const textsOf = async (text: string) =>
    (await queryRows<{ row: string }>({ databaseUrl }, text)).map(({ row }) => row);
  const tables = await textsOf(
    `select format('%I.%I', schemaname, tablename) as row from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') and tablename <> 'limit_counts' order by 1`,
  );
  const content: Record<string, string[]> = {};
  for (const table of tables) {
    content[table] = await textsOf(`select row(stored.*)::text as row from ${table} stored order by 1`);
  }
  return content;
}

/** Runs `work` while a separate transaction holds the locks of the statement `lock`. */
export const whileLocked = async <T>(
  { databaseUrl }: WithDatabase,
  lock: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> =>
  withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(lock, [...values]);
    const result = await work();
    await client.query('commit');
    return result;
  });

/** Counts the statements on the server's database that wait for a lock. */
export const countBlockedStatements = async (server: WithDatabase): Promise<number> =>
  query(server, "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()");

/** Waits until at least `count` statements on the server's database wait for a lock. */
export const waitForBlockedStatements = async (server: WithDatabase, count = 1): Promise<true> =>
  waitUntil(`${count} waiting statements`, async () => (await countBlockedStatements(server)) >= count);

/** Creates an empty database on the same PostgreSQL as the server's database; returns its URL. */
export async function createDatabase(server: WithDatabase, name: string): Promise<string> {
  const url = new URL(server.databaseUrl);
  await query(server, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}
