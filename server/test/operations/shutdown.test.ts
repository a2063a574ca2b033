import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { testSettings } from '../../testing/start-server';
import { SERVER_BUILD } from '../../testing/build-server';
import { sendSignal } from '../../testing/processes';
import { childrenOf, databasePid, isAlive, removeData } from '../support/embedded-database';
import { waitUntil } from '../support/until';
import { registrationDetails, signUp } from '../support/users';
import { sendApiRequest } from '../../testing/send';
import {
  discard,
  freePort,
  startFailingServer,
  startServer,
  temporaryFolder,
  type TestServer,
} from '../support/start-server';

const ROOT = resolve(__dirname, '../../..');
const START_LIMIT_MS = 40_000;

/** Program that starts the server like the start script of the product, but without installing and building. */
const START = `
import { createRequire } from 'node:module';
import { exitWhenNpmEnds } from ${JSON.stringify(join(ROOT, 'scripts/lib/npm-parent.mjs'))};
const require = createRequire(${JSON.stringify(join(ROOT, 'package.json'))});
exitWhenNpmEnds();
require('./server/dist/main.js');
`;

const manifest = v.object({ scripts: v.object({ start: v.string() }) });

interface NpmStart {
  readonly url: string;
  /** Id of the npm process, which is also the id of the process group to which a terminal would send signals. */
  readonly pid: number;
  readonly isRunning: () => boolean;
  readonly remove: () => void;
}

/** Starts the server through a real npm with the script of package.json, in a separate process group as in a terminal. */
async function npmStart(dataDir: string): Promise<NpmStart> {
  const folder = mkdtempSync(join(tmpdir(), 'verdant-npm-'));
  const { start } = v.parse(manifest, JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).scripts;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'scripts/start.mjs'), START);
  const { PATH, HOME } = process.env;
  const port = await freePort();
  const env = { PATH, HOME, PORT: String(port), SANDBOX_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...env, ...testSettings },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  npm.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!out.includes('Verdant is ready at')) {
    if (npm.exitCode !== null || Date.now() > deadline) throw new Error(`npm start did not get ready: ${out}`);
    await wait(20);
  }
  const pid = npm.pid ?? 0;
  return {
    url: `http://localhost:${port}`,
    pid,
    isRunning: () => {
      try {
        return process.kill(-pid, 0);
      } catch {
        return false;
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Sends `count` registrations at once. Resolves after the first response, to promises of statuses or connection errors. */
async function registering(url: string, count: number): Promise<Promise<unknown>[]> {
  const sent = Array.from({ length: count }, async () =>
    sendApiRequest(url, 'POST', '/api/v1/auth/register', { body: registrationDetails() }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof Error ? (error.cause ?? error) : error),
    ),
  );
  await Promise.race(sent);
  return sent;
}

/** Sends a request without its body. Resolves once the server waits for the body. */
async function sendHangingRequest(port: number): Promise<void> {
  const socket = createConnection({ host: 'localhost', port });
  socket.on('error', () => undefined);
  const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue';
  socket.write(`POST /api/v1/auth/login HTTP/1.1\r\n${headers}\r\n\r\n`);
  await once(socket, 'data');
}

describe('the server under npm, asked to stop with registrations in flight', () => {
  const dataDir = temporaryFolder();
  afterAll(async () => removeData(dataDir));

  const ways: [string, number, (npm: NpmStart) => void][] = [
    ['SIGTERM to npm', 10, ({ pid }) => sendSignal(pid, 'SIGTERM')],
    ['Ctrl+C (SIGINT to npm and all its child processes)', 10, ({ pid }) => void process.kill(-pid, 'SIGINT')],
    ['SIGKILL to npm (which cannot forward it)', 10, ({ pid }) => sendSignal(pid, 'SIGKILL')],
  ];

  it.each(ways)(
    'after %s, answers each of %i registrations with 201 or 503, and ends all its processes',
    async (_name, count, stop) => {
      const npm = await npmStart(dataDir);
      const database = databasePid(dataDir) ?? 0;
      const sent = await registering(npm.url, count);
      stop(npm);
      const statuses = await Promise.all(sent);
      // Requests that arrive after the stop signal must be refused with 503, not with a connection error.
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect(statuses).toContain(201);
      await waitUntil('the condition', async () => !npm.isRunning());
      expect(isAlive(database)).toBe(false);
      await expect(fetch(npm.url)).rejects.toThrow();
      npm.remove();
    },
  );
});

describe('a server that is asked to stop', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await discard(server);
    server = undefined;
  });

  it('first reports that it is not ready, still serves requests with Connection: close, then exits with 0', async () => {
    server = await startServer({ VERDANT_DRAIN_SECONDS: '2' });
    const { token } = await signUp(server);
    const { request } = server;
    const ready = async () => request('GET', '/api/v1/health/ready');
    expect([(await ready()).status, (await ready()).body]).toEqual([200, { status: 'ready' }]);
    sendSignal(server.pid, 'SIGTERM');
    const drained = await waitUntil('the drain', async () => {
      const { status, body } = await ready();
      return status !== 200 && [status, body];
    });
    expect(drained).toEqual([503, { status: 'draining' }]);
    expect((await request('GET', '/api/v1/health/live')).status).toBe(200);
    expect((await request('GET', '/api/v1/health')).status).toBe(200);
    const profile = await request('GET', '/api/v1/auth/me', { token });
    expect([profile.status, profile.headers.get('connection')]).toEqual([200, 'close']);
    // A repeated signal does not change how the server stops.
    sendSignal(server.pid, 'SIGTERM');
    expect(await server.stop()).toBe(0);
  });

  it('refuses new requests with 503 and Retry-After, and cuts requests in flight that take too long', async () => {
    server = await startServer({ VERDANT_STOP_SECONDS: '2' });
    const { port, request } = server;
    await sendHangingRequest(port);
    const started = Date.now();
    const ended = server.stop();
    const refused = await waitUntil('the refusal', async () => {
      const response = await request('GET', '/api/v1/auth/me');
      return response.status === 503 && response;
    });
    expect([refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual(['1', 'close']);
    expect(refused.body).toEqual({ detail: 'The service is restarting. Please try again in a moment.' });
    expect(await ended).toBe(0);
    expect(Date.now() - started).toBeGreaterThan(2_000);
  });

  it('exits at once when Ctrl+C is pressed a second time', async () => {
    server = await startServer({ VERDANT_STOP_SECONDS: '60' });
    await sendHangingRequest(server.port);
    sendSignal(server.pid, 'SIGINT');
    await wait(1_100);
    expect(isAlive(server.pid)).toBe(true);
    sendSignal(server.pid, 'SIGINT');
    const { pid } = server;
    await waitUntil('the condition', async () => !isAlive(pid));
  });

  it('exits with 0 and stops its database if the signal comes while it starts', async () => {
    const dataDir = temporaryFolder();
    const starting = startFailingServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
    await waitUntil('the condition', async () => databasePid(dataDir) !== undefined);
    const database = databasePid(dataDir) ?? 0;
    sendSignal(childrenOf(process.pid).find(({ command }) => command.includes(SERVER_BUILD))?.pid, 'SIGTERM');
    expect(await starting).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining('ready') as unknown });
    expect(isAlive(database)).toBe(false);
    await removeData(dataDir);
  });
});
