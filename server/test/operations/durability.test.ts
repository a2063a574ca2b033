import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signal } from '../../testing/processes';
import { databaseBackends, databasePid, isAlive, removeData } from '../support/embedded-database';
import { freePort, startRefused, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { until } from '../support/until';
import { signUp } from '../support/users';

/** Number of kills: `KILLS=60 npx jest --selectProjects operations --testPathPatterns durability` repeats the test. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const KILL_LIMIT_MS = 60_000;
const USERS = 3;
/** Acknowledged writes of each user before each kill. */
const WRITES = 5;

interface User {
  readonly token: string;
  /** The last number whose write was acknowledged. */
  last: number;
}

let dataDir: string;
const running: TestServer[] = [];
const strangers: ChildProcess[] = [];

/** Starts a server on the test's folder, which ends with the test. */
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
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  await removeData(dataDir);
});

async function killDatabase(): Promise<void> {
  const pid = databasePid(dataDir);
  if (pid === undefined) throw new Error('No database runs');
  signal(pid, 'SIGKILL');
  while (isAlive(pid)) await wait(10);
}

/** Gives the process id of the killed database to another process, as happens after a restart of the machine. */
function reuseProcessId(): void {
  const note = join(dataDir, 'postgres/postmaster.pid');
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60000)']);
  strangers.push(stranger);
  writeFileSync(note, readFileSync(note, 'utf8').replace(/^\d+/, String(stranger.pid)));
}

/** What dies with the server, in turns. */
const kills: readonly (() => Promise<void>)[] = [
  async () => {},
  killDatabase,
  async () => {
    await killDatabase();
    reuseProcessId();
  },
];

/** Writes one number after the other until the server is gone; calls `onEnough` after `WRITES` acknowledged ones. */
async function writeUntilGone({ request }: TestServer, user: User, onEnough: () => void): Promise<void> {
  for (let count = 1; ; count += 1) {
    const body = { first_name: String(user.last + 1), last_name: 'Durable' };
    const response = await request('PUT', '/api/v1/auth/me', { token: user.token, body }).catch(() => undefined);
    if (!response) return;
    expect(response.status).toBe(200);
    user.last += 1;
    if (count === WRITES) onEnough();
  }
}

/** Starts to write for every user, and resolves once each has enough acknowledged writes. */
async function startWriting(server: TestServer, users: readonly User[]): Promise<{ ended: Promise<unknown> }> {
  const writing: Promise<void>[] = [];
  const enough = users.map(
    async (user) =>
      new Promise<void>((resolve, reject) => {
        const ended = writeUntilGone(server, user, resolve);
        ended.then(() => reject(new Error('The server was gone before its kill')), reject);
        writing.push(ended);
      }),
  );
  await Promise.all(enough);
  return { ended: Promise.all(writing) };
}

test(
  'kills of the server and its database lose no acknowledged write',
  async () => {
    let server = await start();
    const users: User[] = [];
    for (let count = 0; count < USERS; count += 1) users.push({ token: (await signUp(server)).token, last: 0 });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { ended } = await startWriting(server, users);
      await server.kill();
      await ended;
      await kills[kill % kills.length]?.();
      server = await start();
      for (const user of users) {
        const { body } = await server.request('GET', '/api/v1/auth/me', { token: user.token });
        const stored = Number(Reflect.get(Object(body), 'first_name'));
        // The write that the kill interrupted may be stored without an acknowledgement.
        expect([user.last, user.last + 1]).toContain(stored);
        user.last = stored;
      }
    }
    expect(strangers.every(({ pid }) => isAlive(pid ?? 0))).toBe(true);
    const database = databasePid(dataDir) ?? 0;
    expect(await server.stop()).toBe(0);
    expect(isAlive(database)).toBe(false);
  },
  KILLS * KILL_LIMIT_MS,
);

test('a server outlives the death of its database, and of one process of it', async () => {
  const server = await start();
  const { token } = await signUp(server);
  const killBackend = async () => signal(databaseBackends(dataDir)[0], 'SIGKILL');
  for (const kill of [killDatabase, killBackend]) {
    const before = databaseBackends(dataDir);
    await kill();
    const statuses = new Set<number>();
    // PostgreSQL ends all connections before it recovers.
    await until('all connections are new, and the profile is served', async () => {
      const { status } = await server.request('GET', '/api/v1/auth/me', { token });
      statuses.add(status);
      return (status === 200 && !before.some(isAlive)) || undefined;
    });
    expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  }
  expect(isAlive(server.pid)).toBe(true);
});

test('a new folder has one server when two start at once, and the other one names it', async () => {
  const starts = await Promise.allSettled([start(), start()]);
  const [refused] = starts.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(running).toHaveLength(1);
  expect(refused).toContain(
    `The data in ${join(dataDir, 'postgres')} is in use by another server (Verdant, process ${running[0]?.pid}): ` +
      'stop that one, or set DATA_DIR or DATABASE_URL\n',
  );
  expect((await running[0]?.request('GET', '/api/v1/health'))?.status).toBe(200);
});

test('a broken folder is refused in one line and left as it is', async () => {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder);
  for (const file of [join(folder, 'PG_VERSION'), join(dataDir, 'postgres.password')]) {
    const { code, out, err } = await startRefused({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect([code, out, err]).toEqual([
      1,
      '',
      `${file} is missing: restore it, or move ${dataDir} away to start with an empty database\n`,
    ]);
    writeFileSync(file, '');
  }
});
