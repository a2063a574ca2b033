import { join } from 'node:path';
import pg from 'pg';
import { migrateFederation, migrationTimes, runMigrations } from '@verdant/federation/server';
import { migrateJobs } from '../jobs';

const MIGRATION_LOCK = 7_305_002;
const MIGRATIONS = join(__dirname, '../../migrations');

/** Times of the last migrations in the journals of the product and the platform, in milliseconds since 1970. */
export interface SchemaLevel {
  readonly product: number;
  readonly platform: number;
}

export function schemaLevels(): { readonly oldest: SchemaLevel; readonly newest: SchemaLevel } {
  const levelOf = (pick: (...times: number[]) => number) => ({
    product: pick(...migrationTimes(MIGRATIONS)),
    platform: pick(...migrationTimes()),
  });
  return { oldest: levelOf(Math.min), newest: levelOf(Math.max) };
}

/**
 * Migrates the tables to `level`, by default the newest level. A lock makes concurrent servers wait; throws a `DatabaseTooOldError`
 * for tables older than the oldest level.
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
