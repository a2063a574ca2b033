import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Puts accounts straight into the database, without the cost of a password hash. Returns their e-mail addresses. */
export async function createUsers(databaseUrl: string, count: number): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into users (email, email_key, password_hash, first_name, last_name)
       select email, email, 'none', 'Made', 'Up' from unnest($1::text[]) as email`,
      [emails],
    );
  } finally {
    await client.end();
  }
  return emails;
}
