const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { nodeRules } = require('./rules');

/** @typedef {import('./index.js').Product} Product */

/**
 * Returns the webpack configuration for a Node build of code that renders HTML: one CommonJS file for each entry.
 * @param {Product} product
 * @param {string} folder of the host or remote
 * @param {string} uniqueName of the browser build, so that both builds create equal class names
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
      // Puts an entry's code and translations into one file, without workers and file URLs, which Node does not need.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    // Replaces `import.meta.url`, for which webpack would insert the path of the source file on the build machine.
    plugins: [new DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') })],
  });
}

module.exports = { nodeConfig };
