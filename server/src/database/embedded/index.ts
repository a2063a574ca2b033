import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError, type ProgressPrinter } from '../../start-error';
import { hasErrorCode, isDatabaseStartingError } from '../queries';
import {
  clusterIn,
  DATABASE_USER,
  findRunningPostmaster,
  createCluster,
  removeStalePostmasterFile,
  startPostgres,
  stopPostgres,
  type Cluster,
} from './cluster';
import { lastPostgresError, openDataFolder, passwordFile, readOrCreatePassword } from './data-folder';

export interface EmbeddedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A set of callbacks for events of a database that is opening or open. */
export interface EmbeddedDatabaseCallbacks {
  readonly say: ProgressPrinter;
  /** Throws if the server got a signal to stop. */
  readonly checkpoint: () => void;
  /** Called with a `StartError` if the open database stops. */
  readonly onLost: (error: unknown) => void;
}

const DATABASE = 'verdant';
/** Key of the advisory lock for the folder's only server, different from the key of the lock for migrations. */
const OWNER_LOCK = 7_305_001;
const LOCK_LIMIT_MS = 2_000;
const SLOW_MS = 1_000;
const START_TRIES = 3;
const RETRY_MS = 200;
/** Maximum milliseconds of waiting for a running PostgreSQL that does not accept connections, except during recovery. */
const CONNECT_LIMIT_MS = 60_000;

function urlOf(port: number, dataDir: string, database = DATABASE): string {
  return `postgres://${DATABASE_USER}:${readOrCreatePassword(dataDir)}@127.0.0.1:${port}/${database}`;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `Verdant, process ${process.pid}`,
    lock_timeout: LOCK_LIMIT_MS,
    keepAlive: true,
  });
  // The event needs no handling, because queries reject on an error and the caller listens for the end of the connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Creates the product's database. Ignores errors, such as of a second server, because the caller connects again. */
async function createDatabase(url: string): Promise<void> {
  const client = await connect(url).catch(() => undefined);
  await client?.query(`create database ${DATABASE}`).catch(() => undefined);
  await client?.end();
}

/** Returns the error for a lock that another server has; other errors unchanged. */
async function lockProblem(error: unknown, client: pg.Client, folder: string): Promise<unknown> {
  if (!hasErrorCode(error, '55P03')) return error;
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [OWNER_LOCK],
  );
  return new StartError(
    `The data in ${folder} is in use by another server (${rows[0]?.name ?? 'another one'}): ` +
      'stop that one, or set DATA_DIR or DATABASE_URL',
  );
}

/**
 * Makes this process the only server of the folder, by an advisory lock that ends with the returned connection. Throws
 * a `StartError` if another server has the lock, or else the driver's error.
 */
async function takeOwnership(url: string, folder: string): Promise<pg.Client> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
    return client;
  } catch (error) {
    const problem = await lockProblem(error, client, folder).catch(() => error);
    await client.end().catch(() => undefined);
    throw problem;
  }
}

interface OwnedDatabase {
  readonly url: string;
  readonly lock: pg.Client;
}

/**
 * Takes the lock of the running PostgreSQL. Waits without limit during a recovery. `beforeTry` starts PostgreSQL if needed,
 * or throws to end the wait.
 */
async function claim(cluster: Cluster, beforeTry: () => Promise<void>): Promise<OwnedDatabase> {
  const { dataDir, folder, logFile } = cluster;
  for (let deadline = Date.now() + CONNECT_LIMIT_MS; ; await wait(RETRY_MS)) {
    await beforeTry();
    if (Date.now() > deadline) throw new StartError(`The database in ${folder} is not ready in time (see ${logFile})`);
    const port = findRunningPostmaster(folder)?.port;
    if (!port) continue;
    const url = urlOf(port, dataDir);
    try {
      return { url, lock: await takeOwnership(url, folder) };
    } catch (error) {
      if (error instanceof StartError) throw error;
      if (hasErrorCode(error, '28P01')) {
        throw new StartError(`The password in ${dataDir} does not open the database in ${folder}`);
      }
      if (isDatabaseStartingError(error)) deadline = Date.now() + CONNECT_LIMIT_MS;
      if (hasErrorCode(error, '3D000')) await createDatabase(urlOf(port, dataDir, 'postgres'));
    }
  }
}

/** Opens the folder and creates the cluster if missing. Throws a `StartError` if a file is missing. */
async function openCluster(dataDir: string, say: ProgressPrinter): Promise<Cluster> {
  const cluster = clusterIn(openDataFolder(dataDir));
  if (!existsSync(cluster.folder)) {
    say('Preparing the database...');
    await createCluster(cluster);
  }
  const files = [join(cluster.folder, 'PG_VERSION'), passwordFile(cluster.dataDir)];
  const missing = files.find((file) => !existsSync(file));
  if (missing === undefined) return cluster;
  throw new StartError(
    `${missing} is missing: restore it, or move ${cluster.dataDir} away to start with an empty database`,
  );
}

/** Returns the URL of the database in `dataDir`; undefined unless the database runs. */
export function findEmbeddedDatabaseUrl(dataDir: string): string | undefined {
  const port = findRunningPostmaster(join(dataDir, 'postgres'))?.port;
  return port ? urlOf(port, dataDir) : undefined;
}

/** Opens the database in `dataDir`, creating it if missing. Throws a one-line `StartError` for what an operator can fix. */
export async function openEmbeddedDatabase(
  dataDir: string,
  { say, checkpoint, onLost }: EmbeddedDatabaseCallbacks,
): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(dataDir, say);
  const { folder, logFile } = cluster;
  let starts = 0;
  const ensureRunning = async () => {
    checkpoint();
    if (findRunningPostmaster(folder)) return;
    if (starts === START_TRIES) {
      const reason = lastPostgresError(readFileSync(logFile, 'utf8')) ?? 'no reason given';
      throw new StartError(`The database in ${folder} does not start: ${reason} (see ${logFile})`);
    }
    if (starts > 0) removeStalePostmasterFile(folder);
    // The second start has the same port again, because a killed PostgreSQL leaves processes that end a little later.
    await startPostgres(cluster, starts > 1);
    starts += 1;
    checkpoint();
  };
  const slow = setTimeout(() => say('Waiting for the database...'), SLOW_MS);
  let owned: OwnedDatabase | undefined;
  try {
    owned = await claim(cluster, ensureRunning);
    checkpoint();
  } catch (error) {
    // A PostgreSQL that another server uses continues.
    if ((owned || starts > 0) && !(error instanceof StartError)) await stopPostgres(cluster);
    await owned?.lock.end();
    throw error;
  } finally {
    clearTimeout(slow);
  }

  let isClosing = false;
  let reclaiming: Promise<void> | undefined;
  const throwIfStopped = async () => {
    if (findRunningPostmaster(folder) && !isClosing) return;
    throw new StartError(`The embedded database stopped (see ${logFile}): the next start recovers it`);
  };
  let { lock } = owned;
  /** Takes the lock again if its connection ends: PostgreSQL ends all connections after a crash of one of its processes. */
  const watch = () => {
    lock.once('end', () => {
      if (isClosing) return;
      reclaiming = claim(cluster, throwIfStopped).then(
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
    url: owned.url,
    close: async () => {
      isClosing = true;
      await reclaiming;
      // The lock is released after the stop, because the next server must not use a database that is stopping.
      await stopPostgres(cluster);
      await lock.end().catch(() => undefined);
    },
  };
}
