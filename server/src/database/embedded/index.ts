import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError, type Say } from '../../start-error';
import { findBinaries } from './binaries';
import { ensureRunning, runningPort, stop, type Cluster } from './cluster';
import { openDataFolder } from './data-folder';
import { DATABASE_USER, initialise } from './initialise';
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

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
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

/** Starts or adopts, and takes the lock. Retries when the database stopped in between. */
async function openCluster(cluster: Cluster, password: string, wantedPort?: number) {
  for (let left = RECOVERY_TRIES; ; left -= 1) {
    const port = await ensureRunning(cluster, wantedPort);
    try {
      return { port, lock: await takeOwnership(urlOf(port, password, DATABASE), cluster.folder) };
    } catch (error) {
      if (hasCode(error, '28P01')) {
        throw new StartError(`The password in ${cluster.dataDir} does not open the database in ${cluster.folder}`);
      }
      if (error instanceof StartError || left === 0) throw error;
      if (hasCode(error, '3D000')) await createDatabase(port, password);
      else await wait(200);
    }
  }
}

/**
 * Opens the database in `dataDir`: creates it on the first start, starts it, or adopts the one that a killed server
 * left running. While open, a database that stops is restarted on the same port; `onLost` is called when that fails.
 * Throws a one-line `StartError` for everything a person can fix.
 */
export async function openEmbedded(
  dataDir: string,
  say: Say,
  onLost: (error: unknown) => void,
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
  const opened = await openCluster(cluster, password).finally(() => clearTimeout(slow));
  const { port } = opened;
  let lock = opened.lock;
  let isClosing = false;

  const watch = () => {
    lock.once('end', () => {
      if (isClosing) return;
      openCluster(cluster, password, port).then((again) => {
        lock = again.lock;
        watch();
      }, onLost);
    });
  };
  watch();

  return {
    url: urlOf(port, password, DATABASE),
    close: async () => {
      isClosing = true;
      // The lock ends with the database: released earlier, the next server would find one about to stop.
      await stop(cluster);
      await lock.end().catch(() => undefined);
    },
  };
}
