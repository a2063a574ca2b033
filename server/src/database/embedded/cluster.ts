import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import { lastPostgresError } from './data-folder';
import type { Binaries, DatabaseProcessUser } from './programs';

/** A database folder, and the programs that run it. */
export interface Cluster {
  readonly dataDir: string;
  readonly folder: string;
  readonly binaries: Binaries;
  readonly runAs: DatabaseProcessUser;
}

/** Parsed content of `postmaster.pid`, in which PostgreSQL stores its process id, port and status. */
interface Postmaster {
  readonly pid: number;
  /** Port of PostgreSQL; undefined at the beginning of its start. */
  readonly port: number | undefined;
  /** Status of PostgreSQL: `starting`, `ready` or `stopping`; empty before PostgreSQL has written a status. */
  readonly status: string;
}

const POLL_MS = 50;
/** Pause in milliseconds before a failed start is repeated, to give the processes of a killed PostgreSQL time to end. */
const RETRY_MS = 300;
const START_TRIES = 3;
/** Maximum wait in milliseconds for a PostgreSQL in a state other than starting or replaying its log, such as stopping. */
const OTHER_STATUS_LIMIT_MS = 60_000;
/** Seconds that `pg_ctl` waits for a start. The server notices a stop signal only after this wait. */
const START_SECONDS = 5;
const STOP_LIMIT_MS = 15_000;

const options: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  jit: 'off',
  // Verbose errors contain the values that violate a constraint. Our own log has only the error codes.
  log_error_verbosity: 'terse',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  // Checkpoint messages are off, so that the log gets a few lines at each start and does not grow while PostgreSQL runs.
  log_checkpoints: 'off',
};

/** Path of PostgreSQL's log. */
export function logPath(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

/** Returns whether a process with this id exists, even if it belongs to another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Returns whether the process is PostgreSQL on that folder. After a machine crash another program can have the stored
 * process id, which `pg_ctl status` does not notice. On Windows any running process counts, because command lines cannot be
 * read there.
 */
function isPostgresOf(pid: number, folder: string): boolean {
  if (process.platform === 'win32') return isAlive(pid);
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(folder);
}

/** Reads `postmaster.pid`; undefined if it is missing or does not begin with a process id. */
export function readPostmaster(folder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]) || undefined, status: lines[7]?.trim() ?? '' };
}

/** Returns the PostgreSQL that runs on the folder, if any. */
export function findRunning(folder: string): Postmaster | undefined {
  const postmaster = readPostmaster(folder);
  return postmaster && isPostgresOf(postmaster.pid, folder) ? postmaster : undefined;
}

/** Returns a free port of 127.0.0.1: the wanted port if it is free, else any other. */
async function freePort(preferredPort: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (preferredPort === 0 ? reject(error) : resolve(freePort(0))));
    server.listen(preferredPort, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Returns the last start's port if it is free, so that other database clients find it again, else any free port. */
async function choosePort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres.port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = await freePort(last > 0 && last < 65_536 ? Math.floor(last) : 0);
  if (port !== last) writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return port;
}

/** Removes a stale `postmaster.pid` (empty, damaged or another program's process id), which prevents PostgreSQL's start. */
function removeStaleFile(folder: string): void {
  const postmaster = readPostmaster(folder);
  // A dead process's file is kept, because PostgreSQL replaces it once the shared memory of the dead process is unused.
  const isOfDeadProcess = postmaster !== undefined && !isAlive(postmaster.pid);
  if (!isOfDeadProcess && !findRunning(folder)) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function pgCtl(cluster: Cluster, args: readonly string[]) {
  const command = cluster.runAs.command(cluster.binaries.pgCtl, ['-D', cluster.folder, '-s', ...args]);
  const { program, options: user } = command;
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  return { program, args: command.args, options: { ...user, cwd: cluster.folder, env } };
}

/** Starts PostgreSQL. Resolves when it is ready, after `START_SECONDS`, or when it could not start. */
async function start(cluster: Cluster): Promise<void> {
  const port = await choosePort(cluster.dataDir);
  const settings = Object.entries({ ...options, port: String(port) }).map(([name, value]) => `-c ${name}=${value}`);
  const command = pgCtl(cluster, ['start', '-w', '-t', String(START_SECONDS), '-o', settings.join(' ')]);
  const log = openSync(logPath(cluster.dataDir), 'a', 0o600);
  // `detached`, so that Ctrl+C sends its signal only to this server and not to PostgreSQL.
  const child = spawn(command.program, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await once(child, 'exit');
}

/**
 * Starts PostgreSQL on the folder, or reuses the process that a killed server left running, and returns its port when it is
 * ready. Waits while PostgreSQL is stopping, and without a limit while it replays its log. PostgreSQL's own
 * `postmaster.pid` prevents a second process. `checkpoint` rejects to end the wait.
 */
export async function ensureRunning(cluster: Cluster, checkpoint: () => Promise<void>): Promise<number> {
  const { dataDir, folder } = cluster;
  let deadline = Date.now() + OTHER_STATUS_LIMIT_MS;
  for (let starts = 0; ;) {
    const running = findRunning(folder);
    if (running?.status === 'ready' && running.port !== undefined) return running.port;
    if (running?.status === 'starting') deadline = Date.now() + OTHER_STATUS_LIMIT_MS;
    if (Date.now() > deadline) {
      throw new StartError(`The database in ${folder} is not ready in time (see ${logPath(dataDir)})`);
    }
    if (!running && starts === START_TRIES) {
      const complaint = lastPostgresError(readFileSync(logPath(dataDir), 'utf8'));
      throw new StartError(
        `The database in ${folder} does not start: ${complaint ?? 'no reason given'} (see ${logPath(dataDir)})`,
      );
    }
    if (!running) {
      if (starts > 0) {
        await wait(RETRY_MS);
        removeStaleFile(folder);
      }
      starts += 1;
      await start(cluster);
    }
    await checkpoint();
    if (running) await wait(POLL_MS);
  }
}

/** Stops PostgreSQL on the folder. Open transactions are rolled back. */
export async function stopPostgres(cluster: Cluster): Promise<void> {
  const running = findRunning(cluster.folder);
  if (!running) return;
  const isRunning = () => isPostgresOf(running.pid, cluster.folder);
  const { program, args, options: place } = pgCtl(cluster, ['stop', '-m', 'fast', '-W']);
  await promisify(execFile)(program, args, place).catch((error: unknown) => {
    if (isRunning()) throw error;
  });
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isRunning() && Date.now() < deadline) await wait(POLL_MS);
}
