import { spawn } from 'node:child_process';
import { ROOT } from '../root.mjs';
import { BUILDS_DIR } from './builds.mjs';

const HOOK = new URL('server-hook.mjs', import.meta.url).href;
const READY = /is ready at (\S+)/;

/**
 * Runs the product's server in a separate process, with the builds of `npm run dev`.
 * @param {object} events
 * @param {(code: number | null) => void} events.onCrash called when the server ends without a call of `stop`
 * @param {() => void} events.onRestartRequest called when a page needs a build that is newer than the server
 */
export function createServerProcess({ onCrash, onRestartRequest }) {
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

  /**
   * @param {string} generation open pages reload if their generation differs
   * @returns {Promise<string | undefined>} the URL of the server; undefined if the server ended before it was ready
   */
  async function restart(generation) {
    await stop();
    const child = spawn(process.execPath, ['--import', HOOK, '--import', 'tsx', 'server/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, VERDANT_BUILDS_DIR: BUILDS_DIR, DEV_GENERATION: generation },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // Separate process group: Ctrl+C signals the terminal's whole group, but the server must get only `stop`'s signal.
      detached: true,
    });
    running = child;
    child.on('message', () => running === child && onRestartRequest());
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
    restart,
    isRunning: () => running !== undefined,
    /**
     * Notifies open pages of a build.
     * @param {string} name of the package
     * @param {string} [problem] error message of a failed build
     */
    announce: (name, problem) => {
      if (running?.connected) running.send({ name, problem });
    },
  };
}
