const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { federationManifestPlugin } = require('./plugins/federation-manifest-plugin');
const { PrecompressPlugin } = require('./plugins/precompress-plugin');
const { stableIdsPlugin } = require('./plugins/stable-ids-plugin');
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
      new PrecompressPlugin(),
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

module.exports = { commonConfig, federationPlugin };
