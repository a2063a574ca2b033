import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './terminal.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/** Forwards a signal to all child processes. @param {NodeJS.Signals} signal */
function forwardSignal(signal) {
  stoppedBy = signal;
  for (const child of children) child.kill(signal);
}

/** @param {import('node:child_process').ChildProcess} child */
function track(child) {
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, forwardSignal);
  children.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function forget(child) {
  children.delete(child);
  if (children.size > 0) return;
  for (const signal of SIGNALS) process.off(signal, forwardSignal);
  if (stoppedBy !== undefined) process.exit(exitCodeOf(null, stoppedBy));
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function exitCodeOf(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/** @param {import('node:child_process').ChildProcess} child */
function lowerPriority({ pid }) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The child keeps its priority if it has already ended, or if the system does not allow another priority.
  }
}

/**
 * Runs a script with Node. Resolves with the exit code when the script ends, even if the script fails.
 * @param {string[]} args of node
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, low?: boolean,
 *   onMessage?: (message: unknown) => void }} [options]
 *   `show`: true if the child writes to the output of this process; otherwise the child's output is returned. `low`: true
 *   for a child with low priority. `onMessage`: called with each message of the child
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNode(args, { cwd = process.cwd(), env = process.env, show = false, low = false, onMessage } = {}) {
  return new Promise((resolve, reject) => {
    // A signal is ending this process, so the function starts no child, and the promise stays pending.
    if (stoppedBy !== undefined) return;
    const out = show ? 'inherit' : 'pipe';
    // Colour codes are turned off for output that is returned, because this output is shown in logs.
    const plain = show ? env : { ...env, NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = spawn(process.execPath, args, {
      cwd,
      env: plain,
      stdio: ['ignore', out, out, ...(onMessage ? /** @type {const} */ (['ipc']) : [])],
    });
    if (low) lowerPriority(child);
    if (onMessage) child.on('message', onMessage);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    track(child);
    child.on('error', (error) => {
      forget(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      forget(child);
      resolve({ code: exitCodeOf(code, signal), output });
    });
  });
}

/** Returns the path of npm's script. Prefers the npm that started this process to the npm that is installed with Node. */
export function npmScriptPath() {
  const candidates = [
    process.env['npm_execpath'] ?? '',
    join(process.execPath, '..', '..', 'lib/node_modules/npm/bin/npm-cli.js'),
    join(process.execPath, '..', 'node_modules/npm/bin/npm-cli.js'),
  ];
  const found = candidates.find((path) => /npm-cli\.c?js$/.test(path) && existsSync(path));
  if (!found) {
    throw new Failure(
      'npm was not found next to Node. Please run npm install in this folder yourself, then try again.',
    );
  }
  return found;
}

const WITHOUT_WORDS = /^\s*(?:npm (?:error|warn)\s*)?$/;

/** Returns the lines that are not empty, indented. @param {string} output */
const linesOf = (output) =>
  output
    .split('\n')
    .filter((line) => !WITHOUT_WORDS.test(line))
    .map((line) => `    ${line}`);

/** @param {string} output @param {number} count */
export const lastLines = (output, count) => linesOf(output).slice(-count).join('\n');

/** Returns the beginning, because npm states a problem before it explains options. @param {string} output @param {number} count */
export const firstLines = (output, count) => linesOf(output).slice(0, count).join('\n');

/** Runs npm. @param {string} folder @param {string[]} args command and arguments @returns {Promise<string>} its output */
export async function runNpm(folder, args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNode([npmScriptPath(), ...args, ...quiet], { cwd: folder });
  if (code !== 0) throw new Failure(`npm ${args[0]} failed:\n\n${firstLines(output, 15)}`);
  return output;
}

const RETRY_MS = 250;

/** Deletes a lock file if the process that created it no longer exists. @param {string} file */
function dropIfAbandoned(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && !isProcessAlive(owner)) rmSync(file, { force: true });
  } catch {
    // The file is missing here, because the process that held the lock has released it in the meantime.
  }
}

/**
 * Waits until no other process holds the lock file, then holds the file and runs `work`.
 * @template T
 * @param {string} file lock file, which exists while a process works
 * @param {() => Promise<T>} work
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isTaken = false; !isTaken;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      isTaken = true;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      dropIfAbandoned(file);
      await sleep(RETRY_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {number} pid @returns {boolean} true if the process exists, even if another user owns it */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
