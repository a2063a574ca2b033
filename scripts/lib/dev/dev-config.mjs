/**
 * @typedef {import('webpack').Configuration} Configuration
 */

const IS_ENTRY = /static\/js\/remote-entry\..*\.js$/;

/**
 * The build of a remote while it is worked on: what is deployed, but neither minified nor compressed, with source maps,
 * and with the client that hears of later builds. It has the hashes of its files too. React and all else that is shared
 * come from the running shell, so there is no development variant of them.
 * @param {Configuration} config of the production build
 * @param {{ folder: string, client: string, BannerPlugin: typeof import('webpack').BannerPlugin }} options
 *   `folder`: where the files go; `client`: the code in front of the entry
 * @returns {Configuration}
 */
export function devConfig(config, { folder, client, BannerPlugin }) {
  const { cache, plugins = [], optimization, output } = config;
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== 'PrecompressPlugin');
  return {
    ...config,
    // Nothing that needs `eval`: the page's policy forbids it.
    devtool: 'cheap-module-source-map',
    output: { ...output, path: folder },
    optimization: { ...optimization, minimize: false },
    plugins: [...kept, new BannerPlugin({ banner: client, raw: true, test: IS_ENTRY })],
    ...(typeof cache === 'object' && cache.type === 'filesystem' && { cache: { ...cache, name: 'dev' } }),
  };
}
