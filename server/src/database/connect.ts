import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionProblem, TooOldError, type Database } from '@verdant/federation/server';
import { StartError } from '../start-error';
import type { DatabaseSettings } from './database-settings';
import { openEmbedded, type EmbeddedReport } from './embedded';
import { hasCode, isRecovering } from './has-code';
import { migrateDatabase } from './migrate';
import { createPool, createReachability, databaseOn } from './pool';

export interface DatabaseHandle {
  readonly db: Database;
  /** Set when it was opened without the database: every query fails at once, until `comeBack` has resolved. */
  readonly away: Away | undefined;
  /** Whether the database responds to a query; never throws. */
  readonly isReachable: () => Promise<boolean>;
  /** Closes the connections and stops the embedded database. */
  readonly close: () => Promise<void>;
}

/** What the caller hears while and after the database is opened. */
export interface DatabaseReport extends EmbeddedReport {
  /** Idle connections that break. */
  readonly onError: (error: unknown) => void;
  /** Whether the server has something to serve while an external database cannot be reached. */
  readonly mayBeAway?: boolean;
  /** Called once the tables are up to date, before anything else uses them. */
  readonly checkTables?: (db: Database) => Promise<void>;
}

interface Away {
  readonly reason: string;
  /** Waits for the database and brings its tables up to date. Rejects as `openDatabase` does; false when it was closed. */
  readonly comeBack: () => Promise<boolean>;
}

/** The database cannot be reached, which may end by itself. */
class AwayError extends StartError {}

const CONNECT_TIMEOUT_MS = 5_000;
const PATIENCE_MS = 15_000;
const SLOW_MS = 1_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 2_000;

const unusable = (error: unknown) => `The database of DATABASE_URL cannot be used: ${reasonOf(error)}`;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || 'no response' : String(error);
}

/**
 * Waits for an external database that may still be starting, and for one that replays its log as long as that takes; a refused
 * login fails at once. One that may be away was used before: then the name of no host is no mistake, and recovery no reason to wait.
 */
async function waitUntilReachable(
  url: string,
  { say, checkpoint, mayBeAway = false }: DatabaseReport,
  limitMs: number,
): Promise<void> {
  const started = Date.now();
  let isSaid = false;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    checkpoint();
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const isMistake = !isConnectionProblem(error) || (hasCode(error, 'ENOTFOUND') && !mayBeAway);
      if (isMistake) throw new StartError(unusable(error));
      const isLate = Date.now() - started > limitMs && (mayBeAway || !isRecovering(error));
      if (isLate) throw new AwayError(unusable(error));
      if (!isSaid && Date.now() - started > SLOW_MS) {
        say('Waiting for the database of DATABASE_URL...');
        isSaid = true;
      }
      await wait(pauseMs);
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

async function prepare(url: string, settings: DatabaseSettings, { say, checkTables }: DatabaseReport): Promise<void> {
  const slow = setTimeout(() => say('Updating the tables...'), SLOW_MS);
  const pool = createPool(url, settings, () => undefined);
  try {
    await migrateDatabase(url);
    await checkTables?.(databaseOn(pool));
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof TooOldError) throw tooOld(settings);
    const Problem = isConnectionProblem(error) ? AwayError : StartError;
    throw new Problem(
      `The tables cannot be brought up to date: ${reasonOf(error instanceof Error && error.cause ? error.cause : error)}`,
    );
  } finally {
    clearTimeout(slow);
    await pool.end().catch(() => undefined);
  }
}

/** Waits for the database, however often it goes away again, until its tables are up to date. */
async function prepareLater(url: string, settings: DatabaseSettings, report: DatabaseReport): Promise<void> {
  for (;;) {
    await waitUntilReachable(url, report, Infinity);
    try {
      await prepare(url, settings, report);
      return;
    } catch (error) {
      if (!(error instanceof AwayError)) throw error;
    }
    await wait(MAX_PAUSE_MS);
  }
}

/**
 * Opens the database that the settings name, embedded or external, with its tables up to date; an external one that is
 * away for a second also without it, if it may be.
 */
export async function openDatabase(settings: DatabaseSettings, report: DatabaseReport): Promise<DatabaseHandle> {
  const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir, report);
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  const closeEmbedded = async () => embedded?.close();
  const mayBeAway = !embedded && report.mayBeAway === true;
  let reason: string | undefined;
  try {
    if (!embedded) await waitUntilReachable(url, report, mayBeAway ? SLOW_MS : PATIENCE_MS);
    await prepare(url, settings, report);
  } catch (error) {
    await closeEmbedded();
    if (!mayBeAway || !(error instanceof AwayError)) throw error;
    reason = error.message;
  }
  const pool = createPool(url, settings, report.onError);
  const reachability = createReachability(url);
  const closing = new AbortController();
  const comeBack = async () => {
    const checkpoint = () => closing.signal.throwIfAborted();
    try {
      await prepareLater(url, settings, { ...report, say: () => undefined, checkpoint });
      checkpoint();
    } catch (error) {
      if (closing.signal.aborted) return false;
      throw error;
    }
    pool.isClosed = false;
    return true;
  };
  pool.isClosed = reason !== undefined;
  return {
    db: databaseOn(pool),
    away: reason === undefined ? undefined : { reason, comeBack },
    isReachable: reachability.isReachable,
    close: async () => {
      closing.abort();
      await Promise.all([pool.end(), reachability.close()]).catch(report.onError);
      await closeEmbedded();
    },
  };
}
