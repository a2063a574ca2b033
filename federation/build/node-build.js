const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { nodeRules } = require('./rules');

/** @typedef {import('./index.js').Product} Product */

/**
 * A build for Node of what renders HTML: one CommonJS file for each entry, with everything in it. Class names agree with
 * the build for browsers by `uniqueName`.
 * @param {Product} product
 * @param {string} folder of the host or remote
 * @param {string} uniqueName as in the build for browsers
 * @param {Record<string, string>} entry
 */
function nodeConfig(product, folder, uniqueName, entry) {
  const cache = path.join(product.root, '.cache/webpack', `${uniqueName}-prerender`);
  return /** @satisfies {import('webpack').Configuration} */ ({
    name: `${uniqueName}-prerender`,
    mode: 'production',
    target: 'node20',
    context: folder,
    devtool: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: cache,
      buildDependencies: { config: [__filename, path.join(folder, 'webpack.config.js')] },
    },
    entry,
    output: {
      path: path.join(cache, 'files'),
      filename: '[name].[contenthash:8].cjs',
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
      library: { type: 'commonjs2' },
      uniqueName,
      publicPath: '/',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: nodeRules(product),
      // One file each: translations are in it, and neither workers nor URLs of files are of use in Node.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    // Otherwise the path of the source file on the machine that builds.
    plugins: [new DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') })],
  });
}

module.exports = { nodeConfig };
