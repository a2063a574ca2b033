import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { migrationTimes } from '@verdant/federation/server';
import type pg from 'pg';
import { migrateDatabase } from '../../src/database/migrate';
import { describeFiles, remoteFiles, remoteManifest } from '../support/fixture-builds';
import { signUp, tokenFor } from '../support/users';
import { firstPossibleAnswer, QuizPlayer } from '../support/quiz-player';
import { sharedBuilds, sharedServer } from '../support/shared-server';
import { withServer } from '../support/start-server';
import { createDatabase, queryRows, withClient } from '../support/query';

/*
 * Servers of two releases share a database during a rolling deployment, after the newer release has migrated it. The schema
 * of the previous release follows from its migrations, which must never change; later migrations must only make additions.
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

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** True if a row can be inserted without a value for the column. */
  readonly isFilled: boolean;
}

/** A constraint or a unique index of a table. */
interface Rule {
  readonly table: string;
  readonly definition: string;
}

/** Parts of a schema on which statements depend. */
interface Catalog {
  readonly columns: readonly Column[];
  readonly rules: readonly Rule[];
}

const SCHEMA = `'public'::regnamespace`;

/** Returns the columns, constraints and unique indexes of the current tables. */
async function catalogOf(client: pg.Client): Promise<Catalog> {
  const columns = await client.query<Column>(
    `select relname as "table", attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
       not attnotnull or atthasdef or attidentity <> '' as "isFilled"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = ${SCHEMA} and relkind = 'r' and attnum > 0 and not attisdropped order by 1, attnum`,
  );
  // Constraints of type n ("not null") are excluded: only PostgreSQL 18 and later lists these; columns have `isNullable`.
  const rules = await client.query<Rule>(
    `select conrelid::regclass::text as "table", conname || ' ' || pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = ${SCHEMA} and contype <> 'n'
     union
     select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = ${SCHEMA} and indisunique
     order by 1, 2`,
  );
  return { columns: columns.rows, rules: rules.rows };
}

const nameOf = ({ table, name }: Column) => `${table}.${name}`;
const textOf = ({ table, definition }: Rule) => `${table}: ${definition}`;

function changeOf(before: Column, after: Column | undefined): string | undefined {
  const name = nameOf(before);
  if (!after) return `${name} is gone`;
  if (after.type !== before.type) return `${name} was ${before.type} and is ${after.type}`;
  // An added "not null" can break the other release's statements that write the column, a removed one those that read it.
  if (before.isFilled && !after.isFilled) return `${name} needs a value`;
  if (before.isNullable !== after.isNullable) return `${name} ${after.isNullable ? 'may be' : 'must not be'} null`;
  return undefined;
}

/**
 * Returns the changes from `before` to `after` that can make statements written for `before` fail or read wrong data
 * ("expand, then contract", docs/operations.md). Additions are not reported: a table, a column with a default, an index.
 */
function breakingSchemaChanges(before: Catalog, after: Catalog): string[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  const columnsBefore = new Set(before.columns.map(nameOf));
  const now = new Map(after.columns.map((column) => [nameOf(column), column]));
  const rulesBefore = new Set(before.rules.map(textOf));
  const rulesAfter = new Set(after.rules.map(textOf));
  return [
    ...before.columns.map((column) => changeOf(column, now.get(nameOf(column)))),
    ...after.columns
      .filter((column) => tables.has(column.table) && !columnsBefore.has(nameOf(column)) && !column.isFilled)
      .map((column) => `${nameOf(column)} is new and needs a value`),
    // The names of constraints matter, because the code identifies a violated constraint by its name.
    ...before.rules.map(textOf).flatMap((rule) => (rulesAfter.has(rule) ? [] : `gone: ${rule}`)),
    ...after.rules
      .filter(({ table }) => tables.has(table))
      .map(textOf)
      .flatMap((rule) => (rulesBefore.has(rule) ? [] : `new: ${rule}`)),
  ].filter((found) => found !== undefined);
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
    expect(breakingSchemaChanges(before, after)).toEqual(previous.accepted.map((line) => line.split(': because')[0]));
    const rows = await queryRows({ databaseUrl: url }, 'select version from pgboss.version');
    expect(rows).toEqual([{ version: previous.queue }]);
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
    await player.play(await player.start(), firstPossibleAnswer);
    expect((await player.insights()).insights).not.toEqual([]);
  });
});

describe('releases and previews that a server of 1.0.0 published', () => {
  const builds = sharedBuilds();
  const BUDGET = 'static/js/budget.bbbbbbbb.js';
  const script = 'budget();'.repeat(100);
  const contents: Record<string, string> = { ...remoteFiles, [BUDGET]: script };
  const manifestOf = (version: string) => JSON.stringify(remoteManifest({ version, files: describeFiles(contents) }));

  /** Inserts files as the previous release does, into the `table` for files of releases or that for files of previews. */
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

  it('are still served after an upgrade, even those that a server of 1.0.0 adds while the new server is running', async () => {
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
