import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backendKills } from '../../testing/durability/backend-kills';
import { inDatabase } from '../../testing/durability/in-database';
import { killRounds } from '../../testing/durability/kill-rounds';
import { signal } from '../../testing/processes';
import { signIn, signUp } from '../support/users';
import { databaseBackends, databasePid, isAlive, removeData } from '../support/embedded-database';
import { freePort, startRefused, startServer, temporaryFolder, type TestServer } from '../support/start-server';

let dataDir: string;
const running: TestServer[] = [];

/** A server on this test's folder, ended with the test. */
async function start(): Promise<TestServer> {
  const server = await startServer({ DATA_DIR: dataDir });
  running.push(server);
  return server;
}

beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  await removeData(dataDir);
});

async function killDatabase(): Promise<number> {
  const pid = databasePid(dataDir);
  if (pid === undefined) throw new Error('No database runs');
  signal(pid, 'SIGKILL');
  while (isAlive(pid)) await wait(10);
  return pid;
}

describe('data', () => {
  it('survives a restart, with the sign-ins, and stopping leaves no process behind', async () => {
    const first = await start();
    const { typed, token } = await signUp(first);
    const database = databasePid(dataDir) ?? 0;
    expect(isAlive(database)).toBe(true);
    // A kill loses too little without them to be sure of a failure.
    const unsafe = `select name from pg_settings where setting <> 'on'
      and name in ('fsync', 'full_page_writes', 'synchronous_commit')`;
    expect(await inDatabase(dataDir, unsafe)).toEqual([]);
    expect(await first.stop()).toBe(0);
    expect(isAlive(database)).toBe(false);

    const second = await start();
    expect((await second.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
    expect((await signIn(second, typed.email, typed.password)).status).toBe(200);
    expect(second.printed().out).not.toContain('Preparing');
  });

  it('survives a kill, and the next start works at once with the same database', async () => {
    const first = await start();
    const { token } = await signUp(first);
    const change = { first_name: 'Written', last_name: 'Last' };
    expect((await first.request('PUT', '/api/v1/auth/me', { token, body: change })).status).toBe(200);
    await first.kill();
    const database = databasePid(dataDir);

    const second = await start();
    expect(databasePid(dataDir)).toBe(database);
    const profile = await second.request('GET', '/api/v1/auth/me', { token });
    expect([profile.status, profile.body]).toEqual([200, expect.objectContaining(change)]);
    expect(await second.stop()).toBe(0);
    expect(isAlive(database ?? 0)).toBe(false);
  });

  it('survives a machine that stops: everything killed, and the process id given to another', async () => {
    const first = await start();
    const { token } = await signUp(first);
    await first.kill();
    await killDatabase();
    const note = join(dataDir, 'postgres/postmaster.pid');
    const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    try {
      writeFileSync(note, readFileSync(note, 'utf8').replace(/^\d+/, String(stranger.pid)));
      const second = await start();
      expect((await second.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
      expect(isAlive(stranger.pid ?? 0)).toBe(true);
    } finally {
      stranger.kill('SIGKILL');
    }
  });

  it('is back by itself when only the database is killed', async () => {
    const server = await start();
    const { token } = await signUp(server);
    const before = await killDatabase();
    const deadline = Date.now() + 20_000;
    let status = 0;
    while (status !== 200 && Date.now() < deadline) {
      ({ status } = await server.request('GET', '/api/v1/auth/me', { token }));
      expect([200, 503]).toContain(status);
      await wait(50);
    }
    expect(status).toBe(200);
    expect(databasePid(dataDir)).not.toBe(before);
  });

  it('is back by itself when one process of the database is killed, however long that takes to recover', async () => {
    const server = await start();
    const { token } = await signUp(server);
    const ready = async () => (await server.request('GET', '/api/v1/health/ready')).status;
    const [killed, hanging] = databaseBackends(dataDir);
    // PostgreSQL waits 5 seconds for one that does not end, and takes no connections meanwhile.
    signal(hanging, 'SIGSTOP');
    signal(killed, 'SIGKILL');
    const started = Date.now();
    while ((await ready()) === 200) expect(Date.now() - started).toBeLessThan(4_000);
    const waiting = await server.request('GET', '/api/v1/auth/me', { token });
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await server.request('GET', '/api/v1/health/live')).status).toBe(200);
    while ((await ready()) !== 200) {
      expect(Date.now() - started).toBeLessThan(30_000);
      await wait(50);
    }
    // Longer than all tries of a database that does not start.
    expect(Date.now() - started).toBeGreaterThan(4_000);
    expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
    expect(isAlive(server.pid)).toBe(true);
  });
});

describe('a write loop', () => {
  // `npm run durability` does the same a hundred times.
  it('loses nothing that was acknowledged, mails included, when the server is killed', async () => {
    const report = await killRounds({ rounds: 2, writeMs: 800, killDatabaseEvery: 2, isHurried: true });
    expect(report.lost).toEqual({ writes: 0, mails: 0 });
    expect(Math.min(report.acknowledged.changes, report.acknowledged.mails)).toBeGreaterThan(5);
  });
});

describe('one process of the database after the other', () => {
  // `npm run durability` does the same fifty times.
  it('may be killed under load: the server stays, and nothing that was acknowledged is lost', async () => {
    const report = await backendKills({ kills: 2, writeMs: 300 });
    expect([report.exits, report.lost, report.unexpected]).toEqual([0, 0, []]);
    expect(report.acknowledged).toBeGreaterThan(5);
  });
});

describe('one folder', () => {
  it('has one server: a second one names it and stops, and the first keeps running', async () => {
    const first = await start();
    const { token } = await signUp(first);
    const second = await startRefused({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.err).toBe(
      `The data in ${join(dataDir, 'postgres')} is in use by another server (Verdant, process ${first.pid}): ` +
        'stop that one, or set DATA_DIR or DATABASE_URL\n',
    );
    expect((await first.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
  });

  it('has one server, too, when two start on it while it is new', async () => {
    const starts = await Promise.allSettled([start(), start()]);
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = starts.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toContain('is in use by another server');
    const [winner] = running;
    expect((await winner?.request('GET', '/api/v1/health'))?.status).toBe(200);
  });

  it('that is broken is refused in one line and left as it is', async () => {
    mkdirSync(join(dataDir, 'postgres'));
    const refused = await startRefused({ PORT: '4199', DATA_DIR: dataDir });
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toBe(
      `${join(dataDir, 'postgres/PG_VERSION')} is missing: restore it, or move ${dataDir} away to start with an empty database\n`,
    );
  });

  it('keeps its password from other users, and is refused in one line without it', async () => {
    const first = await start();
    const password = join(dataDir, 'postgres.password');
    expect(statSync(password).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    await first.stop();
    rmSync(password);
    const refused = await startRefused({ PORT: String(first.port), DATA_DIR: dataDir });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^.*postgres\.password is missing: .*\n$/);
  });
});
