import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import { hasErrorCode } from '../queries';
import { causeOf, passwordFile, readOrCreatePassword } from './data-folder';
import { findPostgresPrograms, type Programs } from './programs';

/** A database folder with the programs that run the database. */
export interface Cluster {
  readonly dataDir: string;
  readonly folder: string;
  readonly logFile: string;
  readonly programs: Programs;
}

/** The id and port in `postmaster.pid`. Port 0 means that a starting PostgreSQL has not yet written its port. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Name of the only database user of the embedded database, a superuser. */
export const DATABASE_USER = 'verdant';

const DRAFT = 'postgres.new-';
/** Maximum seconds that `pg_ctl` waits for a start: low, because the server notices no stop signal during the wait. */
const START_SECONDS = 5;
const STOP_SECONDS = 15;
const POLL_MS = 20;
/** Range of new ports, below the ports that operating systems give to outgoing connections. */
const [MIN_PORT, MAX_PORT] = [20_000, 32_000];

const options = {
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

/** @param dataDir without symbolic links */
export const clusterIn = (dataDir: string): Cluster => ({
  dataDir,
  folder: join(dataDir, 'postgres'),
  logFile: join(dataDir, 'postgres.log'),
  programs: findPostgresPrograms(dataDir),
});

/** True if a process with this id exists, even if the process runs as another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

/**
 * Creates the cluster in a draft folder and then renames the folder, so that a crash leaves no incomplete cluster, and
 * concurrent servers use the same cluster.
 */
export async function createCluster({ dataDir, folder, programs }: Cluster): Promise<void> {
  // The name of a draft contains the process id of its server. Drafts of killed servers are removed.
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts.filter((draft) => !isAlive(Number(draft.slice(DRAFT.length))))) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const { owner } = programs;
  const draft = join(dataDir, `${DRAFT}${process.pid}`);
  const password = passwordFile(dataDir);
  const command = programs.command('initdb', [
    `--pgdata=${draft}`,
    `--pwfile=${password}`,
    `--username=${DATABASE_USER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  try {
    mkdirSync(draft, { mode: 0o700 });
    readOrCreatePassword(dataDir);
    if (owner) for (const path of [draft, password]) chownSync(path, owner.uid, owner.gid);
    await promisify(execFile)(command.file, command.args, command.options);
    renameSync(draft, folder);
  } catch (error) {
    if (existsSync(join(folder, 'PG_VERSION'))) return;
    throw new StartError(`The database cannot be made in ${folder}: ${causeOf(error)}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Reads `postmaster.pid`; undefined if the file is missing or damaged. */
export function readPostmaster(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid');
  const [pid = '', , , port = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port) } : undefined;
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

export function findRunningPostmaster(folder: string): Postmaster | undefined {
  const postmaster = readPostmaster(folder);
  return postmaster && isPostgresOf(postmaster.pid, folder) ? postmaster : undefined;
}

/** Removes the file of a PostgreSQL that does not run if PostgreSQL would take the file for that of a running one. */
export function removeStalePostmasterFile(folder: string): void {
  if (findRunningPostmaster(folder)) return;
  const postmaster = readPostmaster(folder);
  // The file of a dead process is kept, because PostgreSQL replaces it once the shared memory of that process is unused.
  if (!postmaster || isAlive(postmaster.pid)) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/**
 * Returns the port of the last start, so that other database clients find the database again. A retry gets another port.
 */
function choosePort(dataDir: string, isRetry: boolean): number {
  const file = join(dataDir, 'postgres.port');
  if (isRetry || !existsSync(file)) writeFileSync(file, `${randomInt(MIN_PORT, MAX_PORT)}\n`, { mode: 0o600 });
  return Number(readFileSync(file, 'utf8'));
}

/** Starts PostgreSQL. Resolves after a success or a failure, or at the latest after `START_SECONDS`. */
export async function startPostgres({ dataDir, folder, logFile, programs }: Cluster, isRetry: boolean): Promise<void> {
  const settings = Object.entries({ ...options, port: choosePort(dataDir, isRetry) });
  const start = ['start', '-w', '-t', String(START_SECONDS)];
  const flags = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const command = programs.command('pg_ctl', ['-D', folder, '-s', ...start, '-o', flags]);
  const log = openSync(logFile, 'a', 0o600);
  // `pg_ctl` is detached, so that Ctrl+C signals only this server.
  const child = spawn(command.file, command.args, { ...command.options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  await once(child, 'exit');
}

/** Stops PostgreSQL, which rolls open transactions back. */
export async function stopPostgres({ folder, programs }: Cluster): Promise<void> {
  const running = findRunningPostmaster(folder);
  if (!running) return;
  const stop = ['stop', '-m', 'fast', '-w', '-t', String(STOP_SECONDS)];
  const command = programs.command('pg_ctl', ['-D', folder, '-s', ...stop]);
  await promisify(execFile)(command.file, command.args, command.options).catch((error: unknown) => {
    if (isPostgresOf(running.pid, folder)) throw error;
  });
  // PostgreSQL removes the file, for which `pg_ctl` waits, shortly before its process ends.
  while (isPostgresOf(running.pid, folder)) await wait(POLL_MS);
}
