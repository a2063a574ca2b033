import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isConnectionProblem, type Database } from '@verdant/federation/server';
import { StartError, type Say } from '../start-error';
import type { DatabaseSettings } from './database-settings';
import { openEmbedded } from './embedded';
import { migrateDatabase } from './migrate';

export interface DatabaseHandle {
  readonly db: Database;
  /** Whether the database responds to a query; never throws. */
  readonly isReachable: () => Promise<boolean>;
  /** Closes the connections and stops the embedded database. */
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const PATIENCE_MS = 15_000;
const SLOW_MS = 1_000;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || 'no response' : String(error);
}

/** Waits for an external database that may still be starting; a refused login fails at once. */
async function waitUntilReachable(url: string, say: Say): Promise<void> {
  const started = Date.now();
  let isSaid = false;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!isConnectionProblem(error) || Date.now() - started > PATIENCE_MS) {
        throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
      }
      if (!isSaid && Date.now() - started > SLOW_MS) {
        say('Waiting for the database of DATABASE_URL...');
        isSaid = true;
      }
      await wait(250);
    }
  }
}

async function prepare(url: string, say: Say): Promise<void> {
  const slow = setTimeout(() => say('Updating the tables...'), SLOW_MS);
  try {
    await migrateDatabase(url);
  } catch (error) {
    throw new StartError(
      `The tables cannot be brought up to date: ${reasonOf(error instanceof Error && error.cause ? error.cause : error)}`,
    );
  } finally {
    clearTimeout(slow);
  }
}

/**
 * Opens the database that the settings name, embedded or external, with its tables up to date.
 * `report.onError` receives idle connection errors, `report.onLost` the loss of the embedded database.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  report: { say: Say; onError: (error: unknown) => void; onLost: (error: unknown) => void },
): Promise<DatabaseHandle> {
  const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir, report.say, report.onLost);
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  const closeEmbedded = async () => embedded?.close();
  try {
    if (!embedded) await waitUntilReachable(url, report.say);
    await prepare(url, report.say);
  } catch (error) {
    await closeEmbedded();
    throw error;
  }
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', report.onError);
  // The pool listens while a connection is idle. One that breaks inside a transaction, between two queries, has nobody else.
  pool.on('connect', (client) => client.on('error', report.onError));
  return {
    db: drizzle({ client: pool }),
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      await pool.end().catch(report.onError);
      await closeEmbedded();
    },
  };
}
