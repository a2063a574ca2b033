import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATION_LOCK = 7_305_003;
const MIGRATIONS = join(__dirname, 'migrations');
/** Beside the product's own journal: each of the two counts its own migrations. */
const JOURNAL = '__federation_migrations';

async function migrateWith(client: pg.Client): Promise<void> {
  await client.query('set client_min_messages = warning');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS, migrationsTable: JOURNAL });
  } finally {
    // A connection that broke has released its lock already.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}

/**
 * Brings the platform's tables up to date, over a connection of the caller's or one to that URL. Servers that start at
 * the same moment wait for each other; the later ones find nothing left to do.
 */
export async function migrateFederation(database: string | pg.Client): Promise<void> {
  if (typeof database !== 'string') return migrateWith(database);
  const client = new pg.Client({ connectionString: database });
  // A connection that breaks fails the query that uses it, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await migrateWith(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
