import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheNamed, unminified } from '../../../federation/cli/dev/dev-config.mjs';
import { buildKey } from '../build-key.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {{ changed: boolean, ms: number, problem?: string }} Result */

/** Where the server of `npm run dev` finds its builds; those of `npm run build` stay as they are. */
export const BUILDS_DIR = join(ROOT, '.cache', 'watch');

const require = createRequire(import.meta.url);
const CLIENT = readFileSync(fileURLToPath(new URL('client.js', import.meta.url)), 'utf8');

/** @param {string} name */
const folderOf = (name) => join(BUILDS_DIR, name, 'dist');

/** @param {string} file absolute @returns {string} relative to the root, with `/` */
const fromRoot = (file) => relative(ROOT, file).replaceAll(sep, '/');

/** Next to each build: `key`, which changes with its sources, and `uses`, the files that it read. */
const RECORD = '.build-record.json';

/** @param {string} name @returns {{ key: string, uses: string[] } | undefined} */
function readRecord(name) {
  const file = join(folderOf(name), RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} name @param {{ key: string, uses: string[] }} record */
function writeRecord(name, record) {
  mkdirSync(folderOf(name), { recursive: true });
  writeFileSync(join(folderOf(name), RECORD), JSON.stringify(record));
}

/**
 * @param {string} name
 * @returns {((file: string) => boolean) | undefined} whether its last build used a file, relative to the root
 */
export function usesOf(name) {
  const record = readRecord(name);
  if (!record) return undefined;
  const files = new Set(record.uses);
  return (file) => files.has(file);
}

/** @param {string} name */
const keyOf = (name) => createHash('sha256').update(buildKey(ROOT, name)).update(CLIENT).digest('hex');

/** @param {string} name whether its last build here is of the present sources */
export const isFresh = (name) => readRecord(name)?.key === keyOf(name);

/** Removes the builds of packages that no longer exist. @param {readonly string[]} names */
export function tidyBuilds(names) {
  mkdirSync(BUILDS_DIR, { recursive: true });
  for (const name of readdirSync(BUILDS_DIR)) {
    if (!names.includes(name)) rmSync(join(BUILDS_DIR, name), { recursive: true, force: true });
  }
}

/** Removes a build, and the files that were kept for open pages. @param {string} name */
export const clearBuild = (name) => rmSync(folderOf(name), { recursive: true, force: true });

/** What the server reads of a build: while it does not change, no page does. @param {string} name */
function readManifest(name) {
  const file = join(folderOf(name), name === 'shell' ? 'shell.json' : 'release.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Files of this repository that this process has loaded by `require`: those of configurations. */
const loadedFiles = () =>
  Object.keys(require.cache).filter(
    (file) => file.startsWith(ROOT + sep) && !file.includes(`${sep}node_modules${sep}`),
  );

/** Reads a package's configuration from its files as they are now. @param {string} name */
function readConfig(name) {
  for (const file of loadedFiles()) delete require.cache[file];
  const exported = require(join(ROOT, name, 'webpack.config.js'));
  /** @type {Configuration} */
  const config = typeof exported === 'function' ? exported() : exported;
  return { config, files: loadedFiles().map(fromRoot) };
}

/**
 * The shell's build also has the client that reloads open pages.
 * @param {Configuration} config
 * @param {string} name
 * @param {typeof import('webpack')} webpack
 * @returns {Configuration}
 */
function forDevelopment(config, name, { BannerPlugin }) {
  const build = unminified(config, folderOf(name));
  const client = new BannerPlugin({ banner: CLIENT, raw: true, entryOnly: true, include: /\.js$/ });
  return {
    ...build,
    // An open page may still request files of the previous build.
    output: { ...build.output, clean: false },
    plugins: [...(build.plugins ?? []), ...(name === 'shell' ? [client] : [])],
    ...cacheNamed(config.cache, 'watch'),
  };
}

/** @param {string} name */
async function openCompiler(name) {
  const { default: webpack } = await import('webpack');
  const { config, files } = readConfig(name);
  const compiler = webpack(forDevelopment(config, name, webpack));
  return { compiler, configFiles: files };
}

/** @param {import('webpack').Compiler} compiler @returns {Promise<{ error: Error | null, stats?: import('webpack').Stats }>} */
const run = (compiler) => new Promise((done) => compiler.run((error, stats) => done({ error, stats })));

/** Builds packages, and keeps each one's compiler: the next build takes a fraction of the time. */
export function createBuilder() {
  /** @type {Map<string, Awaited<ReturnType<typeof openCompiler>>>} */
  const open = new Map();

  /** @param {string} name */
  async function close(name) {
    const compiler = open.get(name)?.compiler;
    open.delete(name);
    if (compiler) await new Promise((done) => compiler.close(() => done(undefined)));
  }

  /** @param {string} name @param {readonly string[]} changed */
  async function compilerOf(name, changed) {
    if (open.get(name)?.configFiles.some((file) => changed.includes(file))) await close(name);
    const one = open.get(name) ?? (await openCompiler(name));
    open.set(name, one);
    return one;
  }

  return {
    /**
     * @param {string} name
     * @param {readonly string[]} changed files since its last build, relative to the root
     * @returns {Promise<Result>}
     */
    build: async (name, changed) => {
      const started = Date.now();
      const key = keyOf(name);
      const before = readManifest(name);
      const { compiler, configFiles } = await compilerOf(name, changed);
      const { error, stats } = await run(compiler);
      const ms = Date.now() - started;
      if (!stats) return { changed: false, ms, problem: error?.message ?? 'webpack returned no result' };
      const { fileDependencies, missingDependencies } = stats.compilation;
      const files = [...fileDependencies, ...missingDependencies].map(fromRoot);
      const uses = [...configFiles, ...files.filter((file) => !/^\.\.|(^|\/)node_modules\//.test(file))];
      const failed = stats.hasErrors();
      // A failed build never counts as fresh: the next start builds again.
      writeRecord(name, { key: failed ? '' : key, uses });
      if (!failed) return { changed: readManifest(name) !== before, ms };
      const problem = stats.toString({ all: false, errors: true, colors: process.stdout.isTTY });
      return { changed: false, ms, problem };
    },
    closeAll: async () => {
      for (const name of open.keys()) await close(name);
    },
  };
}
