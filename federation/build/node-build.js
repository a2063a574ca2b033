const { readFileSync } = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const webpack = require('webpack');
const { assetsPlugin } = require('./assets-plugin');
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
    plugins: [new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') })],
  });
}

/** Folder in the output of the browser build for the files of the Node build. */
const FOLDER = 'prerender';

/**
 * @typedef {Record<string, string | Buffer>} Contents contents of files by name
 * @typedef {import('webpack').Configuration & { output: { path: string } }} NodeConfig
 */

/** Runs a build once. Resolves to its statistics, which contain the errors. @param {import('webpack').Configuration} config */
async function runWebpack(config) {
  const compiler = webpack(config);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats) throw new Error('webpack built nothing');
    return stats;
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}

/**
 * Runs a build for Node. Resolves to the absolute paths of the built scripts.
 * @param {NodeConfig} config
 */
async function buildForNode(config) {
  const stats = await runWebpack(config);
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const scripts = Object.keys(stats.compilation.assets).filter((name) => name.endsWith('.cjs'));
  return scripts.map((name) => path.join(config.output.path, name));
}

/**
 * Returns a plugin that adds a build for Node to a browser build, except in watch mode, when only the browser renders
 * pages.
 * @param {NodeConfig} config of the build for Node
 * @param {(files: readonly string[]) => Promise<Contents>} contentsOf returns the files to emit, given the paths of the
 * built scripts; by default the unchanged scripts
 */
const nodeBuildPlugin =
  (
    config,
    contentsOf = async (files) => Object.fromEntries(files.map((file) => [path.basename(file), readFileSync(file)])),
  ) =>
  (/** @type {import('webpack').Compiler} */ compiler) => {
    /** @type {Promise<Contents>} */
    let contents = Promise.resolve({});
    compiler.hooks.run.tap('NodeBuildPlugin', () => {
      contents = buildForNode(config).then(contentsOf);
      // Handles a rejection now, because Node ends the process if nothing handles a rejection before the `await` below.
      contents.catch(() => undefined);
    });
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    const emitContents = assetsPlugin('NodeBuildPlugin', stage, async (compilation) => {
      for (const [name, content] of Object.entries(await contents)) {
        compilation.emitAsset(`${FOLDER}/${name}`, new webpack.sources.RawSource(content));
      }
    });
    emitContents.apply(compiler);
  };

module.exports = { buildForNode, FOLDER, nodeBuildPlugin, nodeConfig, runWebpack };
