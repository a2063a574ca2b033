import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashToken, newToken } from '@verdant/federation/http';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** Signed-in users, written to the database at once: a password hash takes longer than what is measured here. */
export async function newPeople(pool: pg.Pool, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: newToken() }));
  const ids = people.map(({ id }) => id);
  await pool.query(
    `insert into users (id, email, email_key, password_hash, first_name, last_name)
     select id, id || '@example.com', id || '@example.com', 'none', 'Ada', 'Byron' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await pool.query(
    `insert into sessions (user_id, token_hash, expires_at, idle_minutes)
     select id, hash, now() + interval '1 day', 30 from unnest($1::uuid[], $2::text[]) as given (id, hash)`,
    [ids, people.map(({ token }) => hashToken(token))],
  );
  return people;
}
