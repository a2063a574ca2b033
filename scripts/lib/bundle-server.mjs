import { readFileSync, readdirSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build, stop } from 'esbuild';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { packageOf } from './pack/manifest.mjs';
import { ROOT } from './root.mjs';

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

/**
 * Returns the name by which a built file requires a package: a path if the server would find no or another version of the
 * package, else the package name.
 * @param {string} name @param {string} importer
 */
function nameOrPath(name, importer) {
  const find = (/** @type {string} */ from) => {
    try {
      return createRequire(from).resolve(name);
    } catch {
      return undefined;
    }
  };
  const found = find(importer);
  return found === undefined || found === find(join(DIST, 'main.js'))
    ? name
    : relative(DIST, found).replaceAll(sep, '/');
}

/** @param {string} workspace */
const manifestOf = (workspace) => readJson(join(ROOT, workspace, 'package.json'));

/**
 * Returns the reason why an imported package is missing in a production installation. Undefined if the importing workspace
 * or the server lists it in `dependencies`.
 * @param {string} specifier of a package or of a workspace
 * @param {string} importer
 */
export function missingDependencyProblem(specifier, importer) {
  const [workspace = ''] = relative(ROOT, importer).split(sep);
  const { name, dependencies } = manifestOf(workspace);
  const packageName = packageOf(specifier);
  if (packageName === name || packageName in dependencies || packageName in manifestOf('server').dependencies) {
    return undefined;
  }
  return `${relative(ROOT, importer)} imports ${packageName}, which is no dependency of ${workspace} or server`;
}

/**
 * Plugin that keeps packages external, and sets `__dirname` of each source to the source's folder, which contains
 * migrations and assets.
 * @param {(name: string, importer: string) => string} external @returns {import('esbuild').Plugin}
 */
const sources = (external) => ({
  name: 'sources',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (isBuiltin(path)) return { path, external: true };
      const problem = missingDependencyProblem(path, importer);
      if (problem !== undefined) return { errors: [{ text: problem }] };
      return path.startsWith('@verdant/') ? undefined : { path: external(path, importer), external: true };
    });
    bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('__dirname')) return undefined;
      const folder = JSON.stringify(relative(DIST, dirname(path)).replaceAll(sep, '/'));
      // The declaration goes into the first line of the source, so that the source map's line numbers stay right.
      return { contents: `const __dirname = require('node:path').join(__dist, ${folder});${source}`, loader: 'ts' };
    });
  },
});

/**
 * Bundles each program of the server with its imported sources from all workspaces.
 * @param {string[]} programs absolute
 * @param {string} folder @param {(name: string, importer: string) => string} external
 * @param {import('esbuild').BuildOptions} options
 */
async function bundlePrograms(programs, folder, external, options) {
  await build({
    entryPoints: Object.fromEntries(programs.map((file) => [basename(file).replace(/\.\w+$/, ''), file])),
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    logLevel: 'error',
    banner: { js: 'const __dist = __dirname;' },
    plugins: [sources(external)],
    ...options,
  });
  // Ends the child process of esbuild.
  await stop();
}

/** Builds the server for production into `server/dist`, with source maps. */
export async function buildServer() {
  const programs = PROGRAMS.map((file) => join(SERVER, 'src', file));
  await bundlePrograms([...programs, ...workers()], DIST, nameOrPath, { sourcemap: true, sourcesContent: false });
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
  const options = { external: ['./tracing/open-telemetry'] };
  const entry = join(SERVER, 'src/development/index.ts');
  await bundlePrograms([entry, ...workers()], folder, (name) => name, options);
  return main;
}
