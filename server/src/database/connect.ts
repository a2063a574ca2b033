import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionProblem, TooOldError, type Database } from '@verdant/federation/server';
import { StartError, type Say } from '../start-error';
import type { DatabaseSettings } from './database-settings';
import { openEmbedded, type EmbeddedReport } from './embedded';
import { isRecovering } from './has-code';
import { migrateDatabase } from './migrate';
import { createPool, createReachability, databaseOn } from './pool';

export interface DatabaseHandle {
  readonly db: Database;
  /** Whether the database responds to a query; never throws. */
  readonly isReachable: () => Promise<boolean>;
  /** Closes the connections and stops the embedded database. */
  readonly close: () => Promise<void>;
}

/** What the caller hears while and after the database is opened. */
export interface DatabaseReport extends EmbeddedReport {
  /** Idle connections that break. */
  readonly onError: (error: unknown) => void;
}

const CONNECT_TIMEOUT_MS = 5_000;
const PATIENCE_MS = 15_000;
const SLOW_MS = 1_000;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || 'no response' : String(error);
}

/**
 * Waits for an external database that may still be starting, and for one that replays its log as long as that takes; a refused
 * login fails at once.
 */
async function waitUntilReachable(url: string, { say, checkpoint }: DatabaseReport): Promise<void> {
  const started = Date.now();
  let isSaid = false;
  for (;;) {
    checkpoint();
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const isLate = Date.now() - started > PATIENCE_MS && !isRecovering(error);
      if (!isConnectionProblem(error) || isLate) {
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

function tooOld({ databaseUrl, dataDir }: DatabaseSettings): StartError {
  const [data, empty] = databaseUrl
    ? ['The database of DATABASE_URL', 'DATABASE_URL to an empty database']
    : [`The data in ${dataDir}`, 'DATA_DIR to an empty folder'];
  return new StartError(
    `${data} is of a release before 1.0.0 and was left as it is: set ${empty}, or stay on the release that made it`,
  );
}

async function prepare(url: string, settings: DatabaseSettings, say: Say): Promise<void> {
  const slow = setTimeout(() => say('Updating the tables...'), SLOW_MS);
  try {
    await migrateDatabase(url);
  } catch (error) {
    if (error instanceof TooOldError) throw tooOld(settings);
    throw new StartError(
      `The tables cannot be brought up to date: ${reasonOf(error instanceof Error && error.cause ? error.cause : error)}`,
    );
  } finally {
    clearTimeout(slow);
  }
}

/** Opens the database that the settings name, embedded or external, with its tables up to date. */
export async function openDatabase(settings: DatabaseSettings, report: DatabaseReport): Promise<DatabaseHandle> {
  const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir, report);
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  const closeEmbedded = async () => embedded?.close();
  try {
    if (!embedded) await waitUntilReachable(url, report);
    await prepare(url, settings, report.say);
  } catch (error) {
    await closeEmbedded();
    throw error;
  }
  const pool = createPool(url, settings, report.onError);
  const reachability = createReachability(url);
  return {
    db: databaseOn(pool),
    isReachable: reachability.isReachable,
    close: async () => {
      await Promise.all([pool.end(), reachability.close()]).catch(report.onError);
      await closeEmbedded();
    },
  };
}
