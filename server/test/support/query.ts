import pg from 'pg';
import type { TestServer } from './start-server';

/** Changes the data of a server behind its back: to move what happened into the past. Returns how many rows it was. */
export async function query(
  { databaseUrl }: TestServer,
  text: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(text, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Does `work` while a transaction of its own holds what `lock` locks, and commits it then. */
export async function whileLocked<T>(
  { databaseUrl }: TestServer,
  lock: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(lock, [...values]);
    const result = await work();
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
