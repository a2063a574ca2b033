import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchBuild } from '../../../federation/cli/dev/watch-build.mjs';
import { devConfig, NOTICE_SCRIPT, unminifiedConfig, withCacheName } from '../../../federation/cli/dev/dev-config.mjs';
import { builtPackages, ROOT, webpackConfigOf } from '../repository.mjs';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {import('../../../federation/cli/dev/watch-build.mjs').Result} Result
 */

/** Folder of the builds of `npm run dev`, which do not change the builds of `npm run build`. */
export const BUILDS_DIR = join(ROOT, '.cache', 'watch');

const require = createRequire(import.meta.url);
const RUNTIME = fileURLToPath(new URL('refresh-runtime.js', import.meta.url));
const CLIENT = `{\n${NOTICE_SCRIPT}\n${readFileSync(new URL('client.js', import.meta.url), 'utf8')}\n}\n`;

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

/** Returns the files of this repository on which the configurations of the builds depend. */
export const configurationFiles = () => [
  ...Object.keys(require.cache).filter(
    (file) => file.startsWith(ROOT + sep) && !file.includes(`${sep}node_modules${sep}`),
  ),
  ...['package.json', 'package-lock.json'].map((name) => join(ROOT, name)),
];

/**
 * Builds shell and remotes, then each of them again after changes of its sources. Removes the builds of other packages.
 * @param {{ onStart: (name: string) => void, onBuilt: (name: string, result: Result) => void }} listener `onStart` is not
 * called for the first build of a package that has an earlier build, with which the server can start
 * @returns {Promise<() => Promise<void>>} ends the builds, so that the configurations are read again
 */
export async function watchBuilds({ onStart, onBuilt }) {
  const { default: webpack } = await import('webpack');
  mkdirSync(BUILDS_DIR, { recursive: true });
  const names = builtPackages();
  const built = readdirSync(BUILDS_DIR);
  const old = built.filter((name) => !names.includes(name));
  for (const name of old) rmSync(join(BUILDS_DIR, name), { recursive: true, force: true });

  const watched = names.map((name) => {
    const config = webpackConfigOf(name);
    const compiler = webpack(forDevelopment(config, name, webpack));
    compiler.hooks.invalid.tap('dev', () => onStart(name));
    if (!built.includes(name)) onStart(name);
    return watchBuild(compiler, (result) => onBuilt(name, result));
  });
  return async () => {
    for (const { close } of watched) await close();
    for (const file of configurationFiles()) delete require.cache[file];
  };
}
