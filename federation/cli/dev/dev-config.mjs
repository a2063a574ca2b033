import { fileURLToPath } from 'node:url';

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

/** Loaders of this order run from the last to the first. */
const REFRESH = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'post',
  loader: fileURLToPath(new URL('refresh-loader.js', import.meta.url)),
};

/** Without the code by which the plugin for styles replaces them itself: the client does. */
class NoHotStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('NoHotStylesPlugin', (compilation) => {
      const { loader } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap('NoHotStylesPlugin', (context) => {
        context.hot = false;
      });
    });
  }
}

/**
 * The development build of a remote, with the client that follows later builds. React and everything else that is shared
 * come from the running host.
 * @param {Configuration} config of the production build
 * @param {{ folder: string, client: string, webpack: typeof import('webpack') }} options
 *   `folder`: where the files go; `client`: the code in front of the entry
 * @returns {Configuration}
 */
export function devConfig(config, { folder, client, webpack: { BannerPlugin, HotModuleReplacementPlugin } }) {
  const build = unminified(config, folder);
  const banner = new BannerPlugin({ banner: client, raw: true, test: IS_ENTRY });
  const { module, optimization, output, plugins = [] } = build;
  return {
    ...build,
    // By their end no description of the build takes updates for its own scripts.
    output: { ...output, hotUpdateChunkFilename: 'static/js/[id].[fullhash].hot-update.mjs' },
    module: { ...module, rules: [REFRESH, ...(module?.rules ?? [])] },
    // A module is replaced alone: no other may have a part of it.
    optimization: { ...optimization, concatenateModules: false, mangleExports: false, usedExports: false },
    plugins: [...plugins, banner, new HotModuleReplacementPlugin(), new NoHotStylesPlugin()],
    ...cacheNamed(config.cache, 'dev'),
  };
}
