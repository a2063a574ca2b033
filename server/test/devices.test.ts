import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { signedInDevices } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { signUp } from './support/users';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

const server = sharedServer();
const database = sharedDatabase(server);

const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });
const signOut = (token: string, id = '') =>
  server.request('DELETE', `/api/v1/auth/me/devices${id && `/${id}`}`, { token });
async function devicesOf(token: string) {
  const { body } = await server.request('GET', '/api/v1/auth/me/devices', { token });
  return v.parse(signedInDevices, body).devices;
}

/** Creates a user with a second session, which comes from Firefox on Linux. */
async function withTwo() {
  const person = await signUp(server);
  const { email, password } = person.typed;
  const headers = { 'user-agent': AGENT };
  const { body } = await server.request('POST', '/api/v1/auth/login', { body: { email, password }, headers });
  return { ...person, other: v.parse(v.object({ access_token: v.string() }), body).access_token };
}

describe('the list of signed-in devices', () => {
  it('starts with the requesting device and contains only names and times of each', async () => {
    const { token, other } = await withTwo();
    const listed = await devicesOf(token);
    expect(listed).toMatchObject([
      { browser: '', system: '', is_current: true },
      { browser: 'Firefox', system: 'Linux', is_current: false },
    ]);
    for (const { created_at, last_used_at } of listed) {
      expect(Date.now() - Date.parse(created_at)).toBeLessThan(60_000);
      expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(Date.parse(created_at));
    }
    expect(await devicesOf(other)).toMatchObject([
      { id: listed[1]?.id, is_current: true },
      { id: listed[0]?.id, is_current: false },
    ]);
    const { text } = await server.request('GET', '/api/v1/auth/me/devices', { token });
    const { rows } = await database.query<{ token_hash: string }>('select token_hash from sessions');
    for (const { token_hash } of rows) expect(text).not.toContain(token_hash);
  });

  it('leaves out expired sessions', async () => {
    const { token, user } = await withTwo();
    await database.query(
      "update sessions set last_used_at = now() - interval '2 hours' where user_id = $1 and browser = 'Firefox'",
      [user.id],
    );
    expect(await devicesOf(token)).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('works for one account and for all accounts with the SQL statements in docs/operations.md', async () => {
    const [one, other] = [await withTwo(), await signUp(server)];
    const text = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
    const [ofOne = '', ofAll = ''] = text.match(/^delete from sessions[^;]*;/gm) ?? [];
    await database.query(ofOne.replace('<address>', one.typed.email.toUpperCase()));
    const statuses = async (tokens: string[]) => Promise.all(tokens.map(async (token) => (await me(token)).status));
    expect(await statuses([one.token, one.other, other.token])).toEqual([401, 401, 200]);
    await database.query(ofAll);
    expect(await statuses([other.token])).toEqual([401]);
  });

  it('one device ends only the session of that device', async () => {
    const { token, other } = await withTwo();
    const [, second] = await devicesOf(token);
    expect((await signOut(token, second?.id)).status).toBe(204);
    expect((await me(other)).status).toBe(401);
    expect((await me(token)).status).toBe(200);
    expect(await devicesOf(token)).toHaveLength(1);
    expect((await signOut(token, second?.id)).status).toBe(204);
  });

  it('a device of another user returns 204 as for an own device, but leaves the other user signed in', async () => {
    const { token, other } = await withTwo();
    const stranger = await signUp(server);
    const [, second] = await devicesOf(token);
    for (const id of [second?.id, randomUUID(), '']) {
      expect(await signOut(stranger.token, id)).toMatchObject({ status: 204, text: '' });
    }
    expect((await me(other)).status).toBe(200);
  });
});
