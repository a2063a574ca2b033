import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateFederation } from '@verdant/federation/server';
import { migrateJobs } from '../jobs';

const MIGRATION_LOCK = 7_305_002;
const MIGRATIONS = join(__dirname, '../../migrations');

/**
 * Brings the product's tables, those of the platform and those of the job queue up to date. Servers that start at the same moment do it one after
 * the other, under a lock that ends with its connection; the later ones find nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    await migrateFederation(client);
    await migrateJobs(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
