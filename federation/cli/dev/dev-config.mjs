/**
 * @typedef {import('webpack').Configuration} Configuration
 */

/** The files of a development build are not compressed. */
const PRODUCTION_ONLY = new Set(['PrecompressPlugin', 'SizesPlugin']);

const IS_ENTRY = /static\/js\/remote-entry\.[^/]*\.js$/;

/**
 * A development build: the production build, hashes included, but with the development builds of packages, with source
 * maps, and neither minified nor compressed.
 * @param {Configuration} config of the production build
 * @param {string} folder where the files go
 * @returns {Configuration}
 */
export function unminified(config, folder) {
  const { plugins = [], optimization, output } = config;
  return {
    ...config,
    // None that needs `eval`: the page's Content Security Policy forbids it.
    devtool: 'cheap-module-source-map',
    output: { ...output, path: folder },
    optimization: { ...optimization, minimize: false, nodeEnv: 'development' },
    plugins: plugins.filter((plugin) => !PRODUCTION_ONLY.has(plugin?.constructor.name ?? '')),
  };
}

/**
 * A cache of its own: builds of other kinds do not replace it.
 * @param {Configuration['cache']} cache
 * @param {string} name
 */
export const cacheNamed = (cache, name) =>
  typeof cache === 'object' && cache.type === 'filesystem' ? { cache: { ...cache, name } } : {};

/**
 * The development build of a remote, with the client that follows later builds. React and everything else that is shared
 * come from the running host.
 * @param {Configuration} config of the production build
 * @param {{ folder: string, client: string, BannerPlugin: typeof import('webpack').BannerPlugin }} options
 *   `folder`: where the files go; `client`: the code in front of the entry
 * @returns {Configuration}
 */
export function devConfig(config, { folder, client, BannerPlugin }) {
  const build = unminified(config, folder);
  const banner = new BannerPlugin({ banner: client, raw: true, test: IS_ENTRY });
  return { ...build, plugins: [...(build.plugins ?? []), banner], ...cacheNamed(config.cache, 'dev') };
}
