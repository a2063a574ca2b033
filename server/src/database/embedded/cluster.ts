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

/** A database folder with the programs that run the database. */
export interface Cluster {
  readonly dataDir: string;
  readonly folder: string;
  readonly binaries: Binaries;
  readonly runAs: DatabaseProcessUser;
}

/** The parsed content of `postmaster.pid`. */
interface Postmaster {
  readonly pid: number;
  /** Port of PostgreSQL; undefined until a starting PostgreSQL has written the port to the file. */
  readonly port: number | undefined;
  /** Status `starting`, `ready` or `stopping`; empty before PostgreSQL has written a status. */
  readonly status: string;
}

const POLL_MS = 50;
/**
 * Pause before another attempt to start, in milliseconds. The child processes of a killed PostgreSQL end during this pause.
 */
const RETRY_MS = 300;
const START_TRIES = 3;
/** Maximum milliseconds of waiting for a PostgreSQL that is not `starting`, the status while PostgreSQL replays its log. */
const OTHER_STATUS_LIMIT_MS = 60_000;
/** Maximum seconds that `pg_ctl` waits for a start: low, because the server notices no stop signal during the wait. */
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
  // The log of PostgreSQL has terse errors: verbose errors contain personal values. The server's log has the error codes.
  log_error_verbosity: 'terse',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  // The log of PostgreSQL gets a few lines at each start and does not grow between starts.
  log_checkpoints: 'off',
};

export function logPath(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

/** True if a process with this id exists, even if the process runs as another user. */
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
 * True if the process is PostgreSQL on that folder; another program can have the id after a crash of the machine. On
 * Windows true for any running process, because command lines cannot be read.
 */
function isPostgresOf(pid: number, folder: string): boolean {
  if (process.platform === 'win32') return isAlive(pid);
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(folder);
}

/** Reads `postmaster.pid`; undefined if the file is missing or damaged. */
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

export function findRunningPostmaster(folder: string): Postmaster | undefined {
  const postmaster = readPostmaster(folder);
  return postmaster && isPostgresOf(postmaster.pid, folder) ? postmaster : undefined;
}

/** Returns the preferred port of 127.0.0.1 if free, else any free port. */
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

/** Returns the port of the last start if that port is free, so that other database clients find the database again. */
async function choosePort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres.port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = await freePort(last > 0 && last < 65_536 ? Math.floor(last) : 0);
  if (port !== last) writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return port;
}

/**
 * Removes a `postmaster.pid` that is empty, damaged or has the id of another program, because such a file prevents a start.
 */
function removeStaleFile(folder: string): void {
  const postmaster = readPostmaster(folder);
  // The file of a dead process is kept, because PostgreSQL replaces it once the shared memory of that process is unused.
  const isOfDeadProcess = postmaster !== undefined && !isAlive(postmaster.pid);
  if (!isOfDeadProcess && !findRunningPostmaster(folder)) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function pgCtl(cluster: Cluster, args: readonly string[]) {
  const command = cluster.runAs.command(cluster.binaries.pgCtl, ['-D', cluster.folder, '-s', ...args]);
  const { program, options: user } = command;
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  return { program, args: command.args, options: { ...user, cwd: cluster.folder, env } };
}

/** Starts PostgreSQL. Resolves after a success or a failure, or at the latest after `START_SECONDS`. */
async function start(cluster: Cluster): Promise<void> {
  const port = await choosePort(cluster.dataDir);
  const settings = Object.entries({ ...options, port: String(port) }).map(([name, value]) => `-c ${name}=${value}`);
  const command = pgCtl(cluster, ['start', '-w', '-t', String(START_SECONDS), '-o', settings.join(' ')]);
  const log = openSync(logPath(cluster.dataDir), 'a', 0o600);
  // PostgreSQL is detached, so that Ctrl+C signals only this server and not PostgreSQL.
  const child = spawn(command.program, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await once(child, 'exit');
}

/**
 * Starts PostgreSQL, or reuses the PostgreSQL that a killed server left running, and returns the port. Waits without limit
 * while PostgreSQL replays its log; a rejection of `checkpoint` ends the wait.
 */
export async function ensureRunning(cluster: Cluster, checkpoint: () => Promise<void>): Promise<number> {
  const { dataDir, folder } = cluster;
  let deadline = Date.now() + OTHER_STATUS_LIMIT_MS;
  for (let starts = 0; ;) {
    const running = findRunningPostmaster(folder);
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

/** Stops PostgreSQL, which rolls open transactions back. */
export async function stopPostgres(cluster: Cluster): Promise<void> {
  const running = findRunningPostmaster(cluster.folder);
  if (!running) return;
  const isRunning = () => isPostgresOf(running.pid, cluster.folder);
  const { program, args, options: place } = pgCtl(cluster, ['stop', '-m', 'fast', '-W']);
  await promisify(execFile)(program, args, place).catch((error: unknown) => {
    if (isRunning()) throw error;
  });
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isRunning() && Date.now() < deadline) await wait(POLL_MS);
}
