import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = resolve(__dirname, '../../..');
const PREFIX = 'verdant-test-';
/** Below jest's own limit, so that a start that hangs is ended here and leaves no process behind. */
const START_LIMIT_MS = 50_000;
/** Longer than any answer may take; a request that hangs then says so itself. */
const ANSWER_LIMIT_MS = 25_000;

// Under load the first start of a database alone takes longer than jest's own five seconds.
jest.setTimeout(60_000);

export interface Request {
  readonly body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON, or undefined where the answer is none. */
  readonly body: unknown;
}

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it printed so far. */
  readonly printed: () => { out: string; err: string };
  readonly request: (method: string, path: string, request?: Request) => Promise<Answer>;
  /** Asks it to end and waits; its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Kills it outright, as a crash would; its database lives on. */
  readonly kill: () => Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), PREFIX));
}

/** Below the range that the system hands out by itself, where a port may be gone a moment later. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const isFree = await new Promise<boolean>((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
  return isFree ? port : freePort();
}

/** The id of the PostgreSQL on the folder, or undefined when none left its note there. */
export function databasePid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** The address under which another server can use the embedded database of `dataDir` while that runs. */
export function databaseUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://verdant:${password}@127.0.0.1:${port}/verdant`;
}

/** Whether a process of that id runs; one that has ended and only waits to be noticed does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

/** Ends the database that a killed server left behind, if one did, and removes the folder. */
export async function removeData(dataDir: string): Promise<void> {
  const pid = databasePid(dataDir);
  if (pid !== undefined && isAlive(pid)) {
    process.kill(pid, 'SIGINT');
    while (isAlive(pid)) await wait(20);
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** The environment of a server under test: nothing of ours leaks in but what finds Node. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LOG_LEVEL: 'error', SANDBOX_PORT: '0', VERDANT_SIGN_IN_ATTEMPTS: '1000', ...settings };
}

function launch(
  settings: Record<string, string>,
  args: readonly string[],
): { child: ChildProcess; out: () => string; err: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts', ...args], {
    cwd: ROOT,
    env: environment(settings),
  });
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
  return { child, out: () => seen.out, err: () => seen.err };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((done) => child.once('close', (code) => done(code)));
}

/** Starts a server that is expected to refuse: what it printed and its exit code. */
export async function startRefused(settings: Record<string, string>, args: readonly string[] = []) {
  const { child, out, err } = launch(settings, args);
  const code = await exitOf(child);
  return { code, out: out(), err: err() };
}

async function send(
  url: string,
  method: string,
  path: string,
  { body, raw, token, headers }: Request,
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** Starts a real server on a free port, by default on a new folder, and waits until it is ready. */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort();
  const dataDir = settings['DATA_DIR'] ?? temporaryFolder();
  const { child, out, err } = launch({ PORT: String(port), DATA_DIR: dataDir, ...settings }, []);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!out().includes('Verdant is ready at')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${out()}${err()}`);
    }
    await wait(20);
  }
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    printed: () => ({ out: out(), err: err() }),
    request: (method, path, request = {}) => send(url, method, path, request),
    stop: async () => {
      child.kill('SIGTERM');
      return exitOf(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exitOf(child);
    },
  };
}

/** Stops the server and removes its data. */
export async function discard(server: TestServer | undefined): Promise<void> {
  if (!server) return;
  await server.stop();
  await removeData(server.dataDir);
}
