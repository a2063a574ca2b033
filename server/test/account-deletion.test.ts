import * as v from 'valibot';
import { hashToken } from '@verdant/federation/http';
import { deletionResponse } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { ownedTables, allTables, tracesOf } from './support/catalog';
import { userWithAllData } from './support/user-with-all-data';
import { accountLinkIn, mailsTo } from './support/received-mails';
import { newcomer, signIn, signUp } from './support/users';
import { productBuilds, startServer } from './support/start-server';
import { until } from './support/until';

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

/** Somebody who asked for the deletion, and the link of the mail. */
async function leaver() {
  const person = await signUp(server);
  const response = await leave(person.token, person.typed.password);
  const [letter] = await mailsTo(server.dataDir, person.typed.email);
  if (!letter) throw new Error('no letter');
  return { ...person, response, letter, link: accountLinkIn(letter) };
}

const makeDue = async (id: string) =>
  database.query(`update users set delete_at = now() - interval '1 second' where id = $1`, [id]);

describe('asking for the deletion of an account', () => {
  it('needs the password', async () => {
    const { token, typed } = await signUp(server);
    expect(await leave(token, 'not the password')).toMatchObject({
      status: 400,
      body: { detail: 'The current password is not right. Please try again.' },
    });
    expect((await me(token)).status).toBe(200);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect((await server.request('POST', '/api/v1/auth/me/deletion', { body: { password: 'x' } })).status).toBe(401);
  });

  it('ends every session, and says when: in seven days', async () => {
    const person = await signUp(server);
    const other = v.parse(
      v.object({ access_token: v.string() }),
      (await signIn(server, person.typed.email, person.typed.password)).body,
    ).access_token;
    const response = await leave(person.token, person.typed.password);
    expect(response.status).toBe(200);
    const { delete_at } = v.parse(deletionResponse, response.body);
    expect(Math.abs(Date.parse(delete_at) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect([(await me(person.token)).status, (await me(other)).status]).toEqual([401, 401]);
  });

  it('is announced with a link that keeps the account, signed out, once', async () => {
    const { typed, letter, link } = await leaver();
    expect(letter.headers.get('subject')).toBe('Your Verdant account will be deleted');
    expect(letter.html).toContain(link.token);
    expect(letter.text).toMatch(/will be deleted with everything in it on \d+ \w+ 20\d\d\./);
    expect(link.purpose).toBe('keep-account');
    expect((await follow(link)).status).toBe(204);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect(await follow(link)).toMatchObject({ status: 400 });
  });

  it('is not undone by opening the link: only its button does that', async () => {
    const { typed, link } = await leaver();
    const page = await server.request('GET', `/account-link?for=${link.purpose}&token=${link.token}`);
    expect(page.status).toBe(200);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(403);
  });

  it('a link for one thing does no other', async () => {
    const { link } = await leaver();
    expect(await follow({ ...link, purpose: 'verify-email' })).toMatchObject({ status: 400 });
    expect((await follow({ ...link, purpose: 'export' })).status).toBe(422);
    expect((await follow(link)).status).toBe(204);
  });
});

describe('signing in to an account that is going to be deleted', () => {
  it('says so only with the right password', async () => {
    const { typed } = await leaver();
    expect(await signIn(server, typed.email, typed.password)).toMatchObject({
      status: 403,
      body: { detail: 'This account is going to be deleted. To keep it, use the link in our email.' },
    });
    const wrong = await signIn(server, typed.email, 'not the password');
    const unknown = await signIn(server, newcomer().email, 'not the password');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  it('can keep it with the password, and then signs in', async () => {
    const { typed, link } = await leaver();
    expect(await keep(typed.email, 'not the password')).toMatchObject({ status: 401 });
    expect((await signIn(server, typed.email, typed.password)).status).toBe(403);
    expect((await keep(typed.email, typed.password)).status).toBe(204);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect(await follow(link)).toMatchObject({ status: 400 });
  });

  it('is a wrong password once the time is over, and nothing keeps it then', async () => {
    const { typed, user } = await leaver();
    await makeDue(user.id);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(401);
    expect((await keep(typed.email, typed.password)).status).toBe(401);
  });
});

/** Tables without a foreign key to a user that hold something of one all the same. */
const alsoPersonal = ['public.sandbox_links'];

/** Tables that hold nothing of an account, and why. A new table has to be named here or lead to a user by foreign keys. */
const impersonal: Readonly<Record<string, string>> = {
  'public.sandbox_keys': 'a secret of the sandbox',
  'public.limit_counts': 'hashes, which end within an hour',
  'public.lab_sessions': 'a random number of a browser, which ends within hours',
  'public.overrides': 'a reference to a session that has ended days before; ends within hours',
  'public.load_reports': 'how pages load, without an account',
  'public.served_pages': 'pages that were sent, without an account',
  'public.load_hours': 'totals',
  'public.failure_hours': 'totals',
  'public.vital_reports': 'how fast pages are, without an account',
  'public.vital_hours': 'totals',
  'public.load_counts': 'totals',
  'public.csp_reports': 'what was blocked, without an account',
  'public.releases': 'the software',
  'public.release_files': 'the software',
  'public.previews': 'the software',
  'public.preview_files': 'the software',
  'public.activations': 'the software',
  'public.release_nonces': 'the software',
  'public.prerender_problems': 'the software',
  'public.prerender_attempts': 'the software',
  'drizzle.__drizzle_migrations': 'the schema',
  'drizzle.__federation_migrations': 'the schema',
};
/** The queue's own tables: jobs are rows of `archive` and of a table for each kind. */
const isOfQueue = (table: string) => table.startsWith('pgboss.');

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Every random id in the rows that belong to the account. */
async function idsOf(userId: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const [table, condition] of await ownedTables(database)) {
    const { rows } = await database.query<{ text: string }>(
      `select one::text as text from ${table} as one where ${condition}`,
      [userId],
    );
    for (const { text } of rows) for (const id of text.match(UUID) ?? []) ids.add(id);
  }
  return [...ids];
}

const countOwned = async (userId: string) => {
  const counts: Record<string, number> = {};
  for (const [table, condition] of await ownedTables(database)) {
    const text = `select count(*)::int as count from ${table} where ${condition}`;
    counts[table] = (await database.query<{ count: number }>(text, [userId])).rows[0]?.count ?? 0;
  }
  return counts;
};

describe('when the time is over', () => {
  it('every table of the database either belongs to an account or is known to hold nothing of one', async () => {
    const owned = await ownedTables(database);
    const known = new Set([...owned.keys(), ...alsoPersonal, ...Object.keys(impersonal)]);
    const tables = (await allTables(database)).filter((table) => !isOfQueue(table));
    expect(tables.filter((table) => !known.has(table))).toEqual([]);
    expect(owned.size).toBeGreaterThan(10);
  });

  it('nothing of the account is left in any table, nor at the aggregator, and nobody else loses anything', async () => {
    const stranger = await userWithAllData(server);
    const before = await countOwned(stranger.id);
    const odd = { first_name: 'Zephyrine', last_name: 'Quillfeather', phone: '+61 499 123 987' };
    const person = await userWithAllData(server, odd);
    const { typed, token, id } = person;
    // What nobody has is what a new table lacks in `userWithAllData`.
    const counts = await countOwned(id);
    expect(Object.keys(counts).filter((table) => counts[table] === 0)).toEqual([]);
    const ids = await idsOf(id);
    expect(ids.length).toBeGreaterThan(100);
    const needles = [...ids, typed.email, hashToken(token), odd.first_name, odd.last_name, odd.phone];
    const traces = await tracesOf(database, needles);
    expect(Object.keys(traces)).toEqual(expect.arrayContaining([...Object.keys(counts), ...alsoPersonal]));
    expect(Object.keys(traces).some(isOfQueue)).toBe(true);

    await leave(token, typed.password);
    await mailsTo(server.dataDir, typed.email, 5);
    await makeDue(id);
    // The hourly task, as the next hour's first server runs it.
    await database.query(`delete from pgboss.job where data->>'task' = 'queue-account-deletions'`);
    const next = await startServer({ DATABASE_URL: server.databaseUrl });
    try {
      await until('the account is gone', async () => {
        const { rows } = await database.query('select 1 from users where id = $1', [id]);
        return rows.length === 0 ? true : undefined;
      });
      await until('nothing is left', async () => {
        const left = await tracesOf(database, needles);
        return Object.keys(left).length === 0 ? true : undefined;
      }).catch(() => undefined);
      expect(await tracesOf(database, needles)).toEqual({});
      const [letter] = await mailsTo(next.dataDir, typed.email);
      expect(letter?.headers.get('subject')).toBe('Your Verdant account has been deleted');
      for (const text of [letter?.text, letter?.html]) expect(text).not.toMatch(/Zephyrine|token=|sign-in/);
    } finally {
      await next.stop();
    }
    expect(await countOwned(stranger.id)).toEqual(before);
    expect((await signUp(server, { email: typed.email })).user.id).not.toBe(id);
  }, 120_000);
});
