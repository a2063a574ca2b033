import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as v from 'valibot';
import { overrideList } from '@verdant/federation/contract';
import { migrateDatabase } from '../../src/database/migrate';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';

const MIGRATIONS = resolve(__dirname, '../../migrations');
/** The migrations by which the product itself once made the platform's tables. */
const OLD = join(__dirname, '../support/old-database');

const journalFile = v.looseObject({ entries: v.array(v.looseObject({ when: v.number() })) });
const readJournal = (file: string) => v.parse(journalFile, JSON.parse(readFileSync(file, 'utf8')));

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => discard(server));

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** A new database beside the one of the server. */
async function createDatabase(name: string): Promise<string> {
  const url = new URL(server.databaseUrl);
  await withClient(url.href, async (client) => client.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return url.href;
}

/** A database as it was after the first `count` of the old migrations. */
async function oldDatabase(name: string, count: number): Promise<string> {
  const url = await createDatabase(name);
  const folder = temporaryFolder();
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    cpSync(OLD, folder, { recursive: true });
    const journal = readJournal(join(OLD, 'journal.json'));
    mkdirSync(join(folder, 'meta'), { recursive: true });
    const first = { ...journal, entries: journal.entries.slice(0, count) };
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(first));
    await withClient(url, async (client) => migrate(drizzle({ client }), { migrationsFolder: folder }));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return url;
}

const rows = async (url: string, text: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);

/** Every column, constraint and index there is. */
const structureOf = async (url: string) => ({
  columns: await rows(
    url,
    `select table_name, column_name, data_type, column_default, is_nullable
     from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  ),
  constraints: await rows(
    url,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  ),
  indexes: await rows(
    url,
    `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  ),
});

const journalOf = async (url: string) => ({
  product: (await rows(url, 'select created_at from drizzle.__drizzle_migrations order by id')).map((row) =>
    Number(row.created_at),
  ),
  platform: (await rows(url, 'select created_at from drizzle.__federation_migrations order by id')).map((row) =>
    Number(row.created_at),
  ),
});

const timesIn = (file: string) => readJournal(file).entries.map(({ when }) => when);
const newTimes = {
  product: timesIn(join(MIGRATIONS, 'meta/_journal.json')),
  platform: timesIn(resolve(__dirname, '../../../federation/server/database/migrations/meta/_journal.json')),
};

/** A row of each kind that the platform stores, an override with its sign-in among them. */
const OLD_ROWS = `
  insert into users (id, email, email_key, password_hash, first_name, last_name)
    values ('00000000-0000-4000-8000-000000000001', 'a@b.co', 'a@b.co', 'x', 'A', 'B');
  insert into sessions (token_hash, user_id, expires_at)
    values ('session', '00000000-0000-4000-8000-000000000001', now() + interval '1 day');
  insert into overrides values
    (encode(sha256('${'o'.repeat(43)}'), 'hex'), 'mfe-samples', 'http://localhost:1/', 'session', now() + interval '1 hour'),
    (encode(sha256('${'o'.repeat(43)}'), 'hex'), 'mfe-quiz', 'http://localhost:1/', null, now() + interval '1 hour');
  insert into lab_sessions (token, expires_at, faults) values ('lab', now() + interval '1 day', '[]');
  insert into releases (name, version, manifest, key_id, signature)
    values ('mfe-samples', '2.0.0', '{"name":"mfe-samples","contract":"^1.0.0","pages":[],"slots":[],"modules":{},"files":{},"needs":{"shared":{},"federation":"2.9.2"}}', 'key', 'signature');
  insert into release_files values ('mfe-samples', '2.0.0', 'a.js', 'content', null);
  insert into activations (name, version, action, reason, by) values ('mfe-samples', '2.0.0', 'activate', 'Old', 'key');
  insert into release_nonces values ('nonce');
  insert into load_reports (remote, version, stage, reason, outcome, page, weighs)
    values ('mfe-samples', '2.0.0', 'entry', 'none', 'loaded', 'page', true);
  insert into load_counts values ('mfe-samples', '2.0.0', 'entry', 'none', 'loaded', 7);`;

const TABLES = [
  'users',
  'sessions',
  'overrides',
  'lab_sessions',
  'releases',
  'release_files',
  'activations',
  'release_nonces',
  'load_reports',
  'load_counts',
];

