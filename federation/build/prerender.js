const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { nodeRules } = require('./rules');

/** @typedef {import('./index.js').Product} Product */

/**
 * A build for Node of what writes pages on the server: one CommonJS file for each entry, with everything in it but the
 * `externals`. Class names agree with the browser's build by `uniqueName`.
 * @param {Product} product
 * @param {string} folder of the host or remote
 * @param {string} uniqueName as in the build for browsers
 * @param {Record<string, string>} entry
 * @param {readonly string[]} externals modules that anyone who runs the file hands to it
 */
function prerenderConfig({ root, fixedNames }, folder, uniqueName, entry, externals) {
  const cache = path.join(root, '.cache/webpack', `${uniqueName}-prerender`);
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
      library: { type: 'commonjs2' },
      uniqueName,
      publicPath: '/',
      clean: true,
    },
    externals: Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`])),
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: nodeRules(fixedNames),
      // One file each: translations are in it, and neither workers nor URLs of files are of use on the server.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    // Otherwise the path of the source file on the machine that builds.
    plugins: [new DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') })],
  });
}

/**
 * The entry that offers the host's shared modules to the remotes' files, next to what the host's own module exports.
 * @param {string} module the host's, relative to its folder
 * @param {readonly string[]} names
 */
function hostEntry(module, names) {
  const imports = names.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`).join('');
  const provided = names.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(',');
  const own = JSON.stringify(`./${module}`);
  return `data:text/javascript,${encodeURIComponent(`${imports}export * from ${own};export const provided = {${provided}};`)}`;
}

module.exports = { hostEntry, prerenderConfig };
