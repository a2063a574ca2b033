import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOTICE_SCRIPT } from '../../../federation/cli/dev/dev-client.mjs';
import { devConfig, unminifiedConfig, withCacheName } from '../../../federation/cli/dev/dev-config.mjs';
import { formatBuildProblems } from '../../../federation/cli/lib/build-problems.mjs';
import { hashBuildInputs } from '../build-key.mjs';
import { ROOT } from '../root.mjs';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {{ changed: 'nothing' | 'code' | 'declaration', ms: number, problem?: string }} Result
 *   of a build. `declaration`: content that the server puts into pages has changed; `code`: only other files
 */

/** Folder of the builds of `npm run dev`, which do not change the builds of `npm run build`. */
export const BUILDS_DIR = join(ROOT, '.cache', 'watch');

const require = createRequire(import.meta.url);
const RUNTIME = fileURLToPath(new URL('refresh-runtime.js', import.meta.url));
const CLIENT = `{\n${NOTICE_SCRIPT}\n${readFileSync(new URL('client.js', import.meta.url), 'utf8')}\n}\n`;

/** @param {string} name */
const folderOf = (name) => join(BUILDS_DIR, name, 'dist');

/** @param {string} file @returns {string | undefined} its text, if it exists */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Removes the builds of packages that no longer exist. @param {readonly string[]} names */
export function removeOldBuilds(names) {
  mkdirSync(BUILDS_DIR, { recursive: true });
  for (const name of readdirSync(BUILDS_DIR)) {
    if (!names.includes(name)) rmSync(join(BUILDS_DIR, name), { recursive: true, force: true });
  }
}

/** Reads the manifest of a build. Pages change only if the manifest changes. @param {string} name */
const readManifest = (name) => textOf(join(folderOf(name), name === 'shell' ? 'shell.json' : 'release.json'));

/**
 * Returns the part of a remote's manifest that the server puts into pages. The shell has no such part, because a new shell
 * changes all pages.
 * @param {string | undefined} manifest
 */
function declarationIn(manifest = '{}') {
  const { entry: _entry, hashes: _hashes, files: _files, modules: _modules, ...declaration } = JSON.parse(manifest);
  return JSON.stringify(declaration);
}

/**
 * @param {string} name @param {string | undefined} before
 * @param {string | undefined} after manifests
 * @returns {Result['changed']}
 */
function changeOf(name, before, after) {
  if (before === after) return 'nothing';
  const isCode = name !== 'shell' && declarationIn(before) === declarationIn(after);
  return isCode ? 'code' : 'declaration';
}

/** Returns the files of this repository that webpack configurations have loaded by `require`. */
const configurationFiles = () =>
  Object.keys(require.cache).filter(
    (file) => file.startsWith(ROOT + sep) && !file.includes(`${sep}node_modules${sep}`),
  );

/**
 * Returns the webpack configuration of the shell with the development build of React, and with React Refresh for
 * development builds of remotes.
 * @param {Configuration} config of the production build
 * @param {string} folder for the built files
 * @returns {Configuration}
 */
export function devShellConfig(config, folder) {
  const entry = /** @type {Record<string, string>} */ (config.entry);
  const main = [RUNTIME, entry['main'] ?? ''];
  return { ...unminifiedConfig(config, folder), entry: { ...entry, main } };
}

/**
 * Returns the configuration of a development build, with the client that updates open pages after later builds.
 * @param {Configuration} config @param {string} name @param {typeof import('webpack')} webpack @returns {Configuration}
 */
function forDevelopment(config, name, { BannerPlugin }) {
  const folder = folderOf(name);
  const isShell = name === 'shell';
  const build = isShell
    ? devShellConfig(config, folder)
    : devConfig(config, { remote: name, folder, cache: 'watch', BannerPlugin });
  // An open page may still request files of the previous build.
  const output = { ...build.output, clean: false };
  if (!isShell) return { ...build, output };
  const client = new BannerPlugin({ banner: CLIENT, raw: true, entryOnly: true, include: /\.js$/ });
  return {
    ...build,
    output,
    plugins: [...(build.plugins ?? []), client],
    ...withCacheName(config.cache, 'watch'),
  };
}

/** @param {string} name */
async function openCompiler(name) {
  const { default: webpack } = await import('webpack');
  const exported = require(join(ROOT, name, 'webpack.config.js'));
  return webpack(forDevelopment(typeof exported === 'function' ? exported() : exported, name, webpack));
}

/**
 * @param {import('webpack').Compiler} compiler
 * @returns {Promise<{ error: Error | null, stats?: import('webpack').Stats }>}
 */
const run = (compiler) => new Promise((done) => compiler.run((error, stats) => done({ error, stats })));

/** Builds packages, and keeps the compiler of each package, so that the next build takes a fraction of the time. */
export function createBuilder() {
  /** @type {Map<string, import('webpack').Compiler>} */
  const open = new Map();
  /** Hash of the sources of each package's last build, including failed builds. @type {Map<string, string | undefined>} */
  const keys = new Map();

  /** Returns the path of the file with the source hash of the last successful build. @param {string} name */
  const keyFile = (name) => join(folderOf(name), '.build-key');

  async function closeAll() {
    for (const compiler of open.values()) await new Promise((done) => compiler.close(() => done(undefined)));
    open.clear();
    for (const file of configurationFiles()) delete require.cache[file];
  }

  return {
    /** Returns true if the sources of a package have changed since its last build. @param {string} name */
    isStale: (name) => {
      if (!keys.has(name)) keys.set(name, textOf(keyFile(name)));
      return keys.get(name) !== hashBuildInputs(ROOT, name);
    },
    /**
     * Closes all compilers if a file of their configurations has changed, so that the configurations are read again.
     * @param {readonly string[]} changed relative to the root
     */
    forget: async (changed) => {
      const files = configurationFiles();
      if (changed.some((file) => files.includes(join(ROOT, file)))) await closeAll();
    },
    /** @param {string} name @returns {Promise<Result>} */
    build: async (name) => {
      const started = Date.now();
      const before = readManifest(name);
      // The hash is stored before the build, so that a source that changes meanwhile makes the build stale. The removed
      // file makes a failed build stale at the next start.
      keys.set(name, hashBuildInputs(ROOT, name));
      rmSync(keyFile(name), { force: true });
      const compiler = open.get(name) ?? (await openCompiler(name));
      open.set(name, compiler);
      const { error, stats } = await run(compiler);
      const ms = Date.now() - started;
      if (!stats) return { changed: 'nothing', ms, problem: error?.message ?? 'webpack returned no result' };
      if (stats.hasErrors()) return { changed: 'nothing', ms, problem: formatBuildProblems(stats) };
      writeFileSync(keyFile(name), keys.get(name) ?? '');
      return { changed: changeOf(name, before, readManifest(name)), ms };
    },
    /** Removes a build, including files of older builds that were kept for open pages. @param {string} name */
    clear: (name) => rmSync(folderOf(name), { recursive: true, force: true }),
    closeAll,
  };
}
