import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './paths';

const START_MS = 60_000;
const STOP_MS = 15_000;
const POLL_MS = 100;

export type RunningServer = {
  url: string;
  port: number;
  /** Asks it to end, as Ctrl-C does, and waits. */
  stop: () => Promise<void>;
  /** Ends it without a chance to tidy up. */
  kill: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}

/** A folder for one server's data, which the database's own system user can reach too. */
export function temporaryDataDir(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'verdant-e2e-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const OTHER_SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'LOG_LEVEL',
  'NODE_ENV',
  'BANK_LINK_MODE',
  'SANDBOX_PORT',
];
const OTHER_PREFIXES = ['FASTLINK_', 'YODLEE_'];
/** Builds that lie elsewhere may be tested too. */
const BUILDS_DIR = 'VERDANT_BUILDS_DIR';

/** The other settings of the person's own shell do not reach a server under test. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const isSetting = (name: string) =>
    (name.startsWith('VERDANT_') && name !== BUILDS_DIR) ||
    OTHER_SETTINGS.includes(name) ||
    OTHER_PREFIXES.some((prefix) => name.startsWith(prefix));
  const own = Object.entries(process.env).filter(([name]) => !isSetting(name));
  return { ...Object.fromEntries(own), ...settings };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const late = sleep(STOP_MS, 'late' as const, { ref: false });
  if ((await Promise.race([gone, late])) === 'late') {
    child.kill('SIGKILL');
    await gone;
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/v1/health`);
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Starts the product's real server, as `npm start` does after its builds, and waits until it answers.
 * `more` are settings of its own, by their names. @throws with the server's own output when it ends or stays silent for a minute.
 */
export async function startServer({
  dataDir,
  port,
  more = {},
}: {
  dataDir: string;
  port?: number;
  more?: Record<string, string>;
}): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  const url = `http://localhost:${chosen}`;
  const settings = {
    PORT: String(chosen),
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    VERDANT_SIGN_IN_ATTEMPTS: '1000000',
    ...more,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: ROOT,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const deadline = Date.now() + START_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended while starting:\n${output}`);
    }
    if (Date.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(`The server did not answer within ${START_MS / 1000} s:\n${output}`);
    }
    await sleep(POLL_MS);
  }
  return { url, port: chosen, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
}
