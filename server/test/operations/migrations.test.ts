import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { migrationTimes } from '@verdant/federation/server';
import { queryRows, readAllTables } from '../support/query';
import { sharedServer } from '../support/shared-server';
import { startFailingServer, startServer, type TestServer } from '../support/start-server';
import { signUp } from '../support/users';

const expectedTimes = {
  product: migrationTimes(resolve(__dirname, '../../migrations')),
  platform: migrationTimes(),
};

const server = sharedServer();

const rows = async (databaseUrl: string, text: string) => queryRows<Record<string, unknown>>({ databaseUrl }, text);

const journalOf = async (url: string) => {
  const timesOf = async (journal: string) =>
    (await rows(url, `select created_at from drizzle.${journal} order by id`)).map((row) => Number(row.created_at));
  return { product: await timesOf('__drizzle_migrations'), platform: await timesOf('__federation_migrations') };
};

describe('an empty database', () => {
  it('gets the tables of product and platform, each with a migration journal of its own', async () => {
    const url = server.databaseUrl;
    expect(await journalOf(url)).toEqual(expectedTimes);
    const expected = ['users', 'quiz_sessions', 'releases', 'page_loads'].map((table) => `public.${table}`);
    expect(Object.keys(await readAllTables(url))).toEqual(expect.arrayContaining(expected));
  });

  it('is not changed again by the next start', async () => {
    const url = server.databaseUrl;
    const next = await startServer({ DATABASE_URL: url });
    expect((await next.request('GET', '/api/v1/health')).status).toBe(200);
    await next.stop();
    expect(await journalOf(url)).toEqual(expectedTimes);
  });

  it('has exactly one unlogged table, limit_counts, which PostgreSQL may empty after a crash', async () => {
    const unlogged = "select relname from pg_class where relpersistence = 'u' and relkind = 'r'";
    expect(await rows(server.databaseUrl, unlogged)).toEqual([{ relname: 'limit_counts' }]);
  });
});

/**
 * Makes the database look like one of a release before 1.0.0, with migrations that this release does not know and one user.
 */
async function makeOld(old: TestServer): Promise<void> {
  await signUp(old);
  await rows(
    old.databaseUrl,
    `update drizzle.__drizzle_migrations set hash = '${randomUUID()}', created_at = created_at - 86400000`,
  );
  await rows(old.databaseUrl, 'alter table bank_links add column accounts jsonb');
}

describe('data of a release before 1.0.0', () => {
  const advice = (empty: string) =>
    `is of a release before 1.0.0 and was left as it is: set ${empty}, or stay on the release that made it\n`;

  it('in the database of DATABASE_URL makes the start fail with a one-line error, and is left unchanged', async () => {
    const old = await startServer();
    try {
      await makeOld(old);
      await old.stop();
      const url = old.databaseUrl;
      const before = await readAllTables(url);
      const { code, err } = await startFailingServer({ DATABASE_URL: url, DATA_DIR: old.dataDir });
      expect([code, err]).toEqual([1, `The database of DATABASE_URL ${advice('DATABASE_URL to an empty database')}`]);
      expect(await readAllTables(url)).toEqual(before);
    } finally {
      await old.remove();
    }
  });
});
