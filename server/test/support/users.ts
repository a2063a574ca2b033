import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
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

/** Inserts a user with a session directly into the database, without hashing a password or sending a mail. */
export async function newUser(server: TestServer): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  await query(
    server,
    `with made as (
       insert into users (id, email, email_key, password_hash, first_name, last_name)
       values ($1, $3, $3, 'none', 'Ada', 'Byron') returning id
     )
     insert into sessions (user_id, token_hash, expires_at, idle_minutes)
     select id, encode(sha256($2::bytea), 'hex'), now() + interval '1 day', 60 from made`,
    [id, token, `${id}@example.com`],
  );
  return { id, token };
}

export async function signIn(server: TestServer, email: string, password: string) {
  return server.request('POST', '/api/v1/auth/login', { body: { email, password } });
}

export async function tokenFor(server: TestServer, email: string, password: string): Promise<string> {
  const response = await signIn(server, email, password);
  return v.parse(v.object({ access_token: v.string() }), response.body).access_token;
}
