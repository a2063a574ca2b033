import { spawn } from 'node:child_process';
import { ROOT } from '../root.mjs';
import { BUILDS_DIR } from './builds.mjs';

const HOOK = new URL('server-hook.mjs', import.meta.url).href;
const READY = /is ready at (\S+)/;

/**
 * The product's server as a process of its own, with the builds of `npm run dev`.
 * @param {(code: number | null) => void} onCrash it ended without being asked to
 */
export function createServerProcess(onCrash) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;

  async function stop() {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  /** @param {string} generation open pages of another one reload @returns {Promise<string | undefined>} its URL, unless it ended */
  async function start(generation) {
    const child = spawn(process.execPath, ['--import', HOOK, '--import', 'tsx', 'server/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, VERDANT_BUILDS_DIR: BUILDS_DIR, DEV_GENERATION: generation },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // Ctrl+C reaches every process of a terminal's group: the server is asked to end once, by us.
      detached: true,
    });
    running = child;
    return new Promise((done) => {
      child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
        const text = chunk.toString();
        const url = READY.exec(text)?.[1];
        if (url === undefined) process.stdout.write(text);
        else done(url);
      });
      child.once('exit', (code) => {
        done(undefined);
        if (running !== child) return;
        running = undefined;
        onCrash(code);
      });
    });
  }

  return {
    stop,
    /** @param {string} generation */
    restart: async (generation) => {
      await stop();
      return start(generation);
    },
    isRunning: () => running !== undefined,
  };
}
