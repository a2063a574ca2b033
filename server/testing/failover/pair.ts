import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '../../src/database/embedded/binaries';
import { DATABASE_USER, initialise } from '../../src/database/embedded/initialise';
import { readOrCreatePassword } from '../../src/database/embedded/password';
import { findRunAs } from '../../src/database/embedded/run-as';
import { freePort } from '../free-port';

const DATABASE = 'verdant';
const STANDBY = 'standby';
const LIMIT_MS = 30_000;
const POLL_MS = 20;

/** As a careful operator sets them; everything else is PostgreSQL's default, `fsync` and `synchronous_commit` included. */
const options: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  timezone: 'UTC',
  wal_keep_size: '256MB',
};

export interface Instance {
  readonly port: number;
  readonly url: string;
  /** Kills PostgreSQL with all of its processes, as a machine that fails does. */
  readonly kill: () => Promise<void>;
  /** Starts it again on what it has; resolves once it responds. */
  readonly start: () => Promise<void>;
}

export interface Pair {
  readonly primary: Instance;
  readonly standby: Instance;
  readonly password: string;
  /** Makes the standby a primary; resolves once it takes writes. */
  readonly promote: () => Promise<void>;
}

/** The first column of the first row, over a connection of its own. */
export async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${LIMIT_MS / 1000} s`);
    await wait(POLL_MS);
  }
}

/** A primary with one synchronous standby, in two folders of `folder`; a commit returns once both have it on disk. */
export async function startPair(folder: string): Promise<Pair> {
  const binaries = findBinaries();
  const runAs = findRunAs(binaries, folder);
  const homes = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
  for (const home of Object.values(homes)) mkdirSync(home);
  const password = readOrCreatePassword(homes.primary);
  await initialise(homes.primary, password, binaries, runAs);

  const launch = (home: string, port: number, more: Record<string, string>): ChildProcess => {
    const flags = Object.entries({ ...options, ...more, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const data = join(home, 'postgres');
    const { program, args, options: user } = runAs.command(binaries.postgres, ['-D', data, ...flags]);
    const log = openSync(join(home, 'postgres.log'), 'a');
    const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
    const child = spawn(program, args, { ...user, cwd: data, stdio: ['ignore', log, log], env });
    closeSync(log);
    return child;
  };
  const urlOf = (port: number, database = DATABASE) =>
    `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
  const exited = async (child: ChildProcess) => {
    if (child.exitCode === null && child.signalCode === null) await new Promise((done) => child.once('exit', done));
  };
  const instanceOf = (launchAgain: () => ChildProcess, port: number): Instance => {
    let child = launchAgain();
    const kill = async () => {
      const pid = child.pid ?? 0;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
      for (const one of [pid, ...children.map(Number)]) {
        try {
          process.kill(one, 'SIGKILL');
        } catch {
          // A process of PostgreSQL that has ended by itself.
        }
      }
      await exited(child);
    };
    const start = async () => {
      child = launchAgain();
      await until('it responds', async () => (await ask(urlOf(port), 'select 1')) === 1);
    };
    return { port, url: urlOf(port), kill, start };
  };

  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const first = launch(homes.primary, primaryPort, {});
  await until('the primary starts', async () => (await ask(urlOf(primaryPort, 'postgres'), 'select 1')) === 1);
  await ask(urlOf(primaryPort, 'postgres'), `create database ${DATABASE}`);
  first.kill('SIGINT');
  await exited(first);

  // The package has no pg_basebackup: a stopped primary may be copied as it is.
  execFileSync('cp', ['-a', join(homes.primary, 'postgres'), homes.standby]);
  const marker = join(homes.standby, 'postgres/standby.signal');
  writeFileSync(marker, '');
  if (runAs.owner) chownSync(marker, runAs.owner.uid, runAs.owner.gid);

  const synchronous = { synchronous_standby_names: STANDBY };
  const primary = instanceOf(() => launch(homes.primary, primaryPort, synchronous), primaryPort);
  const from = `host=127.0.0.1 port=${primaryPort} user=${DATABASE_USER} password=${password} application_name=${STANDBY}`;
  const standby = instanceOf(() => launch(homes.standby, standbyPort, { primary_conninfo: from }), standbyPort);
  const state = "select sync_state from pg_stat_replication where application_name = 'standby'";
  await until('the standby is synchronous', async () => (await ask(urlOf(primaryPort), state)) === 'sync');

  return {
    primary,
    standby,
    password,
    promote: async () => {
      const data = join(homes.standby, 'postgres');
      const { program, args, options: user } = runAs.command(binaries.pgCtl, ['promote', '-D', data, '-W', '-s']);
      await promisify(execFile)(program, args, { ...user, cwd: data });
      const inRecovery = 'select pg_is_in_recovery()';
      await until('the standby takes writes', async () => (await ask(urlOf(standbyPort), inRecovery)) === false);
    },
  };
}
