import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative, sep } from 'node:path';
import Watchpack from 'watchpack';
import { formatDuration } from '../../../federation/cli/lib/terminal.mjs';
import { isBuildInput, isStale } from '../build-key.mjs';
import { exitWhenNpmEnds } from '../npm-parent.mjs';
import { builtPackages, ROOT, SERVER } from '../repository.mjs';
import { BUILDS_DIR, createBuilder, removeOldBuilds } from './builds.mjs';

const SETTLE_MS = 40;
const NOT_SOURCES = /(^|\/)(node_modules|dist|coverage|test-results|docs|\.[^/]*)(\/|$)|\.test\.[a-z]+$|\.md$/;
const HOOK = new URL('server-hook.mjs', import.meta.url).href;
/** Maximum length of the message about failed builds, which is an environment variable of the server. */
const MAX_PROBLEM = 20_000;
const READY = /is ready at (\S+)/;

/** Returns the packages whose finished build is missing or outdated. */
const stalePackages = () => [
  ...(isStale(ROOT, SERVER) ? [SERVER] : []),
  ...builtPackages().filter((name) => isStale(ROOT, name, BUILDS_DIR)),
];

/**
 * Reports files of the repository that were changed, created or deleted, once no further changes follow.
 * @param {number} since time in milliseconds from which changes are reported
 * @param {(files: string[]) => void} onChange relative to the root, with `/`
 */
function watchFiles(since, onChange) {
  const fromRoot = (/** @type {string} */ path) => relative(ROOT, path).replaceAll(sep, '/');
  const watcher = new Watchpack({ aggregateTimeout: SETTLE_MS, ignored: (path) => NOT_SOURCES.test(fromRoot(path)) });
  /** @type {Set<string>} */
  let changed = new Set();
  const add = (/** @type {string} */ path) => changed.add(fromRoot(path));
  watcher.on('change', add);
  watcher.on('remove', add);
  watcher.on('aggregated', () => {
    const files = [...changed];
    changed = new Set();
    onChange(files);
  });
  watcher.watch({ directories: [ROOT], startTime: since });
  return watcher;
}

/** Serves the product, and keeps builds, server and open pages up to date until Ctrl+C. @returns {Promise<number>} */
export async function runDevAll() {
  const started = Date.now();
  removeOldBuilds();
  const builder = createBuilder();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  /** Error messages of failed builds, by package. @type {Map<string, string>} */
  const problems = new Map();
  let work = Promise.resolve();
  let isReady = false;
  let isEnding = false;

  async function stopServer() {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** Starts the server in a separate process. @returns {Promise<string | undefined>} its URL; undefined if it ended */
  function startServer() {
    const notices = [...problems].map(
      ([name, problem]) => `The build of ${name} failed; the page shows the previous one.\n\n${problem}`,
    );
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', HOOK, 'server/dist/main.js'], {
      cwd: ROOT,
      env: { ...process.env, VERDANT_BUILDS_DIR: BUILDS_DIR, DEV_PROBLEM: notices.join('\n\n').slice(0, MAX_PROBLEM) },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // Separate process group: Ctrl+C signals the terminal's whole group, but the server must get only `stopServer`'s signal.
      detached: true,
    });
    server = child;
    return new Promise((done) => {
      child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
        const url = READY.exec(chunk.toString())?.[1];
        if (url === undefined) process.stdout.write(chunk);
        else done(url);
      });
      child.once('exit', (code) => {
        done(undefined);
        if (server !== child) return;
        server = undefined;
        console.error(`The server ended (${code ?? 'killed'}). It starts again at the next change; Ctrl+C ends.`);
      });
    });
  }

  async function restartServer() {
    const from = Date.now();
    await stopServer();
    const url = isEnding ? undefined : await startServer();
    if (url === undefined) return;
    if (isReady) return console.log(`  server restarted in ${formatDuration(Date.now() - from)}`);
    isReady = true;
    console.log(`Ready at ${url} after ${formatDuration(Date.now() - started)}. Open pages follow; Ctrl+C ends.`);
  }

  /** Builds packages, then restarts the server, from which open pages get the builds. @param {string[]} names */
  async function update(names) {
    for (const name of names) {
      if (isEnding) return;
      const from = Date.now();
      const problem = await builder.build(name);
      if (problem === undefined) {
        problems.delete(name);
        console.log(`  ${name} built in ${formatDuration(Date.now() - from)}`);
      } else {
        problems.set(name, problem);
        console.error(`  ${name} FAILED: pages keep its previous build.\n${problem}`);
      }
    }
    await restartServer();
  }

  /** @param {readonly string[]} changed */
  async function follow(changed) {
    await builder.forget(changed);
    const names = [SERVER, ...builtPackages()].filter((name) => changed.some((file) => isBuildInput(ROOT, name, file)));
    if (names.length === 0) return;
    console.log(changed.length === 1 ? changed[0] : `${changed[0]} and ${changed.length - 1} more`);
    await update(names);
  }

  /** Runs one job at a time, and prints its errors, such as a half-written package.json. */
  const enqueue = (/** @type {() => Promise<void>} */ job) => {
    work = work.then(job).catch((/** @type {unknown} */ error) => console.error(error));
  };

  const watcher = watchFiles(started, (files) => enqueue(() => follow(files)));
  enqueue(async () => {
    const stale = stalePackages();
    if (stale.length > 0) console.log(`Building ${stale.join(', ')}`);
    await update(stale);
  });
  exitWhenNpmEnds();

  return new Promise((done) => {
    const end = async () => {
      if (isEnding) return;
      isEnding = true;
      watcher.close();
      await stopServer();
      await work;
      await stopServer();
      await builder.closeAll();
      done(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  });
}
