import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {import('webpack').Configuration} Configuration */

/** @param {string} file next to this one */
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

export const NOTICE_SCRIPT = read('notice.js');

/**
 * Returns the code that is prepended to a development build's entry. The code is in a block, so that its constants can be
 * declared again when the entry runs again.
 * @param {string} remote
 */
function devClient(remote) {
  const name = JSON.stringify(remote);
  const code = [NOTICE_SCRIPT, read('refresh.js'), read('client.js'), `followBuilds(${name});`];
  return `{\n${[...code, read('leaks.js'), `watchLeaks(${name});`].join('\n')}\n}\n`;
}

const PRODUCTION_ONLY = new Set(['PrecompressPlugin', 'SizesPlugin']);

const IS_ENTRY = /static\/js\/remote-entry\.[^/]*\.js$/;

/**
 * Returns the production configuration, changed to development versions of packages, source maps, and no minification or
 * compression.
 * @param {Configuration} config of the production build
 * @param {string} folder where the files go
 * @returns {Configuration}
 */
export function unminifiedConfig(config, folder) {
  const { plugins = [], optimization, output } = config;
  return {
    ...config,
    // This kind of source map needs no `eval`, which the page's Content Security Policy forbids.
    devtool: 'cheap-module-source-map',
    output: { ...output, path: folder },
    optimization: { ...optimization, minimize: false, nodeEnv: 'development' },
    plugins: plugins.filter((plugin) => !PRODUCTION_ONLY.has(plugin?.constructor.name ?? '')),
  };
}

/**
 * Returns the cache configuration with another name, so that other kinds of builds do not overwrite this cache.
 * @param {Configuration['cache']} cache
 * @param {string} name
 */
export const withCacheName = (cache, name) =>
  typeof cache === 'object' && cache.type === 'filesystem' ? { cache: { ...cache, name } } : {};

/** Options that keep every module separate, with a stable id, so that an open page can replace single modules. */
const REPLACEABLE = /** @type {const} */ ({
  moduleIds: 'named',
  concatenateModules: false,
  usedExports: false,
  mangleExports: false,
  splitChunks: false,
});

/** @param {string} remote */
const refreshRule = (remote) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: /** @type {const} */ ('post'),
  loader: fileURLToPath(new URL('../../build/refresh-loader.js', import.meta.url)),
  options: { remote },
});

/**
 * Returns the configuration of a development build, with the client that loads later builds.
 * @param {Configuration} config of the production build
 * @param {{ remote: string, folder: string, cache: string, BannerPlugin: typeof import('webpack').BannerPlugin }}
 *   options `folder`: where the files go; `cache`: the name of the build's cache
 * @returns {Configuration}
 */
export function devConfig(config, { remote, folder, cache, BannerPlugin }) {
  const build = unminifiedConfig(config, folder);
  const banner = new BannerPlugin({ banner: devClient(remote), raw: true, test: IS_ENTRY });
  return {
    ...build,
    module: { ...build.module, rules: [...(build.module?.rules ?? []), refreshRule(remote)] },
    optimization: { ...build.optimization, ...REPLACEABLE },
    plugins: [...(build.plugins ?? []), banner],
    ...withCacheName(config.cache, cache),
  };
}
