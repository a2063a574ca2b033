import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionProblem, DatabaseTooOldError, type Database } from '@verdant/federation/server';
import { StartError } from '../start-error';
import type { DatabaseSettings } from './database-settings';
import { openEmbeddedDatabase, type EmbeddedDatabaseCallbacks } from './embedded';
import { migrateDatabase } from './migrate';
import { createPool, createReachabilityCheck, createPooledDatabase } from './pool';
import { hasErrorCode, isDatabaseStartingError } from './queries';

/** A set of callbacks for events of a database that is opening or open. */
export interface DatabaseCallbacks extends EmbeddedDatabaseCallbacks {
  readonly onError: (error: unknown) => void;
  /** Checks the tables. Called after the migration, before any other use of the tables. */
  readonly checkTables?: (db: Database) => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const MAX_WAIT_MS = 15_000;
const SLOW_MS = 1_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 2_000;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || 'no response' : String(error);
}

/**
 * Waits up to 15 seconds for an external database, and without limit while the database replays its log. Throws a
 * `StartError` after that time, and at once for a refused login or an unknown host.
 */
async function waitUntilReachable(url: string, { say, checkpoint }: DatabaseCallbacks): Promise<void> {
  const started = Date.now();
  let isAnnounced = false;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    checkpoint();
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const waitedMs = Date.now() - started;
      const isMistake = !isConnectionProblem(error) || hasErrorCode(error, 'ENOTFOUND');
      if (isMistake || (waitedMs > MAX_WAIT_MS && !isDatabaseStartingError(error))) {
        throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
      }
      if (!isAnnounced && waitedMs > SLOW_MS) {
        say('Waiting for the database of DATABASE_URL...');
        isAnnounced = true;
      }
      await wait(pauseMs);
    }
  }
}

function serverTooOldError({ databaseUrl, dataDir }: DatabaseSettings): StartError {
  const [data, empty] = databaseUrl
    ? ['The database of DATABASE_URL', 'DATABASE_URL to an empty database']
    : [`The data in ${dataDir}`, 'DATA_DIR to an empty folder'];
  return new StartError(
    `${data} is of a release before 1.0.0 and was left as it is: set ${empty}, or stay on the release that made it`,
  );
}

async function migrate(
  url: string,
  db: Database,
  settings: DatabaseSettings,
  report: DatabaseCallbacks,
): Promise<void> {
  const slow = setTimeout(() => report.say('Updating the tables...'), SLOW_MS);
  try {
    await migrateDatabase(url);
    await report.checkTables?.(db);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof DatabaseTooOldError) throw serverTooOldError(settings);
    throw new StartError(
      `The tables cannot be brought up to date: ${reasonOf(error instanceof Error && error.cause ? error.cause : error)}`,
    );
  } finally {
    clearTimeout(slow);
  }
}

/** Opens the database of the settings and migrates the tables. */
export async function openDatabase(settings: DatabaseSettings, report: DatabaseCallbacks) {
  const embedded = settings.databaseUrl ? undefined : await openEmbeddedDatabase(settings.dataDir, report);
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  let isClosing = false;
  const pool = createPool(url, settings, (error) => {
    // `pool.end` resolves before connections are closed, and a stopping PostgreSQL breaks these connections (57P01).
    if (!isClosing) report.onError(error);
  });
  const db = createPooledDatabase(pool);
  const reachability = createReachabilityCheck(url);
  const close = async () => {
    isClosing = true;
    await Promise.all([pool.end(), reachability.close()]).catch(report.onError);
    await embedded?.close();
  };
  try {
    if (!embedded) await waitUntilReachable(url, report);
    await migrate(url, db, settings, report);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, isReachable: reachability.isReachable, close };
}
