import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import Watchpack from 'watchpack';
import { duration } from '../../../federation/cli/lib/progress.mjs';
import { endWithNpm } from '../npm-parent.mjs';
import { builtPackages } from '../packages.mjs';
import { ROOT } from '../root.mjs';
import { clearBuild, createBuilder, isFresh, tidyBuilds, usesOf } from './builds.mjs';
import { planFor, withDependencies } from './plan.mjs';
import { createServerProcess } from './server-process.mjs';

const SETTLE_MS = 40;
const NOT_SOURCES = /(^|\/)(node_modules|dist|coverage|test-results|\.[^/]*)(\/|$)/;

/**
 * Reports files of a folder that were changed, made or deleted, once they have settled.
 * @param {string} root
 * @param {number} since changes from this time on
 * @param {(files: string[]) => void} onChange relative to the root, with `/`
 */
function watchFiles(root, since, onChange) {
  const fromRoot = (/** @type {string} */ path) => relative(root, path).replaceAll(sep, '/');
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
  watcher.watch({ directories: [root], startTime: since });
  return { close: () => watcher.close() };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** The server's folder and those of the workspaces that it depends on. */
function serverFolders() {
  const { workspaces } = readJson('package.json');
  /** @type {[string, { name: string }][]} */
  const manifests = workspaces
    .filter((/** @type {string} */ folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((/** @type {string} */ folder) => [folder, readJson(`${folder}/package.json`)]);
  return withDependencies('server', Object.fromEntries(manifests));
}

/**
 * Serves the product and keeps builds, server and open pages up to date with the sources; ends with Ctrl+C.
 * @returns {Promise<number>}
 */
export async function runDevAll() {
  const started = Date.now();
  tidyBuilds(builtPackages());
  const builder = createBuilder();
  const server = createServerProcess((code) => {
    console.error(`The server ended (${code ?? 'killed'}). It starts again at the next change; Ctrl+C ends.`);
  });
  /** @type {Set<string>} */
  const waiting = new Set();
  let starts = 0;
  let work = Promise.resolve();
  let isReady = false;
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;

  /** @param {string} name @param {string[]} changed @returns {Promise<boolean>} whether pages have to follow */
  async function build(name, changed) {
    const result = await builder.build(name, changed);
    if (result.problem === undefined) console.log(`  ${name} built in ${duration(result.ms)}`);
    else console.error(`  ${name} FAILED: pages keep its previous build.\n${result.problem}`);
    return result.changed;
  }

  async function startServer() {
    if (isEnding()) return;
    const from = Date.now();
    starts += 1;
    const url = await server.restart(`${started}-${starts}`);
    if (url === undefined || isEnding()) return;
    if (isReady) return console.log(`  server restarted in ${duration(Date.now() - from)}`);
    isReady = true;
    console.log(`Ready at ${url} after ${duration(Date.now() - started)}. Open pages follow; Ctrl+C ends.`);
  }

  async function follow() {
    const changed = [...waiting];
    waiting.clear();
    if (changed.length === 0 || isEnding()) return;
    const plan = planFor(changed, { packages: builtPackages(), serverFolders: serverFolders(), usesOf });
    if (plan.builds.length === 0 && !plan.restart) return;
    console.log(changed.length === 1 ? changed[0] : `${changed[0]} and ${changed.length - 1} more`);
    let hasNews = plan.restart || !server.isRunning();
    for (const name of plan.builds) if (!isEnding()) hasNews = (await build(name, changed)) || hasNews;
    if (hasNews) await startServer();
  }

  /** Runs one job at a time. An error, such as a package.json that is half written, waits for the next change. */
  const enqueue = (/** @type {() => Promise<void>} */ job) => {
    work = work.then(job).catch((/** @type {unknown} */ error) => console.error(error));
  };

  const watcher = watchFiles(ROOT, started, (files) => {
    for (const file of files) waiting.add(file);
    enqueue(follow);
  });
  enqueue(async () => {
    const stale = builtPackages().filter((name) => !isFresh(name));
    if (stale.length > 0) console.log(`Building ${stale.join(', ')}`);
    for (const name of stale) {
      if (isEnding()) return;
      clearBuild(name);
      await build(name, []);
    }
    await startServer();
  });
  endWithNpm();

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
