import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import * as v from 'valibot';

const MIGRATION_LOCK = 7_305_003;
const MIGRATIONS = join(__dirname, 'migrations');
/** Table with the platform's applied migrations, next to the product's own table. */
const JOURNAL = '__federation_migrations';

const journalFile = v.looseObject({ entries: v.array(v.looseObject({ when: v.number() })) });

/** Returns the creation times of the migrations in a folder, in milliseconds since 1970, oldest first. */
export function migrationTimes(folder = MIGRATIONS): number[] {
  return readJournal(folder).entries.map(({ when }) => when);
}

function readJournal(folder: string): v.InferOutput<typeof journalFile> {
  return v.parse(journalFile, JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
}

export class DatabaseTooOldError extends Error {
  constructor() {
    super('the tables are older than the first migration of this release');
  }
}

async function refuseTooOld(client: pg.Client, folder: string, table: string): Promise<void> {
  const journal = `drizzle.${table}`;
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [journal]);
  if (!rows[0]?.found) return;
  const [first = 0] = migrationTimes(folder);
  const older = await client.query(`select from ${journal} where created_at < $1`, [first]);
  if (older.rows.length > 0) throw new DatabaseTooOldError();
}

/**
 * Runs the migrations in a folder: up to `upTo` for a backup of an earlier release, by default every migration.
 * @throws TooOldError
 */
export async function runMigrations(
  client: pg.Client,
  { folder, table = '__drizzle_migrations', upTo }: { folder: string; table?: string; upTo: number | undefined },
): Promise<void> {
  await refuseTooOld(client, folder, table);
  const options = { migrationsTable: table };
  if (upTo === undefined) return migrate(drizzle({ client }), { migrationsFolder: folder, ...options });
  const part = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(folder, part, { recursive: true });
    const journal = readJournal(folder);
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    writeFileSync(join(part, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrate(drizzle({ client }), { migrationsFolder: part, ...options });
  } finally {
    rmSync(part, { recursive: true });
  }
}

/** Runs all platform migrations, or those up to `upTo` (milliseconds since 1970). Parallel servers wait for each other. */
export async function migrateFederation(client: pg.Client, upTo?: number): Promise<void> {
  await client.query('set client_min_messages = warning');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await runMigrations(client, { folder: MIGRATIONS, table: JOURNAL, upTo });
  } finally {
    // PostgreSQL has already released the lock if the connection is closed.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}
