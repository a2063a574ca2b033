import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError, type ProgressPrinter } from '../../start-error';
import { hasCode, isRecoveringError } from '../has-code';
import { findBinaries, findDatabaseProcessUser } from './programs';
import { ensureRunning, findRunningPostmaster, logPath, stopPostgres, type Cluster } from './cluster';
import { openDataFolder, passwordFile, readOrCreatePassword } from './data-folder';
import { DATABASE_USER, initialise } from './initialise';
import { takeOwnership } from './owner-lock';

export interface EmbeddedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const DATABASE = 'verdant';
const SLOW_MS = 1_000;
const CLAIM_TRIES = 6;
const RETRY_MS = 200;

/** A set of callbacks for events of a database that is opening or open. */
export interface EmbeddedDatabaseCallbacks {
  readonly say: ProgressPrinter;
  /** Throws if the server got a signal to stop. */
  readonly checkpoint: () => void;
  /** Called with a `StartError` if the open database stops. */
  readonly onLost: (error: unknown) => void;
}

function openFolder(dataDir: string): Cluster {
  const real = openDataFolder(dataDir);
  const binaries = findBinaries();
  return { dataDir: real, folder: join(real, 'postgres'), binaries, runAs: findDatabaseProcessUser(binaries, real) };
}

/** Throws a `StartError` if a file is missing that every database folder has. */
function checkCluster({ dataDir, folder }: Cluster): void {
  const missing = [join(folder, 'PG_VERSION'), passwordFile(dataDir)].find((file) => !existsSync(file));
  if (missing) {
    throw new StartError(`${missing} is missing: restore it, or move ${dataDir} away to start with an empty database`);
  }
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}

async function createDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // These two errors (42P04, 23505) mean that another server created the database first.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error;
  } finally {
    await client.end();
  }
}

/** Returns the URL of the database in `dataDir`; undefined unless the database runs. */
export function findRunningEmbedded(dataDir: string): string | undefined {
  const running = findRunningPostmaster(join(dataDir, 'postgres'));
  if (running?.status !== 'ready' || running.port === undefined) return undefined;
  return urlOf(running.port, readOrCreatePassword(dataDir), DATABASE);
}

/** Opens the database in `dataDir`, creating it if missing. Throws a one-line `StartError` for what an operator can fix. */
export async function openEmbedded(
  dataDir: string,
  { say, checkpoint, onLost }: EmbeddedDatabaseCallbacks,
): Promise<EmbeddedDatabase> {
  const cluster = openFolder(dataDir);
  if (!existsSync(cluster.folder)) {
    say('Preparing the database...');
    await initialise(cluster, readOrCreatePassword(cluster.dataDir));
  }
  checkCluster(cluster);
  const password = readOrCreatePassword(cluster.dataDir);

  /** Stops PostgreSQL and rejects if the server got a signal to stop, which ends the wait of the caller. */
  const stopAtCheckpoint = async () => {
    try {
      checkpoint();
    } catch (error) {
      await stopPostgres(cluster);
      throw error;
    }
  };
  /** Takes the lock for the folder's only user. Waits while PostgreSQL recovers from the crash of one of its processes. */
  const claim = async (findPort: () => Promise<number>, betweenTries = async () => {}) => {
    for (let left = CLAIM_TRIES; ;) {
      const port = await findPort();
      const url = urlOf(port, password, DATABASE);
      try {
        return { url, lock: await takeOwnership(url, cluster.folder) };
      } catch (error) {
        if (error instanceof StartError) throw error;
        if (hasCode(error, '28P01')) {
          throw new StartError(`The password in ${cluster.dataDir} does not open the database in ${cluster.folder}`);
        }
        await betweenTries();
        if (!isRecoveringError(error)) left -= 1;
        if (left === 0) throw error;
        if (hasCode(error, '3D000')) await createDatabase(port, password);
        else await wait(RETRY_MS);
      }
    }
  };
  const slow = setTimeout(() => say('Waiting for the database...'), SLOW_MS);
  const claimed = await claim(async () => ensureRunning(cluster, stopAtCheckpoint), stopAtCheckpoint).finally(() =>
    clearTimeout(slow),
  );
  let { lock } = claimed;
  await stopAtCheckpoint();

  let isClosing = false;
  let reclaiming: Promise<void> | undefined;
  const findRunningPort = async () => {
    const port = findRunningPostmaster(cluster.folder)?.port;
    if (port !== undefined && !isClosing) return port;
    throw new StartError(`The embedded database stopped (see ${logPath(cluster.dataDir)}): the next start recovers it`);
  };
  /** Takes the lock again if its connection ends: PostgreSQL ends all connections after a crash of one of its processes. */
  const watch = () => {
    lock.once('end', () => {
      if (isClosing) return;
      reclaiming = claim(findRunningPort).then(
        (again) => {
          ({ lock } = again);
          watch();
        },
        (error: unknown) => {
          if (!isClosing) onLost(error);
        },
      );
    });
  };
  watch();

  return {
    url: claimed.url,
    close: async () => {
      isClosing = true;
      await reclaiming;
      // The lock is released after the stop, because the next server must not use a database that is stopping.
      await stopPostgres(cluster);
      await lock.end().catch(() => undefined);
    },
  };
}
