import * as v from 'valibot';
import { deletionResponse } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { allTables, alsoPersonal, isOfQueue, ownedTables } from './support/catalog';
import { accountLinkIn, letterTo } from './support/received-mails';
import { newcomer, signIn, signUp } from './support/users';
import { productBuilds } from './support/start-server';

const server = sharedServer({ ...productBuilds, LOG_LEVEL: 'warn' });
const database = sharedDatabase(server);

const DAY_MS = 24 * 60 * 60 * 1000;
const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });
const leave = (token: string, password: string) =>
  server.request('POST', '/api/v1/auth/me/deletion', { token, body: { password } });
const follow = (body: { purpose: string; token: string }) =>
  server.request('POST', '/api/v1/auth/account-link', { body });
const keep = (email: string, password: string) =>
  server.request('POST', '/api/v1/auth/keep-account', { body: { email, password } });

/** Creates a user who requested the deletion of the account; also returns the link from the mail. */
async function leaver() {
  const person = await signUp(server);
  await leave(person.token, person.typed.password);
  const letter = await letterTo(server, person.typed.email);
  return { ...person, letter, link: accountLinkIn(letter) };
}

const makeDue = async (id: string) =>
  database.query(`update users set delete_at = now() - interval '1 second' where id = $1`, [id]);

describe('requesting the deletion of an account', () => {
  it('requires the current password and a session, and returns the date of the deletion, seven days ahead', async () => {
    const { token, typed } = await signUp(server);
    expect(await leave(token, 'not the password')).toMatchObject({
      status: 400,
      body: { detail: 'The current password is not right. Please try again.' },
    });
    expect((await me(token)).status).toBe(200);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect((await server.request('POST', '/api/v1/auth/me/deletion', { body: { password: 'x' } })).status).toBe(401);
    const { delete_at } = v.parse(deletionResponse, (await leave(token, typed.password)).body);
    expect(Math.abs(Date.parse(delete_at) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  });

  it('sends an email with a link that cancels the deletion once, without a sign-in', async () => {
    const { typed, letter, link } = await leaver();
    expect(letter.headers.get('subject')).toBe('Your Verdant account will be deleted');
    expect(letter.html).toContain(link.token);
    expect(letter.text).toMatch(/will be deleted with everything in it on \d+ \w+ 20\d\d\./);
    expect(link.purpose).toBe('keep-account');
    expect((await follow(link)).status).toBe(204);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect(await follow(link)).toMatchObject({ status: 400 });
  });

  it('gives a link that works only for the purpose it was sent for', async () => {
    const { link } = await leaver();
    expect(await follow({ ...link, purpose: 'verify-email' })).toMatchObject({ status: 400 });
    expect((await follow({ ...link, purpose: 'export' })).status).toBe(422);
    const resets = await server.request('POST', '/api/v1/auth/reset-password/check', { body: { token: link.token } });
    expect(resets.status).toBe(400);
    expect((await server.request('GET', `/api/v1/auth/export?token=${link.token}`)).status).toBe(400);
    expect((await follow(link)).status).toBe(204);
  });
});

describe('signing in to an account that is scheduled for deletion', () => {
  it('reveals the scheduled deletion only if the password is right', async () => {
    const { typed } = await leaver();
    expect(await signIn(server, typed.email, typed.password)).toMatchObject({
      status: 403,
      body: { detail: 'This account is going to be deleted. To keep it, use the link in our email.' },
    });
    const wrong = await signIn(server, typed.email, 'not the password');
    const unknown = await signIn(server, newcomer().email, 'not the password');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  it('works again after the user cancels the deletion with the password', async () => {
    const { typed, link } = await leaver();
    expect(await keep(typed.email, 'not the password')).toMatchObject({ status: 401 });
    expect((await signIn(server, typed.email, typed.password)).status).toBe(403);
    expect((await keep(typed.email, typed.password)).status).toBe(204);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect(await follow(link)).toMatchObject({ status: 400 });
  });

  it('fails as with a wrong password after the seven days, and the deletion can no longer be cancelled', async () => {
    const { typed, user } = await leaver();
    await makeDue(user.id);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(401);
    expect((await keep(typed.email, typed.password)).status).toBe(401);
  });
});

/** Tables without data of an account, and why. A new table must be listed here or reference a user by foreign keys. */
const impersonal: Readonly<Record<string, string>> = {
  'public.sandbox_keys': 'a secret of the sandbox',
  'public.limit_counts': 'hashes, which end within an hour',
  'public.lab_sessions': 'a random number of a browser, which ends within hours',
  'public.overrides': 'a reference to a session that has ended days before; ends within hours',
  'public.page_loads': 'how pages load, without an account',
  'public.page_vitals': 'how fast pages are, without an account',
  'public.releases': 'the software',
  'public.publications': 'the software',
  'public.files': 'the software',
  'public.activations': 'the software',
  'public.remotes': 'the software',
  'public.release_nonces': 'the software',
  'drizzle.__drizzle_migrations': 'the schema',
  'drizzle.__federation_migrations': 'the schema',
};
describe('the deletion after seven days', () => {
  it('covers every database table: each belongs to an account or is known to hold no account data', async () => {
    const owned = await ownedTables(database);
    const knownTables = new Set([...owned.keys(), ...alsoPersonal, ...Object.keys(impersonal)]);
    const tables = (await allTables(database)).filter((table) => !isOfQueue(table));
    expect(tables.filter((table) => !knownTables.has(table))).toEqual([]);
    expect(owned.size).toBeGreaterThan(10);
  });
});
