import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError, type Say } from '../../start-error';
import { hasCode, isRecovering } from '../has-code';
import { findBinaries } from './binaries';
import { ensureRunning, runningPort, stop, type Cluster } from './cluster';
import { openDataFolder } from './data-folder';
import { DATABASE_USER, initialise } from './initialise';
import { boundLog } from './log-file';
import { takeOwnership } from './owner-lock';
import { passwordFile, readOrCreatePassword } from './password';
import { findRunAs } from './run-as';

export interface EmbeddedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const DATABASE = 'verdant';
const SLOW_MS = 1_000;
const RECOVERY_TRIES = 5;
const RETRY_MS = 200;
const BOUND_LOG_MS = 60_000;

/** What the caller hears, and how it ends the waiting. */
export interface EmbeddedReport {
  readonly say: Say;
  /** Throws when there is no use in waiting any longer. */
  readonly checkpoint: () => void;
  /** The database stopped and cannot be started again. */
  readonly onLost: (error: unknown) => void;
}

/** The folder must contain a complete cluster, next to its password file. */
function checkCluster(cluster: Cluster): void {
  const needed = [join(cluster.folder, 'PG_VERSION'), passwordFile(cluster.dataDir)];
  const missing = needed.find((file) => !existsSync(file));
  if (missing) {
    throw new StartError(
      `${missing} is missing: restore it, or move ${cluster.dataDir} away to start with an empty database`,
    );
  }
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}

interface Opening {
  readonly password: string;
  /** The one to start on; by default that of last time. */
  readonly port?: number;
  readonly checkpoint: () => void;
}

async function createDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another server created it first.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error;
  } finally {
    await client.end();
  }
}

/** The URL of the database in `dataDir` while a server runs it; undefined while none does. */
export function findRunningEmbedded(dataDir: string): string | undefined {
  const port = runningPort(join(dataDir, 'postgres'));
  return port === undefined ? undefined : urlOf(port, readOrCreatePassword(dataDir), DATABASE);
}

/**
 * Starts or adopts, and takes the lock. Retries when the database stopped in between, and waits for one that recovers,
 * which it does by itself after the death of any of its processes.
 */
async function openCluster(cluster: Cluster, { password, port: wanted, checkpoint }: Opening) {
  let isOurs = false;
  const checkOpened = async () => {
    try {
      checkpoint();
    } catch (error) {
      if (isOurs) await stop(cluster);
      throw error;
    }
  };
  for (let left = RECOVERY_TRIES; ;) {
    const { port, isStartedByUs } = await ensureRunning(cluster, { port: wanted, checkpoint });
    isOurs ||= isStartedByUs;
    try {
      return { port, lock: await takeOwnership(urlOf(port, password, DATABASE), cluster.folder) };
    } catch (error) {
      await checkOpened();
      if (hasCode(error, '28P01')) {
        throw new StartError(`The password in ${cluster.dataDir} does not open the database in ${cluster.folder}`);
      }
      const counts = !isRecovering(error);
      if (error instanceof StartError || (left === 0 && counts)) throw error;
      if (hasCode(error, '3D000')) await createDatabase(port, password);
      else await wait(RETRY_MS);
      if (counts) left -= 1;
    }
  }
}

/**
 * Opens the database in `dataDir`: creates it on the first start, starts it, or adopts the one that a killed server
 * left running. While open, a database that stops is restarted on the same port; `onLost` is called when that fails.
 * Throws a one-line `StartError` for everything a user can fix.
 */
export async function openEmbedded(
  dataDir: string,
  { say, checkpoint, onLost }: EmbeddedReport,
): Promise<EmbeddedDatabase> {
  const real = openDataFolder(dataDir);
  const binaries = findBinaries();
  const runAs = findRunAs(binaries, real);
  const cluster: Cluster = { dataDir: real, folder: join(real, 'postgres'), binaries, runAs };
  if (!existsSync(cluster.folder)) {
    say('Preparing the database...');
    await initialise(real, readOrCreatePassword(real), binaries, runAs);
  }
  checkCluster(cluster);
  const password = readOrCreatePassword(real);
  const slow = setTimeout(() => say('Waiting for the database...'), SLOW_MS);
  const opened = await openCluster(cluster, { password, checkpoint }).finally(() => clearTimeout(slow));
  const { port } = opened;
  let lock = opened.lock;
  let isClosing = false;
  let reopening: Promise<void> | undefined;

  const refuseWhenClosing = () => {
    if (isClosing) throw new Error('the database is being closed');
  };
  const reopen = async () => {
    try {
      ({ lock } = await openCluster(cluster, { password, port, checkpoint: refuseWhenClosing }));
      watch();
    } catch (error) {
      if (!isClosing) onLost(error);
    }
  };
  const watch = () => {
    lock.once('end', () => {
      if (!isClosing) reopening = reopen();
    });
  };
  watch();
  const bounding = setInterval(() => boundLog(real), BOUND_LOG_MS).unref();

  return {
    url: urlOf(port, password, DATABASE),
    close: async () => {
      isClosing = true;
      clearInterval(bounding);
      // It would start what is stopped here.
      await reopening;
      // The lock ends with the database: released earlier, the next server would find one about to stop.
      await stop(cluster);
      await lock.end().catch(() => undefined);
    },
  };
}
