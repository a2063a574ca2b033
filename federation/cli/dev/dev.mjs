import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import webpack from 'webpack';
import { Failure, formatDuration } from '../lib/terminal.mjs';
import { COMMAND, parseHttpUrl, parsePort, readJson, readRemoteIn, resolveServerOrigin } from '../lib/workspace.mjs';
import { createPublicApi } from '../release/server.mjs';
import { devConfig } from './dev-config.mjs';
import { readBuild, startDevServer } from './dev-server.mjs';
import { watchBuild } from './watch-build.mjs';

const require = createRequire(import.meta.url);
const IS_SOURCE = /\.(?:ts|mjs|js|json)$/;

/** Returns the files whose new content takes effect only after a restart. @param {string} folder of the remote */
function restartFiles(folder) {
  const service = join(folder, 'service');
  const names = existsSync(service) ? readdirSync(service).filter((name) => IS_SOURCE.test(name)) : [];
  return ['remote.json', 'webpack.config.js', ...names.map((name) => `service/${name}`)].map((name) =>
    join(folder, name),
  );
}

/** @param {string} file relative to the folder of the remote */
const restartAdviceFor = (file) =>
  file.startsWith('service')
    ? `${file} has changed: start the service again.`
    : `${file} has changed: start "npm run dev" again, then reload this page.`;

/**
 * Builds a remote, then again after each change of its sources. Builds are added to one folder, because an open page still
 * requests files of the build with which the page started.
 * @param {import('../lib/workspace.mjs').Remote} remote
 * @param {{ version: string, output: string }} build `output`: the folder for the built files, which is emptied first
 * @param {(result: import('./watch-build.mjs').Result & { note?: string }) => void} onBuilt `note`: says what to start again
 */
function watchRemote({ name, folder }, { version, output }, onBuilt) {
  rmSync(output, { recursive: true, force: true });
  const config = devConfig(require(join(folder, 'webpack.config.js'))({ version }), {
    remote: name,
    folder: output,
    cache: 'dev',
    BannerPlugin: webpack.BannerPlugin,
  });
  const compiler = webpack({ ...config, output: { ...config.output, clean: false } });
  /** @type {string | undefined} */
  let note;
  compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => {
    const changed = restartFiles(folder).find((file) => modifiedFiles?.has(file));
    note = changed && restartAdviceFor(relative(folder, changed));
  });
  compiler.hooks.afterCompile.tap('dev', ({ fileDependencies }) => fileDependencies.addAll(restartFiles(folder)));
  return watchBuild(compiler, (result) => onBuilt({ ...result, note }));
}

const DEFAULT_PORT = 4600;

/** @param {string} folder @param {number | undefined} port */
async function serve(folder, port) {
  try {
    return await startDevServer(folder, port ?? DEFAULT_PORT);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    if (port !== undefined) throw new Failure(`Port ${port} is in use: choose another one with --port`);
    return startDevServer(folder, 0);
  }
}

const untilStopped = () =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, done);
  });

/** @type {import('../lib/command-line.mjs').Run} */
export async function runDevCommand({ folder, values }) {
  const remote = readRemoteIn(folder);
  const { name } = remote;
  const { origin: product } = resolveServerOrigin(values['server'], remote.root);
  const elsewhere = values['public'];
  const port = parsePort(values['port'], 0);

  const output = join(remote.root, '.cache/dev', name, 'dist');
  const server = await serve(output, port);
  const { version } = readJson(join(folder, 'package.json'));
  const url = elsewhere === undefined ? server.url : parseHttpUrl('--public', elsewhere).href.replace(/(?:\/)?$/, '/');

  let isBroken = false;
  let latest = '';
  const watching = watchRemote(remote, { version: `${version}-dev`, output }, ({ ms, problem, note }) => {
    const wasBroken = isBroken;
    isBroken = problem !== undefined;
    if (note !== undefined) console.log(note);
    if (problem !== undefined) {
      console.error(`The build of ${name} failed; pages keep the previous one.\n${problem}`);
      return server.send({ problem });
    }
    const { entry, files } = readBuild(output);
    const previous = latest;
    latest = entry;
    server.send({ entry, files, note });
    if (entry === previous && !wasBroken) return;
    if (previous) {
      return console.log(`Built again in ${formatDuration(ms)}${entry === previous ? ': as it was before' : ''}`);
    }
    console.log(`${name} is built in ${formatDuration(ms)} and served at ${url}`);
    console.log(`\nOpen this and press "Use it": ${product}/#override=${name}@${url}\n`);
    console.log(
      'Open pages follow: components and styles are replaced in place, any other change reloads the page. Ctrl+C ends.',
    );
  });
  createPublicApi(product)
    .get('/health')
    .catch(() =>
      console.log(
        `No server responds at ${product} yet: start one with "${COMMAND} shell", or name another with --server.`,
      ),
    );
  await untilStopped();
  server.close();
  await watching.close();
  return 0;
}
