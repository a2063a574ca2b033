import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtProgramArgs, SERVER_BUILD } from './build-server';
import { freePort } from './free-port';

const ROOT = join(__dirname, '../..');
/** Time limit for a start in milliseconds, below Jest's limit, so that a start that hangs leaves no process behind. */
const START_LIMIT_MS = 150_000;
const STOP_LIMIT_MS = 15_000;
const READY = 'Verdant is ready at';

export type Settings = Readonly<Record<string, string>>;

export interface ServerOptions {
  readonly dataDir: string;
  readonly port?: number;
  /** URL of a database; defaults to an embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly settings?: Settings;
  /** Folder of the repository whose server runs; by default this one. Another release can lack settings of this release. */
  readonly root?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  readonly printed: () => ProcessOutput;
  /** Stops the server as Ctrl+C does. Resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Kills the server, as a crash would; its embedded database keeps running. */
  readonly kill: () => Promise<void>;
}

export interface ProcessOutput {
  readonly out: string;
  readonly err: string;
}

/** Returns the URL under which other processes can use the embedded database of `dataDir` while it runs. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://verdant:${password}@127.0.0.1:${port}/verdant`;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'verdant-test-'));
}

/**
 * High limits, because all users in tests share one IP address, and an encryption key, which public servers with
 * `DATABASE_URL` need. Servers of other releases do not get these settings.
 */
export const testSettings: Settings = {
  VERDANT_SIGN_IN_ATTEMPTS: '1000000',
  VERDANT_SIGN_IN_FAILURES: '1000000',
  VERDANT_SIGN_IN_FAILURES_PER_IP: '1000000',
  VERDANT_REGISTRATIONS: '1000000',
  VERDANT_ENCRYPTION_KEY: Buffer.alloc(32, 'test').toString('base64'),
};

/** Returns the environment of a server under test. Only paths are taken from the current environment. */
function environment(settings: Settings): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LOG_LEVEL: 'error', SANDBOX_PORT: '0', ...settings };
}

/** Starts the server's process as `npm start` does after the builds, and collects its output. */
function launch(settings: Settings, root = ROOT) {
  // The server of an older release has no build, so it runs from its sources.
  const isBuilt = root === ROOT || existsSync(join(root, SERVER_BUILD));
  const program = isBuilt ? builtProgramArgs('main') : ['--import', 'tsx', 'server/src/main.ts'];
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: environment({ ...(root === ROOT && testSettings), ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  return { child, printed };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((done) => child.once('close', (code) => done(code)));
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  return exitOf(child).finally(() => clearTimeout(late));
}

/** Starts a server that is expected to fail. Resolves to its exit code and output. */
export async function startFailingServer(settings: Settings): Promise<ProcessOutput & { code: number | null }> {
  const { child, printed } = launch(settings);
  return { code: await exitOf(child), ...printed };
}

/** Starts the real server and waits until it is ready. Rejects with its output if it ends or is not ready in time. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, port = await freePort(), databaseUrl, settings = {}, root } = options;
  const place = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const { child, printed } = launch({ ...place, ...settings }, root);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!printed.out.includes(READY)) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      // Another test has possibly taken the port since it was found to be free.
      const isTaken = options.port === undefined && printed.err.includes(`Port ${port} is already in use`);
      if (isTaken) return startServer(options);
      throw new Error(`The server did not start: ${printed.out}${printed.err}`);
    }
    await wait(20);
  }
  return {
    port,
    dataDir,
    pid: child.pid ?? 0,
    printed: () => ({ ...printed }),
    stop: () => stop(child),
    kill: async () => {
      child.kill('SIGKILL');
      await exitOf(child);
    },
  };
}
