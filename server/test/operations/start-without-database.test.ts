import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy';
import { CLUSTER_VARIABLE, createTestDatabase, query, type TestDatabase } from '../../testing/test-cluster';
import { fixtureBuilds, remoteFiles } from '../support/fixture-builds';
import { isWelcome, mailsTo } from '../support/received-mails';
import { newSigner, publishFixture, writeKeys } from '../support/signing';
import { freePort, startRefused, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { until } from '../support/until';
import { newcomer, signUp } from '../support/users';
import { requestActivation, servedUrl } from '../support/visits';

const team = newSigner();
const NAME = 'mfe-samples';
const cluster = process.env[CLUSTER_VARIABLE] ?? '';
const portOf = (url: string) => Number(new URL(url).port);

let builds: string;
let folder: string;
let database: TestDatabase;
let proxy: TcpProxy;
let dataDir: string;
let server: TestServer;

/** The database's URL through the proxy. */
const throughProxy = () => database.url.replace(`:${portOf(cluster)}/`, `:${proxy.port}/`);
const settings = () => ({
  VERDANT_BUILDS_DIR: builds,
  VERDANT_RELEASE_KEYS: join(folder, 'keys.json'),
  LOG_LEVEL: 'warn',
  DATA_DIR: dataDir,
  DATABASE_URL: throughProxy(),
});
const leave = async () => proxy.pointTo(await freePort());
const comeBack = () => proxy.pointTo(portOf(cluster));
const read = async (version: string, file: string) => server.request('GET', `/releases/${NAME}/${version}/${file}`);
const ready = async () => (await server.request('GET', '/api/v1/health/ready')).status;

const hashes = Object.values(remoteFiles).map((content) => createHash('sha384').update(content).digest('hex'));

/** A server that has run, with 2.0.0 active and 2.1.0 published, is stopped, and the database goes away. */
beforeEach(async () => {
  builds = fixtureBuilds();
  folder = temporaryFolder();
  dataDir = temporaryFolder();
  writeKeys(join(folder, 'keys.json'), { [NAME]: [team] });
  database = await createTestDatabase(cluster);
  proxy = await startTcpProxy(portOf(cluster));
  server = await startServer(settings());
  for (const version of ['2.0.0', '2.1.0']) await publishFixture(server, team, { version });
  await requestActivation(server, team, 'activate', { version: '2.0.0' });
  const copies = join(dataDir, 'release-files');
  await until('the files are copied', async () => {
    const names = existsSync(copies) ? readdirSync(copies) : [];
    return hashes.every((hash) => names.includes(hash)) || undefined;
  });
  await server.stop();
  await leave();
});
afterEach(async () => {
  await server.stop();
  proxy.close();
  await database.drop();
  for (const path of [builds, folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

describe('a server that ran before and starts while the database is away', () => {
  it('serves pages and files from what it has, and works once the database is back @g-start-without-database', async () => {
    server = await startServer(settings());
    expect(server.printed().out).toContain(
      'without its database, for which it waits. The database of DATABASE_URL cannot be used',
    );
    expect(await servedUrl(server)).toBe(`/releases/${NAME}/2.0.0/`);
    expect((await server.request('GET', '/budget')).status).toBe(200);
    for (const [file, content] of Object.entries(remoteFiles)) {
      const { status, text } = await read('2.0.0', file);
      expect([status, text]).toEqual([200, content]);
    }
    const [script = ''] = Object.keys(remoteFiles);
    const refused = [
      await server.request('POST', '/api/v1/auth/register', { body: newcomer() }),
      await server.request('GET', '/api/v1/auth/me', { token: 'x'.repeat(43) }),
      await read('2.1.0', script),
    ];
    for (const { status, headers, body } of refused) {
      expect([status, headers.get('retry-after'), body]).toEqual([503, '2', { detail: expect.any(String) as unknown }]);
    }
    expect([await ready(), (await server.request('GET', '/api/v1/health/live')).status]).toEqual([503, 200]);

    comeBack();
    await until('it is ready', async () => (await ready()) === 200 || undefined);
    expect(server.printed().out).toContain('Verdant is ready at');
    const { typed } = await signUp(server);
    expect(await mailsTo(dataDir, typed.email, 1, isWelcome)).toHaveLength(1);
    expect((await requestActivation(server, team, 'activate', { version: '2.1.0' })).status).toBe(200);
    // After a failed read, what was active last is served for up to a second more.
    const now = `/releases/${NAME}/2.1.0/`;
    await until('2.1.0 is served', async () => (await servedUrl(server)) === now || undefined);
  });

  it('brings the tables up to date before a call reaches them', async () => {
    server = await startServer(settings());
    await query(`${cluster}/postgres`, `drop database ${new URL(database.url).pathname.slice(1)} with (force)`);
    await query(`${cluster}/postgres`, `create database ${new URL(database.url).pathname.slice(1)}`);
    comeBack();
    const statuses = new Set<number>();
    await until('a call succeeds', async () => {
      const { status } = await server.request('POST', '/api/v1/auth/register', { body: newcomer() });
      statuses.add(status);
      return status === 201 || undefined;
    });
    expect([...statuses]).toEqual([503, 201]);
    // What is active follows the database, not what was stored.
    await until('nothing is active', async () => (await servedUrl(server)) === `/remotes/${NAME}/` || undefined);
  });

  it('ends with one line when the database is back and refuses the password', async () => {
    const [, password = ''] = /:([^:@]+)@/.exec(database.url) ?? [];
    server = await startServer({ ...settings(), DATABASE_URL: throughProxy().replace(password, 'wrong') });
    expect((await server.request('GET', '/budget')).status).toBe(200);
    comeBack();
    const line = 'The database of DATABASE_URL cannot be used: password authentication failed';
    await until('it ends', async () => server.printed().err.includes(line) || undefined);
    expect(await server.stop()).toBe(1);
  });

  it('stops in order, and ends with one line for a database that it never used', async () => {
    const refusal = startRefused({
      ...settings(),
      PORT: String(await freePort()),
      DATABASE_URL: throughProxy().replace(/\/\w+$/, '/another'),
    });
    server = await startServer(settings());
    expect(await server.stop()).toBe(0);
    const { code, out, err } = await refusal;
    expect([code, out]).toEqual([1, 'Waiting for the database of DATABASE_URL...\n']);
    expect(err).toMatch(/^The database of DATABASE_URL cannot be used: .+\n$/);
  });
});
