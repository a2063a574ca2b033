import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { devConfig, NOTICE_SCRIPT, unminifiedConfig, withCacheName } from '../../../federation/cli/dev/dev-config.mjs';
import { formatBuildProblems } from '../../../federation/cli/lib/build-problems.mjs';
import { buildAndStoreKey } from '../build-key.mjs';
import { buildServer } from '../bundle-server.mjs';
import { builtPackages, ROOT, SERVER } from '../repository.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

/** Folder of the builds of `npm run dev`, which do not change the builds of `npm run build`. */
export const BUILDS_DIR = join(ROOT, '.cache', 'watch');

const require = createRequire(import.meta.url);
const RUNTIME = fileURLToPath(new URL('refresh-runtime.js', import.meta.url));
const CLIENT = `{\n${NOTICE_SCRIPT}\n${readFileSync(new URL('client.js', import.meta.url), 'utf8')}\n}\n`;

/** Removes the builds of packages that no longer exist. */
export function removeOldBuilds() {
  mkdirSync(BUILDS_DIR, { recursive: true });
  const names = builtPackages();
  const old = readdirSync(BUILDS_DIR).filter((name) => !names.includes(name));
  for (const name of old) rmSync(join(BUILDS_DIR, name), { recursive: true, force: true });
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
  const folder = join(BUILDS_DIR, name, 'dist');
  if (name !== 'shell') return devConfig(config, { remote: name, folder, cache: 'watch', BannerPlugin });
  const build = devShellConfig(config, folder);
  const client = new BannerPlugin({ banner: CLIENT, raw: true, entryOnly: true, include: /\.js$/ });
  return { ...build, plugins: [...(build.plugins ?? []), client], ...withCacheName(config.cache, 'watch') };
}

/** @param {string} name */
async function openCompiler(name) {
  const { default: webpack } = await import('webpack');
  const exported = require(join(ROOT, name, 'webpack.config.js'));
  return webpack(forDevelopment(typeof exported === 'function' ? exported() : exported, name, webpack));
}

/** Builds packages, and keeps the compiler of each package, so that the next build takes a fraction of the time. */
export function createBuilder() {
  /** @type {Map<string, import('webpack').Compiler>} */
  const open = new Map();

  async function closeAll() {
    for (const compiler of open.values()) await promisify(compiler.close.bind(compiler))();
    open.clear();
    for (const file of configurationFiles()) delete require.cache[file];
  }

  /** @param {string} name */
  async function buildForBrowsers(name) {
    const compiler = open.get(name) ?? (await openCompiler(name));
    open.set(name, compiler);
    const stats = await promisify(compiler.run.bind(compiler))();
    return stats?.hasErrors() ? formatBuildProblems(stats) : undefined;
  }

  return {
    /**
     * Closes all compilers if a file of their configurations has changed, so that the configurations are read again.
     * @param {readonly string[]} changed relative to the root
     */
    forget: async (changed) => {
      const files = configurationFiles();
      if (changed.some((file) => files.includes(join(ROOT, file)))) await closeAll();
    },
    /** Builds a package. Resolves to the error message of a failed build. @param {string} name */
    build: async (name) => {
      /** @type {string | undefined} */
      let problem;
      const run = async () => {
        if (name === SERVER) await buildServer();
        else problem = await buildForBrowsers(name);
        return problem === undefined;
      };
      await buildAndStoreKey(ROOT, name, run, name === SERVER ? ROOT : BUILDS_DIR).catch(
        (/** @type {unknown} */ error) => {
          problem = error instanceof Error ? error.message : String(error);
        },
      );
      return problem;
    },
    closeAll,
  };
}
