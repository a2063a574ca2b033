import pg from 'pg';
import type { TestServer } from './start-server';

async function connected<T>({ databaseUrl }: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changes a server's data directly in the database, such as moving events into the past. Resolves to the row count. */
export const query = async (server: TestServer, text: string, values: readonly unknown[] = []): Promise<number> =>
  connected(server, async (client) => (await client.query(text, [...values])).rowCount ?? 0);

/**
 * Runs `work` while a separate transaction holds the locks of the statement `lock`. Commits that transaction after `work`.
 */
export const whileLocked = async <T>(
  server: TestServer,
  lock: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> =>
  connected(server, async (client) => {
    await client.query('begin');
    await client.query(lock, [...values]);
    const result = await work();
    await client.query('commit');
    return result;
  });

/** Counts the statements on the server's database that wait for a lock. */
export const countWaitingStatements = async (server: TestServer): Promise<number> =>
  query(server, "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()");
