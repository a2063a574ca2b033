import { execFile, spawn } from 'node:child_process';
import { closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import type { Binaries } from './binaries';
import { lastComplaint, logPath, openLog } from './log-file';
import { parsePostmasterFile, type PostmasterFile } from './postmaster-file';
import { isPostgresOf } from './processes';
import type { RunAs } from './run-as';

const portFile = (dataDir: string) => join(dataDir, 'postgres.port');

/** A free port on the loopback: that one if it is free, else any. 0 is any. */
async function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function lastPort(dataDir: string): number {
  try {
    const port = Number(readFileSync(portFile(dataDir), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}

/** The port to start the embedded database on: the one of last time, so that anyone who else uses it finds it again. */
async function choosePort(dataDir: string): Promise<number> {
  const last = lastPort(dataDir);
  const port = await freePort(last);
  if (port !== last) writeFileSync(portFile(dataDir), `${port}\n`, { mode: 0o600 });
  return port;
}

/** A database folder, and the programs that run it. */
export interface Cluster {
  readonly dataDir: string;
  readonly folder: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
}

const POLL_MS = 20;
/** For one that does not come so far as to recover. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

const options: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  jit: 'off',
  // Errors name the values that a constraint refused. Our own log has them without, by their code.
  log_error_verbosity: 'terse',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

function postmasterPath(cluster: Pick<Cluster, 'folder'>): string {
  return join(cluster.folder, 'postmaster.pid');
}

function readPostmaster(
  cluster: Pick<Cluster, 'folder'>,
): { text: string; file: PostmasterFile | undefined } | undefined {
  try {
    const text = readFileSync(postmasterPath(cluster), 'utf8');
    return { text, file: parsePostmasterFile(text) };
  } catch {
    return undefined;
  }
}

/** The PostgreSQL running on the folder, if any. */
function findRunning(cluster: Pick<Cluster, 'folder'>): PostmasterFile | undefined {
  const file = readPostmaster(cluster)?.file;
  return file && isPostgresOf(file.pid, cluster.folder) ? file : undefined;
}

/** The port of the PostgreSQL on the folder that is ready for connections, if any. */
export function runningPort(folder: string): number | undefined {
  const running = findRunning({ folder });
  return running?.status === 'ready' ? running.port : undefined;
}

/** After a machine crash the file may name a dead process, or an unrelated one. */
function removeStalePostmasterFile(cluster: Cluster): void {
  const before = readPostmaster(cluster);
  if (!before || findRunning(cluster)) return;
  if (readPostmaster(cluster)?.text === before.text) rmSync(postmasterPath(cluster), { force: true });
}

interface Waiting {
  readonly port?: number | undefined;
  readonly checkpoint: () => void;
}

/** Starts PostgreSQL and returns at once with its process; `detached`, so that Ctrl+C reaches only us. */
function launch(cluster: Cluster, port: number) {
  const settings = Object.entries({ ...options, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const {
    program,
    args,
    options: user,
  } = cluster.runAs.command(cluster.binaries.postgres, ['-D', cluster.folder, ...settings]);
  const log = openLog(cluster.dataDir);
  const child = spawn(program, args, {
    ...user,
    detached: true,
    cwd: cluster.folder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  closeSync(log);
  child.unref();
  const end = { happened: false };
  const ended = () => {
    end.happened = true;
  };
  child.once('exit', ended).once('error', ended);
  return end;
}

/**
 * Waits for the PostgreSQL on the folder to be ready, starting it if none runs. One left behind by a killed server
 * is adopted; one that is stopping is waited for, and one that replays its log for as long as that takes: PostgreSQL
 * itself sets no limit. Its own `postmaster.pid` prevents a second one. Returns its port, and whether it was started here;
 * pass `port` to reuse the previous one. `checkpoint` throws to end the waiting: what was started here is stopped first.
 */
export async function ensureRunning(
  cluster: Cluster,
  { port, checkpoint }: Waiting,
): Promise<{ port: number; isStartedByUs: boolean }> {
  let deadline = Date.now() + START_LIMIT_MS;
  let launched: { happened: boolean } | undefined;
  let failures = 0;
  let isStartedByUs = false;
  while (Date.now() < deadline) {
    const running = findRunning(cluster);
    try {
      // Not while it could not be stopped again: it has no process id yet.
      if (running || !launched) checkpoint();
    } catch (error) {
      if (isStartedByUs) await stop(cluster);
      throw error;
    }
    if (running?.status === 'ready' && running.port !== undefined) return { port: running.port, isStartedByUs };
    if (running?.status === 'starting') deadline = Date.now() + START_LIMIT_MS;
    if (launched?.happened) {
      launched = undefined;
      failures += running ? 0 : 1;
      if (failures === 3) {
        throw new StartError(
          `The database in ${cluster.folder} does not start: ${lastComplaint(cluster.dataDir)} (see ${logPath(cluster.dataDir)})`,
        );
      }
    }
    if (!running && !launched) {
      removeStalePostmasterFile(cluster);
      launched = launch(cluster, port ?? (await choosePort(cluster.dataDir)));
      isStartedByUs = true;
    }
    await wait(POLL_MS);
  }
  throw new StartError(
    `The database in ${cluster.folder} was not ready within ${START_LIMIT_MS / 1000} s (see ${logPath(cluster.dataDir)})`,
  );
}

/** Stops the PostgreSQL on the folder; open transactions are rolled back, committed ones are kept. */
export async function stop(cluster: Cluster): Promise<void> {
  const running = findRunning(cluster);
  if (!running) return;
  const {
    program,
    args,
    options: user,
  } = cluster.runAs.command(cluster.binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-W', '-s']);
  const isRunning = () => isPostgresOf(running.pid, cluster.folder);
  await promisify(execFile)(program, args, {
    ...user,
    cwd: cluster.folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  }).catch((error: unknown) => {
    if (isRunning()) throw error;
  });
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isRunning() && Date.now() < deadline) await wait(POLL_MS);
}
