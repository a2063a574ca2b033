import * as v from 'valibot';
import { user } from '@verdant/shared/contract';
import { accountLinkIn, isWelcome, mailsTo } from './received-mails';
import type { TestServer } from './start-server';

let count = 0;

/** A unique registration. */
export function newcomer(changes: Record<string, unknown> = {}) {
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

/** Registers a new user and returns what they typed, their token and the user of the response. */
export async function signUp(server: TestServer, changes: Record<string, unknown> = {}) {
  const typed = newcomer(changes);
  const response = await server.request('POST', '/api/v1/auth/register', { body: typed });
  const { access_token: token, user: created } = v.parse(registered, response.body);
  return { typed, token, user: created };
}

/** Registers a new user who follows the link of the letter, on a server that writes its mails into files. */
export async function signUpVerified(server: TestServer, changes: Record<string, unknown> = {}) {
  const person = await signUp(server, changes);
  const [letter] = await mailsTo(server.dataDir, person.typed.email, 1, isWelcome);
  if (!letter) throw new Error('no letter');
  await server.request('POST', '/api/v1/auth/account-link', { token: person.token, body: accountLinkIn(letter) });
  return person;
}

/** Signs in; returns the raw response. */
export async function signIn(server: TestServer, email: string, password: string) {
  return server.request('POST', '/api/v1/auth/login', { body: { email, password } });
}

/** Signs in and returns the token. */
export async function tokenFor(server: TestServer, email: string, password: string): Promise<string> {
  const response = await signIn(server, email, password);
  return v.parse(v.object({ access_token: v.string() }), response.body).access_token;
}
