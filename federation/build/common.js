const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');
const { Compilation, NormalModuleReplacementPlugin, sources } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { assetsPlugin } = require('./assets-plugin');
const { rules } = require('./rules');

/** @typedef {import('./index.js').Product} Product */

/** Path without extension: the file is `.ts` in this repository, and compiled JavaScript in the package for teams. */
const LOAD_GUARD = path.join(__dirname, 'load-guard');

const LIBRARY_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/* global __webpack_require__ */
/** Passes a chunk's style sheet to the load guard to add to the page. The build copies this into webpack's runtime. */
function loadStyle(/** @type {StyleLink} */ link) {
  void __webpack_require__.guardedStyle(link);
}

/** Removes webpack's script loader, which the load guard replaces. @param {import('webpack').Compiler} compiler */
function noScriptLoaderPlugin(compiler) {
  compiler.hooks.thisCompilation.tap('NoScriptLoaderPlugin', (compilation) => {
    compilation.hooks.runtimeModule.tap('NoScriptLoaderPlugin', (module) => {
      if (module.name === 'load script') module.generate = () => '';
    });
  });
}

/** Name under which the federation library's manifest plugin logs. */
const MANIFEST_LOGGER = 'Module Federation Manifest Plugin';

/**
 * Removes two outputs of the federation library: a warning about builds without a fixed URL, which applies to every build,
 * and the statistics file. The library's `mf-manifest.json` stays for other tools.
 * @param {import('webpack').Compiler} compiler
 */
function federationManifestPlugin(compiler) {
  compiler.hooks.infrastructureLog.tap('FederationManifestPlugin', (origin, type) =>
    origin === MANIFEST_LOGGER && type !== 'error' ? true : undefined,
  );
  assetsPlugin('FederationManifestPlugin', Compilation.PROCESS_ASSETS_STAGE_ANALYSE, (compilation) =>
    compilation.deleteAsset('mf-stats.json'),
  ).apply(compiler);
}

/** Matches the federation library's generated entry file in the identifiers of its module and of the importing module. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Makes builds independent of their folder. The federation library names its entry by a hash of the folder's path, and
 * webpack would derive the entry's module id from this name.
 * @param {import('webpack').Compiler} compiler
 */
function stableIdsPlugin(compiler) {
  compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
    compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
      [...modules]
        .filter((module) => FEDERATION_ENTRY.test(module.identifier()))
        // Exactly two identifiers match: an absolute path and 'container entry ...'. Their order is equal in any folder.
        .toSorted((a, b) => (a.identifier() < b.identifier() ? -1 : 1))
        // Small ids cannot collide with ids that webpack derives, which have at least three digits.
        .forEach((module, index) => compilation.chunkGraph.setModuleId(module, index + 1));
    });
  });
}

const IS_COMPRESSIBLE = /\.(js|css|svg)$/;
const gzip = promisify(zlib.gzip);
/**
 * Compression functions by the extension of the compressed file. @type {Record<string, (content: Buffer) =>
 * Promise<Buffer>>}
 */
const COMPRESSIONS = { br: promisify(zlib.brotliCompress), gz: (content) => gzip(content, { level: 9 }) };

/**
 * Writes a .br and a .gz file next to every script, style and SVG, so that the server never compresses on request.
 * Compressed copies of unchanged files come from webpack's cache in the next build.
 */
const precompressPlugin = assetsPlugin(
  'PrecompressPlugin',
  Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
  async (compilation) => {
    const cache = compilation.getCache('PrecompressPlugin');
    const jobs = Object.entries(compilation.assets)
      .filter(([name]) => IS_COMPRESSIBLE.test(name))
      .flatMap(([name, source]) =>
        Object.entries(COMPRESSIONS).map(async ([ending, compress]) => {
          const file = `${name}.${ending}`;
          const make = async () => new sources.RawSource(await compress(source.buffer()));
          compilation.emitAsset(file, await cache.providePromise(file, cache.getLazyHashedEtag(source), make));
        }),
      );
    await Promise.all(jobs);
  },
);

/** @param {string} folder @param {string} uniqueName */
const outputOf = (folder, uniqueName) => ({
  path: path.join(folder, 'dist'),
  filename: 'static/js/[name].[contenthash:8].js',
  chunkFilename: 'static/js/[name].[contenthash:8].js',
  assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
  uniqueName,
  publicPath: 'auto',
  clean: true,
  // Lets a retry evaluate again a module that threw. `strictModuleErrorHandling` would store the error forever.
  strictModuleExceptionHandling: true,
});

/**
 * Returns the webpack configuration that all builds share.
 * @param {Product} product
 * @param {string} folder of the host or remote
 * @param {string} uniqueName
 * @param {{ isRemote: boolean }} kind
 */
function commonConfig(product, folder, uniqueName, { isRemote }) {
  const { root } = product;
  const runtime = path.join(__dirname, isRemote ? 'share-runtime-remote' : 'share-runtime-host');
  return /** @satisfies {import('webpack').Configuration} */ ({
    mode: 'production',
    context: folder,
    devtool: false,
    stats: 'errors-warnings',
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack', uniqueName),
      // A change of these files, or of a file that they import, invalidates webpack's cache.
      buildDependencies: { config: [__filename, path.join(folder, 'webpack.config.js')] },
    },
    output: outputOf(folder, uniqueName),
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: rules(product, isRemote ? uniqueName : undefined) },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimizer: [
        // Licence texts are written to `<script>.LICENSE.txt` next to each script.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: { condition: 'some', banner: false },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
    },
    plugins: [
      federationManifestPlugin,
      noScriptLoaderPlugin,
      new NormalModuleReplacementPlugin(LIBRARY_RUNTIME, runtime),
      stableIdsPlugin,
      new MiniCssExtractPlugin({
        filename: 'static/css/[name].[contenthash:8].css',
        chunkFilename: 'static/css/[name].[contenthash:8].css',
        insert: /** @type {(link: HTMLLinkElement) => void} */ (/** @type {unknown} */ (loadStyle)),
      }),
      precompressPlugin,
    ],
  });
}

/**
 * Returns the plugin of Module Federation with the load guard.
 * @param {ConstructorParameters<typeof ModuleFederationPlugin>[0]} options
 */
function federationPlugin(options) {
  return new ModuleFederationPlugin({
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    runtimePlugins: [LOAD_GUARD],
    ...options,
  });
}

module.exports = { commonConfig, federationPlugin, precompressPlugin, stableIdsPlugin };
