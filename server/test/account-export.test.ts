import { getTableName } from 'drizzle-orm';
import * as v from 'valibot';
import { hashToken } from '@verdant/federation/http';
import { exportLink } from '@verdant/shared/contract';
import { exportedTables } from '../src/account-data/export/exported-tables';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { isJobQueueTable, userRowConditions, countRowsContaining } from './support/catalog';
import { userWithAllData } from './support/user-with-all-data';
import { newUser, signUp } from './support/users';
import { unzip } from './support/unzip';

const server = sharedServer({ LOG_LEVEL: 'trace' });
const database = sharedDatabase(server);

/** Tables that contain data of a user but are not exported, each with the reason. */
const notExported: Readonly<Record<string, string>> = {
  'public.tokens': 'hashes and times, of links in mails and of sign-ins under way; the address is that of the mail',
  'public.recovery_codes': 'hashes of codes that sign in; how many are left is in the settings',
  'public.known_devices': 'hashes, from which no device can be identified; they protect the sign-in',
  'public.sandbox_links': 'stands for what a bank stores; what Verdant has of it is in bank-links',
};

const open = (token: string) => server.request('POST', '/api/v1/auth/me/export', { token });
const linkOf = async (token: string) => v.parse(exportLink, (await open(token)).body).url;
const download = async (url: string) => fetch(`${server.url}${url}`);
const filesOf = async (token: string) => unzip(Buffer.from(await (await download(await linkOf(token))).arrayBuffer()));

const everything = v.objectWithRest({ exported_at: v.string() }, v.array(v.record(v.string(), v.unknown())));

test('the export contains every table with data of a user, except for the tables that are listed as not exported', async () => {
  const person = await userWithAllData(server);
  const { rows } = await database.query<{ id: string }>('select id from users where id = $1', [person.id]);
  expect(rows).toHaveLength(1);
  const tables = new Set([
    ...(await userRowConditions(database)).keys(),
    ...Object.keys(await countRowsContaining(database, [person.id, person.typed.email, hashToken(person.token)])),
  ]);
  const exported = exportedTables.map(({ table }) => `public.${getTableName(table)}`);
  expect(exported.filter((table) => table in notExported)).toEqual([]);
  const expected = [...tables].filter((table) => !isJobQueueTable(table) && !(table in notExported));
  expect(exported.toSorted()).toEqual(expected.toSorted());
}, 60_000);

test('the export has a read-me, scores, a CSV file per table and a JSON file, with the rows of this user only', async () => {
  const stranger = await userWithAllData(server);
  const person = await userWithAllData(server, { first_name: '=Zoë', last_name: 'O"Neil, Jr' });
  const files = await filesOf(person.token);
  const spreadsheets = exportedTables.filter(({ onlyJson }) => onlyJson !== 'all');
  const names = spreadsheets.map(({ name }) => `${name}.csv`);
  expect([...files.keys()]).toEqual(['read-me.txt', 'scores.csv', ...names, 'everything.json']);
  const explained = [...(files.get('read-me.txt') ?? '').matchAll(/^ {2}(.+\.csv): /gm)].map(([, name]) => name);
  expect(explained).toEqual(['scores.csv', ...names]);

  const json = files.get('everything.json') ?? '';
  const { exported_at, ...tables } = v.parse(everything, JSON.parse(json));
  expect(Date.parse(exported_at)).toBeGreaterThan(Date.now() - 60_000);
  expect(tables['account']).toEqual([
    expect.objectContaining({ id: person.id, email: person.typed.email, first_name: '=Zoë', last_name: 'O"Neil, Jr' }),
  ]);
  const owned = await userRowConditions(database);
  for (const { name, table } of exportedTables) {
    const stored = `public.${getTableName(table)}`;
    const count = `select count(*)::int as count from ${stored} where ${owned.get(stored)}`;
    const { rows } = await database.query<{ count: number }>(count, [person.id]);
    expect([name, tables[name]?.length]).toEqual([name, rows[0]?.count]);
    const lines = files.get(`${name}.csv`)?.split('\r\n').length;
    if (lines !== undefined) expect([name, lines]).toEqual([name, (rows[0]?.count ?? 0) + 2]);
  }
  // The rows exceed one page of the export's queries, so the test covers several pages.
  expect(tables['transactions']?.length).toBeGreaterThan(200);

  const all = [...files.values()].join('\n');
  const { rows } = await database.query<{ hash: string }>('select password_hash as hash from users where id = $1', [
    person.id,
  ]);
  for (const secret of [stranger.id, stranger.typed.email, hashToken(person.token), rows[0]?.hash ?? 'never']) {
    expect(all).not.toContain(secret);
  }
  for (const name of ['scores.csv', ...names]) expect(files.get(name)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  // The apostrophe is expected, because a spreadsheet would run a cell that starts with an equals sign as a formula.
  expect(files.get('account.csv')).toContain(`,'=Zoë,"O""Neil, Jr",`);
}, 120_000);

test('the export is downloaded as a ZIP file that caches must not store', async () => {
  const { token } = await newUser(server);
  const response = await download(await linkOf(token));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="verdant-20\d\d-\d\d-\d\d\.zip"$/);
  expect(response.headers.get('cache-control')).toContain('no-store');
  await response.body?.cancel();
});

test('a download link of an export works only once and for five minutes, and its token is not logged', async () => {
  const { token, user } = await signUp(server);
  const url = await linkOf(token);
  expect((await download(url)).status).toBe(200);
  expect((await download(url)).status).toBe(400);
  const late = await linkOf(token);
  const { rows } = await database.query(
    `select extract(epoch from expires_at - created_at) as seconds from tokens
     where user_id = $1 and purpose = 'export'`,
    [user.id],
  );
  expect(rows).toEqual([{ seconds: '300.000000' }]);
  expect((await download('/api/v1/auth/export')).status).toBe(422);
  const { out, err } = server.printed();
  for (const secret of [url, late]) expect(`${out}${err}`).not.toContain(secret.split('=')[1]);
});

test('an account can request ten exports an hour', async () => {
  const { token } = await newUser(server);
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await open(token)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
