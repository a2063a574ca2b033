import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendSignal } from '../../testing/processes';
import { databaseBackends, databasePid, isAlive, removeData } from '../support/embedded-database';
import { freePort, startFailingServer, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { waitUntil } from '../support/until';
import { signUp } from '../support/users';

let dataDir: string;
const running: TestServer[] = [];
const strangers: ChildProcess[] = [];

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
  sendSignal(pid, 'SIGKILL');
  while (isAlive(pid)) await wait(10);
}

const postmasterFile = () => join(dataDir, 'postgres/postmaster.pid');

/** Makes the killed database's pid file name another process, as when a restarted machine reuses process ids. */
function reuseProcessId(): void {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60000)']);
  strangers.push(stranger);
  writeFileSync(postmasterFile(), readFileSync(postmasterFile(), 'utf8').replace(/^\d+/, String(stranger.pid)));
}

const nameOf = async ({ request }: TestServer, token: string) =>
  Reflect.get(Object((await request('GET', '/api/v1/auth/me', { token })).body), 'first_name') as unknown;

test('an acknowledged write survives kill -9 of server and database, even with an empty or wrong postmaster.pid', async () => {
  let server = await start();
  const { token } = await signUp(server);
  const kills = [
    async () => {},
    killDatabase,
    async () => killDatabase().then(reuseProcessId),
    async () => killDatabase().then(() => writeFileSync(postmasterFile(), '')),
  ];
  for (const [index, killMore] of kills.entries()) {
    const body = { first_name: `Write ${index}`, last_name: 'Durable' };
    expect((await server.request('PUT', '/api/v1/auth/me', { token, body })).status).toBe(200);
    await server.kill();
    await killMore();
    server = await start();
    expect(await nameOf(server, token)).toBe(body.first_name);
  }
  expect(strangers.every(({ pid }) => isAlive(pid ?? 0))).toBe(true);
  const database = databasePid(dataDir) ?? 0;
  expect(await server.stop()).toBe(0);
  expect(isAlive(database)).toBe(false);
  // Other clients of the database, such as a second server, find it again on the same port.
  expect((await start()).databaseUrl).toBe(server.databaseUrl);
});

test('a server survives the death of one database process, and exits with an error when the whole database is killed', async () => {
  const server = await start();
  const { token } = await signUp(server);
  const before = databaseBackends(dataDir);
  sendSignal(before[0], 'SIGKILL');
  const statuses = new Set<number>();
  // PostgreSQL ends all connections before it recovers from the death of one process, so the server must reconnect.
  await waitUntil('all connections are new, and the profile is served', async () => {
    const { status } = await server.request('GET', '/api/v1/auth/me', { token });
    statuses.add(status);
    return status === 200 && !before.some(isAlive);
  });
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));

  await killDatabase();
  await waitUntil('the server ends', async () => !isAlive(server.pid));
  expect(await server.stop()).toBe(1);
  expect(server.printed().err).toContain(
    `The embedded database stopped (see ${join(dataDir, 'postgres.log')}): the next start recovers it\n`,
  );
  expect(await nameOf(await start(), token)).toBe('Ada');
});

test('if two servers start at once on a new data folder, one fails with an error that names the running process', async () => {
  const starts = await Promise.allSettled([start(), start()]);
  const [refused] = starts.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(running).toHaveLength(1);
  expect(refused).toContain(
    `The data in ${join(dataDir, 'postgres')} is in use by another server (Verdant, process ${running[0]?.pid}): ` +
      'stop that one, or set DATA_DIR or DATABASE_URL\n',
  );
  expect((await running[0]?.request('GET', '/api/v1/health'))?.status).toBe(200);
});

test('a data folder with a missing file is refused with a one-line error that names the file', async () => {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder);
  for (const file of [join(folder, 'PG_VERSION'), join(dataDir, 'postgres.password')]) {
    const { code, out, err } = await startFailingServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect([code, out, err]).toEqual([
      1,
      '',
      `${file} is missing: restore it, or move ${dataDir} away to start with an empty database\n`,
    ]);
    writeFileSync(file, '');
  }
});
