import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join, relative } from 'node:path';
import Watchpack from 'watchpack';
import { formatDuration } from '../../../federation/cli/lib/terminal.mjs';
import { buildAndStoreKey, SERVER_SOURCES } from '../build-key.mjs';
import { buildServer } from '../bundle-server.mjs';
import { exitWhenNpmEnds } from '../npm-parent.mjs';
import { ROOT, SERVER } from '../repository.mjs';
import { BUILDS_DIR, configurationFiles, watchBuilds } from './builds.mjs';

const SETTLE_MS = 40;
/** Paths below the root, among the files of the server, that no build depends on. */
const NOT_SOURCES = /(?:^|[\\/])(?:node_modules|dist|coverage|test-results|\.[^\\/]*)(?:[\\/]|$)|\.test\.[a-z]+$|\.md$/;
const HOOK = new URL('server-hook.mjs', import.meta.url).href;
/** Maximum length of the message about failed builds, which is an environment variable of the server. */
const MAX_PROBLEM = 20_000;
const READY = /is ready at (\S+)/;

/** Serves the product, and keeps builds, server and open pages up to date until Ctrl+C. @returns {Promise<number>} */
export async function runDevAll() {
  const started = Date.now();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  /** Error messages of failed builds, by package. @type {Map<string, string>} */
  const problems = new Map();
  /** Packages whose build is running. */
  const building = new Set();
  let work = Promise.resolve();
  /** True if there are builds that the server did not read. */
  let isOutdated = false;
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

  /** Restarts the server, from which open pages get the builds. A running build will restart the server itself. */
  async function restartServer() {
    if (isEnding || building.size > 0) return;
    isOutdated = false;
    const from = Date.now();
    await stopServer();
    const url = await startServer();
    if (url === undefined) return;
    if (isReady) return console.log(`  server restarted in ${formatDuration(Date.now() - from)}`);
    isReady = true;
    console.log(`Ready at ${url} after ${formatDuration(Date.now() - started)}. Open pages follow; Ctrl+C ends.`);
  }

  /** Runs one job at a time, and prints its errors, such as a half-written package.json. */
  const enqueue = (/** @type {() => Promise<void>} */ job) => {
    work = work.then(job).catch((/** @type {unknown} */ error) => console.error(error));
  };

  const onStart = (/** @type {string} */ name) => void building.add(name);

  /** @param {string} name @param {import('./builds.mjs').Result} result */
  function onBuilt(name, { ms, hasNewFiles, problem }) {
    building.delete(name);
    const wasBroken = problems.delete(name);
    if (problem === undefined) console.log(`  ${name} built in ${formatDuration(ms)}`);
    else {
      problems.set(name, problem);
      console.error(`  ${name} FAILED: pages keep its previous build.\n${problem}`);
    }
    isOutdated ||= hasNewFiles || wasBroken || problem !== undefined;
    if (isOutdated) enqueue(restartServer);
  }

  async function updateServer() {
    const from = Date.now();
    onStart(SERVER);
    const build = buildAndStoreKey(ROOT, SERVER, () => buildServer().then(() => true));
    const problem = await build.then(() => undefined, String);
    onBuilt(SERVER, { ms: Date.now() - from, hasNewFiles: true, problem });
  }

  enqueue(updateServer);
  let closeBuilds = await watchBuilds({ onStart, onBuilt });
  const watcher = new Watchpack({
    aggregateTimeout: SETTLE_MS,
    ignored: (path) => NOT_SOURCES.test(relative(ROOT, path)),
  });
  const serverPaths = [SERVER, ...SERVER_SOURCES].map((path) => join(ROOT, path));
  /** Watches the files that webpack does not watch: sources of the server, and files of the builds' configurations. */
  const watchFiles = () =>
    watcher.watch({
      files: [...configurationFiles(), ...serverPaths.filter((path) => extname(path) !== '')],
      directories: serverPaths.filter((path) => extname(path) === ''),
    });
  watcher.on('aggregated', (changes) => {
    if (configurationFiles().some((file) => changes.has(file))) {
      enqueue(async () => {
        await closeBuilds();
        closeBuilds = await watchBuilds({ onStart, onBuilt });
        watchFiles();
      });
    }
    enqueue(updateServer);
  });
  watchFiles();
  exitWhenNpmEnds();

  return new Promise((done) => {
    const end = async () => {
      if (isEnding) return;
      isEnding = true;
      watcher.close();
      await stopServer();
      await work;
      await stopServer();
      await closeBuilds();
      done(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  });
}
