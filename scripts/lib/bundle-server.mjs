import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build, stop } from 'esbuild';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { ROOT } from './repository.mjs';

const SERVER = join(ROOT, 'server');
/** Folder of the server's build. Built files find the folders of the sources two levels up. */
const DIST = join(SERVER, 'dist');

/** Programs that operators run, and the module of the settings, which `npm start` checks before other builds. */
const PROGRAMS = [
  'main.ts',
  'settings.ts',
  'migrate-run.ts',
  'backup/backup-run.ts',
  'backup/restore-run.ts',
  'key-rotation/rotate-key-run.ts',
];

/** Returns the programs of worker threads, built next to the programs that start the threads, where `workerFile` looks. */
function workers() {
  const folder = join(SERVER, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  // Web workers of browsers do not use `parentPort`.
  return files.filter((file) => /-worker\.[jt]s$/.test(file) && readFileSync(file, 'utf8').includes('parentPort'));
}

/** Returns the file that a workspace gets for a package. @param {string} workspace @param {string} name */
function resolveIn(workspace, name) {
  try {
    return createRequire(join(ROOT, workspace, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/**
 * Returns the npm packages that a production installation has. The bundle contains all other imported packages.
 * @returns {string[]}
 */
function installedPackages() {
  const workspaces = ['server', 'federation', 'shared'];
  return workspaces
    .flatMap((workspace) => Object.keys(readJson(join(ROOT, workspace, 'package.json')).dependencies))
    .filter((name) => !name.startsWith('@verdant/'));
}

/** True if the server finds the same version of a package as all workspaces. @param {string} name */
const isSameVersion = (name) =>
  ['federation', 'shared'].every((workspace) => resolveIn(workspace, name) === resolveIn('server', name));

/**
 * Plugin that sets `__dirname` of each source to the source's folder, which contains migrations and assets.
 * @type {import('esbuild').Plugin}
 */
const sourceFolders = {
  name: 'source-folders',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('__dirname')) return undefined;
      const folder = JSON.stringify(relative(DIST, dirname(path)).replaceAll(sep, '/'));
      // The declaration goes into the first line of the source, so that the source map's line numbers stay right.
      return { contents: `const __dirname = require('node:path').join(__dist, ${folder});${source}`, loader: 'ts' };
    });
  },
};

/**
 * Bundles each program of the server with its imported sources from all workspaces.
 * @param {string[]} programs absolute
 * @param {string} folder @param {import('esbuild').BuildOptions} options
 */
async function bundlePrograms(programs, folder, options) {
  await build({
    entryPoints: Object.fromEntries(programs.map((file) => [basename(file).replace(/\.\w+$/, ''), file])),
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    logLevel: 'error',
    banner: { js: 'const __dist = __dirname;' },
    plugins: [sourceFolders],
    ...options,
  });
  // Ends the child process of esbuild.
  await stop();
}

/** Builds the server for production into `server/dist`, with source maps. */
export async function buildServer() {
  const programs = PROGRAMS.map((file) => join(SERVER, 'src', file));
  const external = installedPackages().filter(isSameVersion);
  await bundlePrograms([...programs, ...workers()], DIST, { external, sourcemap: true, sourcesContent: false });
}

/**
 * Builds the server with development features, for a package that teams install. The built server reads assets from their
 * source paths below `root`.
 * @param {string} root
 * @returns {Promise<string>} the main file, relative to `root`
 */
export async function bundleForDevelopment(root) {
  const main = 'server/dist/index.js';
  const folder = join(root, dirname(main));
  const entry = join(SERVER, 'src/development/index.ts');
  const external = [...installedPackages(), './tracing/open-telemetry'];
  await bundlePrograms([entry, ...workers()], folder, { external });
  return main;
}
