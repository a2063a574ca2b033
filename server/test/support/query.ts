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
