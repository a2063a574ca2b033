/**
 * @typedef {import('webpack').Configuration} Configuration
 */

const IS_ENTRY = /static\/js\/remote-entry\..*\.js$/;

/**
 * The development build of a remote: the production build, hashes included, but neither minified nor compressed, with
 * source maps, and with the client that follows later builds. React and everything else that is shared come from the
 * running host, so they have no development variant.
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
    // None that needs `eval`: the page's Content Security Policy forbids it.
    devtool: 'cheap-module-source-map',
    output: { ...output, path: folder },
    optimization: { ...optimization, minimize: false },
    plugins: [...kept, new BannerPlugin({ banner: client, raw: true, test: IS_ENTRY })],
    ...(typeof cache === 'object' && cache.type === 'filesystem' && { cache: { ...cache, name: 'dev' } }),
  };
}
