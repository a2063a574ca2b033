import { join } from 'node:path';
import pg from 'pg';
import { migrateFederation, migrationTimes, runMigrations } from '@verdant/federation/server';
import { migrateJobs } from '../jobs';

const MIGRATION_LOCK = 7_305_002;
const MIGRATIONS = join(__dirname, '../../migrations');

/** A migration of each journal, in milliseconds since 1970: tables are as they were after it. */
export interface SchemaLevel {
  readonly product: number;
  readonly platform: number;
}

/** The first level that this release knows, and its own. */
export function schemaLevels(): { readonly oldest: SchemaLevel; readonly newest: SchemaLevel } {
  const levelOf = (pick: (...times: number[]) => number) => ({
    product: pick(...migrationTimes(MIGRATIONS)),
    platform: pick(...migrationTimes()),
  });
  return { oldest: levelOf(Math.min), newest: levelOf(Math.max) };
}

/**
 * Brings the product's tables, those of the platform and those of the job queue up to date, or the first two to an earlier
 * level. Servers that start at the same moment do it one after the other, under a lock that ends with its connection; the
 * later ones find nothing left to do. Throws a `TooOldError` for tables from before the first level.
 */
export async function migrateDatabase(url: string, level?: SchemaLevel): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(client, { folder: MIGRATIONS, upTo: level?.product });
    await migrateFederation(client, level?.platform);
    await migrateJobs(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
