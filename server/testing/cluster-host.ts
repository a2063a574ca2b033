import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterIn, createCluster } from '../src/database/embedded/cluster';
import { readOrCreatePassword } from '../src/database/embedded/data-folder';
import { migrateDatabase } from '../src/database/migrate';
import { freePort } from './free-port';
import { query, TEMPLATE_DATABASE } from './test-cluster';

/*
 * Runs a PostgreSQL for tests and prints its URL once the template database is migrated. The program runs until its
 * standard input closes. The input closes when the parent process ends, even by a crash; then the cluster is stopped and
 * removed.
 */

const START_LIMIT_MS = 60_000;
const POLL_MS = 20;

/** PostgreSQL options that give up durability for speed, because no data outlives the run. */
const options: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

const isReady = async (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

async function stop(postgres: ChildProcess | undefined): Promise<void> {
  if (!postgres || postgres.exitCode !== null || postgres.signalCode !== null) return;
  const gone = new Promise((done) => postgres.once('exit', done));
  // SIGQUIT makes PostgreSQL shut down immediately, because no data has to be kept.
  postgres.kill('SIGQUIT');
  await gone;
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'verdant-cluster-')));
let postgres: ChildProcess | undefined;

async function end(code: number): Promise<never> {
  await stop(postgres);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.exit(code);
}

async function start(): Promise<string> {
  const cluster = clusterIn(folder);
  await createCluster(cluster);
  const port = await freePort();
  const flags = Object.entries({ ...options, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { file, args, options: place } = cluster.programs.command('postgres', ['-D', cluster.folder, ...flags]);
  const log = openSync(cluster.logFile, 'a');
  postgres = spawn(file, args, { ...place, stdio: ['ignore', log, log] });
  closeSync(log);

  const url = `postgres://verdant:${readOrCreatePassword(folder)}@127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(`${url}/postgres`))) {
    if (postgres.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The test cluster did not start:\n${readFileSync(cluster.logFile, 'utf8')}`);
    }
    await wait(POLL_MS);
  }
  await query(`${url}/postgres`, `create database ${TEMPLATE_DATABASE}`);
  await migrateDatabase(`${url}/${TEMPLATE_DATABASE}`);
  return url;
}

process.stdin.on('end', () => void end(0)).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(1));
start().then(
  (url) => process.stdout.write(`${url}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    void end(1);
  },
);
