import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { migrationTimes } from '@verdant/federation/server';
import { migrateDatabase } from '../../src/database/migrate';
import { breakingSchemaChanges, catalogOf } from '../support/schema-changes';
import { describeFiles, remoteFiles, remoteManifest } from '../support/fixture-builds';
import { signUp, tokenFor } from '../support/users';
import { anyAnswer, QuizPlayer } from '../support/quiz-player';
import { sharedBuilds, sharedServer } from '../support/shared-server';
import { withServer } from '../support/start-server';
import { createDatabase, rowsOf, withClient } from '../support/query';

/*
 * During a rolling deployment servers of two releases share a database that the newer one has migrated. The previous
 * release's schema is given by its migrations, which never change; later migrations must only make additions.
 */
const ROOT = resolve(__dirname, '../../..');
const PRODUCT = 'server/migrations';
const PLATFORM = 'federation/server/database/migrations';

const files = v.record(v.string(), v.string());
const record = v.object({
  version: v.string(),
  migrations: v.object({ [PRODUCT]: files, [PLATFORM]: files }),
  queue: v.number(),
  /** Incompatible schema changes of this release that were found harmless, each with the reason after a colon. */
  accepted: v.array(v.string()),
});
const previous = v.parse(record, JSON.parse(readFileSync(join(__dirname, '../support/previous-release.json'), 'utf8')));

function levelIn(folder: typeof PRODUCT | typeof PLATFORM): number {
  const last = migrationTimes(join(ROOT, folder))[Object.keys(previous.migrations[folder]).length - 1];
  if (last === undefined) throw new Error(`${folder} has fewer migrations than ${previous.version}`);
  return last;
}

const ADDITIONS = `
  alter table users add column country text, add column visits integer not null default 0;
  alter table sessions add column number bigint not null generated always as identity;
  create table visits (user_id uuid primary key references users (id) on delete cascade, at timestamptz not null);
  create index users_country on users (country);`;

const server = sharedServer();

describe(`the tables of ${previous.version}`, () => {
  it('are created by migrations that are unchanged since that release', () => {
    for (const [folder, released] of Object.entries(previous.migrations)) {
      const now = Object.keys(released).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(ROOT, folder, name)))
          .digest('hex'),
      ]);
      expect(Object.fromEntries(now)).toEqual(released);
    }
  });

  it('are only extended by this release, and the version of the job queue is unchanged @g-two-server-releases', async () => {
    const url = await createDatabase(server, 'previous_release');
    await migrateDatabase(url, { product: levelIn(PRODUCT), platform: levelIn(PLATFORM) });
    const [before, after] = [await withClient(url, catalogOf), await withClient(server.databaseUrl, catalogOf)];
    expect(before.columns.length).toBeGreaterThan(100);
    expect(breakingSchemaChanges(before, after)).toEqual(previous.accepted.map((one) => one.split(': because')[0]));
    const rows = await rowsOf({ databaseUrl: url }, 'select version from pgboss.version');
    expect(rows).toEqual([{ version: previous.queue }]);
  });
});

describe('the check for changes that would break a running earlier release reports:', () => {
  it.each([
    [
      'a renamed column',
      'alter table users rename first_name to given_name',
      ['users.first_name is gone', 'users.given_name is new and needs a value'],
    ],
    [
      'a new check constraint',
      "alter table users add constraint users_phone check (phone <> '')",
      [expect.stringMatching(/^new: users: users_phone CHECK/)],
    ],
    ['nothing if a change only adds to the schema', ADDITIONS, []],
  ])('%s', async (_what, change, found) => {
    await withClient(server.databaseUrl, async (client) => {
      const before = await catalogOf(client);
      await client.query('begin');
      await client.query(change);
      const changes = breakingSchemaChanges(before, await catalogOf(client));
      await client.query('rollback');
      expect(changes).toEqual(found);
    });
  });
});

it('a server works with tables that a later release has extended: register, sign in, answer, read insights', async () => {
  await withClient(server.databaseUrl, async (client) => {
    await client.query(ADDITIONS);
    const later = "'later', extract(epoch from now() + interval '1 year')::bigint * 1000";
    for (const journal of ['__drizzle_migrations', '__federation_migrations']) {
      await client.query(`insert into drizzle.${journal} (hash, created_at) select ${later}`);
    }
  });
  await withServer({ DATABASE_URL: server.databaseUrl }, async (next) => {
    const { typed } = await signUp(next);
    const player = new QuizPlayer(next, await tokenFor(next, typed.email, typed.password));
    await player.play(await player.start(), anyAnswer);
    expect((await player.insights()).insights).not.toEqual([]);
  });
});

describe('releases and previews that a server of 1.0.0 published', () => {
  const builds = sharedBuilds();
  const BUDGET = 'static/js/budget.bbbbbbbb.js';
  const script = 'budget();'.repeat(100);
  const contents: Record<string, string> = { ...remoteFiles, [BUDGET]: script };
  const manifestOf = (version: string) => JSON.stringify(remoteManifest({ version, files: describeFiles(contents) }));

  /** Inserts files as the previous release does; `table` belongs to releases or to previews. */
  async function insertFiles(url: string, table: string, owner: string | number) {
    await withClient(url, async (client) => {
      for (const [path, content] of Object.entries(contents)) {
        const compressed = path === BUDGET ? brotliCompressSync(content) : null;
        const values = ['mfe-samples', owner, path, Buffer.from(content), compressed];
        await client.query(`insert into ${table} values ($1, $2, $3, $4, $5)`, values);
      }
    });
  }
  async function insertRelease(url: string, version: string) {
    await withClient(url, async (client) => {
      const insert = `insert into releases (name, version, manifest, key_id, signature, payload) values ($1, $2, $3, 'key', '', '')`;
      await client.query(insert, ['mfe-samples', version, manifestOf(version)]);
    });
    await insertFiles(url, 'release_files', version);
  }

  it('stay readable, even if published while this release is running', async () => {
    const url = await createDatabase(server, 'former_files');
    await migrateDatabase(url, { product: levelIn(PRODUCT), platform: levelIn(PLATFORM) });
    await insertRelease(url, '2.0.0');
    await withClient(url, async (client) => {
      const insert = `insert into previews (name, pull_request, version, build, manifest, key_id, signature, expires_at)
        values ('mfe-samples', 7, '1.5.0-pr.7', '0123abcd', $1, 'key', '', now() + interval '3 days')`;
      await client.query(insert, [manifestOf('1.5.0-pr.7')]);
    });
    await insertFiles(url, 'preview_files', 7);

    await withServer({ DATABASE_URL: url, VERDANT_BUILDS_DIR: builds }, async (now) => {
      await insertRelease(url, '2.1.0');
      for (const version of ['2.0.0', '2.1.0', '1.5.0-pr.7+0123abcd']) {
        for (const [path, content] of Object.entries(contents)) {
          const { status, text } = await now.request('GET', `/releases/mfe-samples/${version}/${path}`);
          expect([version, path, status, text]).toEqual([version, path, 200, content]);
        }
      }
      const { body } = await now.request('GET', '/api/v1/releases/mfe-samples');
      expect(body).toMatchObject({
        versions: [{ version: '2.1.0' }, { version: '2.0.0' }],
        previews: [{ pull_request: 7, version: '1.5.0-pr.7' }],
      });
    });
  });
});