/** The columns of each table, as they are now. */
async function columnsOf(url: string): Promise<Map<string, string>> {
  const { columns } = await structureOf(url);
  const of = (table: string) => columns.filter((column) => column.table_name === table);
  return new Map(
    TABLES.map((table) => [
      table,
      of(table)
        .map(({ column_name: name }) => `"${String(name)}"`)
        .join(', '),
    ]),
  );
}

/** All rows, in columns that there were at some time: a migration may add others. */
const contentOf = async (url: string, columns: ReadonlyMap<string, string>) =>
  Promise.all(
    TABLES.map(async (table) => [
      table,
      await rows(url, `select ${columns.get(table) ?? '*'} from ${table} order by 1, 2`),
    ]),
  );

describe('an empty database', () => {
  it('gets the tables of product and platform, each under its own journal', async () => {
    const url = server.databaseUrl;
    expect(await journalOf(url)).toEqual(newTimes);
    const { columns } = await structureOf(url);
    const tables = new Set(columns.map((column) => column.table_name));
    for (const table of [...TABLES, 'quiz_sessions']) expect(tables).toContain(table);
  });

  it('is left alone by the next start', async () => {
    const url = server.databaseUrl;
    const before = await structureOf(url);
    const next = await startServer({ DATABASE_URL: url });
    expect((await next.request('GET', '/api/v1/health')).status).toBe(200);
    await next.stop();
    expect([await journalOf(url), await structureOf(url)]).toEqual([newTimes, before]);
  });
});

describe('a database whose tables the product made itself', () => {
  it.each([3, 4, 5, 6])('has the same structure in the end, from %i old migrations', async (count) => {
    const url = await oldDatabase(`old_${count}`, count);
    await migrateDatabase(url);
    expect(await structureOf(url)).toEqual(await structureOf(server.databaseUrl));
  });

  it('keeps every row, whether one server starts or two at once, and is left alone by the next start', async () => {
    const url = await oldDatabase('with_rows', 6);
    await withClient(url, async (client) => client.query(OLD_ROWS));
    const columns = await columnsOf(url);
    const before = await contentOf(url, columns);
    const oldTimes = timesIn(join(OLD, 'journal.json'));
    // The old ones stay, and those that the product has made since are added.
    const product = [...oldTimes, ...newTimes.product.filter((when) => !oldTimes.includes(when))];

    const both = await Promise.all([startServer({ DATABASE_URL: url }), startServer({ DATABASE_URL: url })]);
    for (const started of both) {
      const history = await started.request('GET', '/api/v1/releases/mfe-samples/history');
      expect(history.body).toMatchObject({ switches: [{ action: 'activate', to: '2.0.0', reason: 'Old' }] });
      await started.stop();
    }
    expect(await contentOf(url, columns)).toEqual(before);
    expect(await journalOf(url)).toEqual({ ...newTimes, product });

    const again = await startServer({ DATABASE_URL: url });
    expect((await again.request('GET', '/metrics')).text).toContain('version="2.0.0"');
    await again.stop();
    expect([await contentOf(url, columns), await journalOf(url)]).toEqual([before, { ...newTimes, product }]);
  });

  it('ends an override with its sign-in all the same', async () => {
    const url = await oldDatabase('with_override', 6);
    await withClient(url, async (client) => client.query(OLD_ROWS));
    const started = await startServer({ DATABASE_URL: url });
    try {
      const names = async () => {
        const headers = { cookie: `verdant-overrides=${'o'.repeat(43)}` };
        const { body } = await started.request('GET', '/api/v1/overrides', { headers });
        return v.parse(overrideList, body).overrides.map(({ name }) => name);
      };
      expect(await names()).toEqual(['mfe-quiz', 'mfe-samples']);
      // The first server of an hour deletes expired sign-ins.
      const unfinished = "select id from pgboss.job where state < 'completed'";
      while ((await rows(url, unfinished)).length > 0) await wait(20);
      await rows(url, "update sessions set expires_at = now() - interval '1 second'");
      expect(await names()).toEqual(['mfe-quiz']);
      await rows(url, "update sessions set expires_at = now() + interval '1 day'");
      expect(await names()).toEqual(['mfe-quiz', 'mfe-samples']);
      await rows(url, 'delete from sessions');
      expect(await names()).toEqual(['mfe-quiz']);
    } finally {
      await started.stop();
    }
  });
});
