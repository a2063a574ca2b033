const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { nodeRules } = require('./rules');

/** @typedef {import('./index.js').Product} Product */

/**
 * Returns the webpack configuration for a Node build of the code that renders HTML: one CommonJS file with all its code for
 * each entry. `uniqueName` makes class names equal to those of the browser build.
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
      // Bundles an entry's code with translations into one file. Ignores workers and URLs of files: Node needs neither.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    // Replaces `import.meta.url`, because webpack would insert the path of the source file on the build machine.
    plugins: [new DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') })],
  });
}

module.exports = { nodeConfig };
