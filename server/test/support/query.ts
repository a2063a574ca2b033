import pg from 'pg';
import type { TestServer } from './start-server';

/** Changes the data of a server behind its back: to move what happened into the past. */
export async function query({ databaseUrl }: TestServer, text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Does `work` while a transaction of its own holds the rows that `select` locks. */
export async function whileLocked<T>(
  { databaseUrl }: TestServer,
  select: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(select, [...values]);
    return await work();
  } finally {
    await client.end();
  }
}
