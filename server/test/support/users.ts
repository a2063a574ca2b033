import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hashToken, newToken } from '@verdant/federation/http';
import { user } from '@verdant/shared/contract';
import { query } from './query';
import type { TestServer } from './start-server';

let count = 0;

export function registrationDetails(changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    email: `person-${process.pid}-${count}@example.com`,
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Byron',
    phone: '+61 400 000 000',
    ...changes,
  };
}

const registered = v.object({ access_token: v.string(), token_type: v.string(), user });

export async function signUp(server: TestServer, changes: Record<string, unknown> = {}) {
  const typed = registrationDetails(changes);
  const response = await server.request('POST', '/api/v1/auth/register', { body: typed });
  const { access_token: token, user: created } = v.parse(registered, response.body);
  return { typed, token, user: created };
}

export async function signUpVerified(server: TestServer, changes: Record<string, unknown> = {}) {
  const person = await signUp(server, changes);
  await query(server, 'update users set email_verified_at = now() where id = $1', [person.user.id]);
  return person;
}

export interface SignedInUser {
  readonly id: string;
  readonly token: string;
}

/** Inserts signed-in users directly into the database with `run`, without hashing passwords or sending mails. */
export async function insertUsers(
  run: (text: string, values: readonly unknown[]) => Promise<unknown>,
  userCount: number,
): Promise<SignedInUser[]> {
  const users = Array.from({ length: userCount }, () => ({ id: randomUUID(), token: newToken() }));
  await run(
    `with given as (select * from unnest($1::uuid[], $2::text[]) as given (id, hash)),
     made as (
       insert into users (id, email, email_key, password_hash, first_name, last_name)
       select id, id || '@example.com', id || '@example.com', 'none', 'Ada', 'Byron' from given returning id
     )
     insert into sessions (user_id, token_hash, expires_at, idle_minutes)
     select made.id, hash, now() + interval '1 day', 60 from made join given using (id)`,
    [users.map(({ id }) => id), users.map(({ token }) => hashToken(token))],
  );
  return users;
}

export async function newUser(server: TestServer): Promise<SignedInUser> {
  const [created] = await insertUsers(async (text, values) => query(server, text, values), 1);
  if (!created) throw new Error('No user was inserted');
  return created;
}

export async function signIn(server: TestServer, email: string, password: string) {
  return server.request('POST', '/api/v1/auth/login', { body: { email, password } });
}

export async function tokenFor(server: TestServer, email: string, password: string): Promise<string> {
  const response = await signIn(server, email, password);
  return v.parse(v.object({ access_token: v.string() }), response.body).access_token;
}
