import { relative, sep } from 'node:path';
import Watchpack from 'watchpack';
import { formatDuration } from '../../../federation/cli/lib/terminal.mjs';
import { hashBuildInputs } from '../build-key.mjs';
import { exitWhenNpmEnds } from '../npm-parent.mjs';
import { builtPackages, SERVER } from '../packages.mjs';
import { ROOT } from '../root.mjs';
import { createBuilder, removeOldBuilds } from './builds.mjs';
import { createServerProcess } from './server-process.mjs';

const SETTLE_MS = 40;
const NOT_SOURCES = /(^|\/)(node_modules|dist|coverage|test-results|docs|\.[^/]*)(\/|$)|\.test\.[a-z]+$|\.md$/;

/** @typedef {import('./builds.mjs').Result} Result */

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
  return { close: () => watcher.close() };
}

/** Serves the product, and keeps builds, server and open pages up to date until Ctrl+C. @returns {Promise<number>} */
export async function runDevAll() {
  const started = Date.now();
  removeOldBuilds(builtPackages());
  const builder = createBuilder();
  const server = createServerProcess({
    onCrash: (code) => {
      console.error(`The server ended (${code ?? 'killed'}). It starts again at the next change; Ctrl+C ends.`);
    },
    onRestartRequest: () => enqueue(() => startServer({ isQuiet: true })),
  });
  let serverKey = '';
  let starts = 0;
  /** Error messages of failed builds, by package. @type {Map<string, string>} */
  const problems = new Map();
  let work = Promise.resolve();
  let isReady = false;
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;

  /** Builds stale packages, and notifies open pages. @param {(name: string) => void} [before] runs before each build */
  async function buildStale(before) {
    /** @type {Result['changed'][]} */
    const news = [];
    for (const name of builtPackages().filter(builder.isStale)) {
      if (isEnding()) return [];
      before?.(name);
      const { problem, ms, changed } = await builder.build(name);
      if (problem === undefined) console.log(`  ${name} built in ${formatDuration(ms)}`);
      else console.error(`  ${name} FAILED: pages keep its previous build.\n${problem}`);
      if (problem === undefined) problems.delete(name);
      else problems.set(name, problem);
      server.announce(name, problem);
      news.push(changed);
    }
    return news;
  }

  /** @param {{ isQuiet?: boolean }} [options] `isQuiet`: true if open pages must not reload */
  async function startServer({ isQuiet = false } = {}) {
    if (isEnding()) return;
    const from = Date.now();
    if (!isQuiet) starts += 1;
    serverKey = hashBuildInputs(ROOT, SERVER);
    const url = await server.restart(`${started}-${starts}`);
    if (url === undefined || isEnding()) return;
    for (const [name, problem] of problems) server.announce(name, problem);
    if (isReady) return console.log(`  server restarted in ${formatDuration(Date.now() - from)}`);
    isReady = true;
    console.log(`Ready at ${url} after ${formatDuration(Date.now() - started)}. Open pages follow; Ctrl+C ends.`);
  }

  /** @param {readonly string[]} changed */
  async function follow(changed) {
    if (isEnding()) return;
    await builder.forget(changed);
    const isServerStale = hashBuildInputs(ROOT, SERVER) !== serverKey;
    if (!isServerStale && !builtPackages().some(builder.isStale)) return;
    console.log(changed.length === 1 ? changed[0] : `${changed[0]} and ${changed.length - 1} more`);
    const news = await buildStale();
    // Open pages get a remote's new code without a restart; the server reads the code after a restart that a page requests.
    if (isServerStale || news.includes('declaration') || !server.isRunning()) await startServer();
  }

  /** Runs one job at a time, and prints its errors, such as a half-written package.json. */
  const enqueue = (/** @type {() => Promise<void>} */ job) => {
    work = work.then(job).catch((/** @type {unknown} */ error) => console.error(error));
  };

  const watcher = watchFiles(started, (files) => {
    if (files.length > 0) enqueue(() => follow(files));
  });
  enqueue(async () => {
    const stale = builtPackages().filter(builder.isStale);
    if (stale.length > 0) console.log(`Building ${stale.join(', ')}`);
    await buildStale(builder.clear);
    await startServer();
  });
  exitWhenNpmEnds();

  return new Promise((done) => {
    const end = async () => {
      if (isEnding()) return;
      ending.abort();
      watcher.close();
      await server.stop();
      await work;
      await server.stop();
      await builder.closeAll();
      done(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  });
}
