import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { testSettings } from '../../testing/start-server';
import { freePort } from './start-server';

const ROOT = resolve(__dirname, '../../..');
const START_LIMIT_MS = 40_000;

/** Program that does the same as `npm start`, without installing and building. */
const START = `
import { createRequire } from 'node:module';
import { exitWhenNpmEnds } from ${JSON.stringify(join(ROOT, 'scripts/lib/npm-parent.mjs'))};
const require = createRequire(${JSON.stringify(join(ROOT, 'package.json'))});
exitWhenNpmEnds();
require('./server/dist/main.js');
`;

const manifest = v.object({ scripts: v.object({ start: v.string() }) });

export interface NpmStart {
  readonly url: string;
  /** The id of npm, and of the process group that a terminal would signal. */
  readonly pid: number;
  /** Returns true if a process of npm's process group still runs. */
  readonly isRunning: () => boolean;
  readonly remove: () => void;
}

/** Starts the server through a real npm with the script of package.json, in a separate process group as in a terminal. */
export async function npmStart(dataDir: string): Promise<NpmStart> {
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
