const { readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { commonConfig, federationPlugin } = require('./common');
const { contractVersion } = require('./contract-values');
const { byKind, describePlugin } = require('./describe');
const { FOLDER, nodeBuildPlugin, nodeConfig } = require('./node-build');
const { describeProvided, providedByHost } = require('./shared-modules');
const { sizesPlugin } = require('./sizes-plugin');

/** @typedef {import('./index.js').HostProduct} HostProduct */

const ENTRY = 'main';

const readableThrows = {
  test: /react-dom-client\.(?:production|development)\.js$/,
  loader: require.resolve('./readable-throw-loader'),
};

/**
 * Returns the scripts of the shared modules that a page loads only on demand.
 * @param {import('webpack').Compilation} compilation
 */
function onDemandScripts({ modules, chunkGraph }) {
  const blocks = [...modules].filter(({ type }) => type === 'provide-module').flatMap((module) => module.blocks);
  const files = blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []);
  return byKind([...new Set(files)]).js;
}

/** Returns a script without its comments, indentation and line breaks. @param {string} file */
function compact(file) {
  const compilerOptions = { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { fileName: file, compilerOptions });
  // Line breaks can be removed, because every statement ends in a semicolon and no string spans lines.
  return outputText.replaceAll(/\n\s*/g, ' ').trim();
}

/**
 * Returns the inline script that runs before the first paint, with `event-replay.js` if the host prerenders pages.
 * @param {HostProduct} product
 */
function inlineScriptOf({ root, host: { inlineScript = [], prerender } }) {
  const files = [inlineScript].flat().map((file) => path.join(root, file));
  if (prerender !== undefined) files.push(path.join(__dirname, '../browser/event-replay.js'));
  return files.map(compact).join('\n');
}

/** Returns the files of the host's first script. @param {import('webpack').Compilation} compilation */
const firstFiles = ({ entrypoints }) => byKind(entrypoints.get(ENTRY)?.getFiles() ?? []);

/**
 * Returns a function that creates `shell.json`, the server's data for the HTML of the host page.
 * @param {HostProduct} product @returns {import('./describe').Describe}
 */
function describeHost(product) {
  const { preload } = product.host;
  return (compilation) => ({
    ...firstFiles(compilation),
    prerender: Object.keys(compilation.assets).find((file) => file.startsWith(`${FOLDER}/`)),
    preload: Object.keys(compilation.assets).filter((file) => preload?.test(file)),
    onDemand: onDemandScripts(compilation),
    contract: contractVersion(),
    provides: describeProvided(product),
    inlineScript: inlineScriptOf(product),
  });
}

/**
 * Returns the webpack configuration of the host. The host's build provides the shared modules and does not know any remote.
 * @param {HostProduct} product @param {string} folder of the host
 * @returns {import('webpack').Configuration}
 */
function hostConfig(product, folder) {
  const { name, prerender, budget } = product.host;
  const config = commonConfig(product, folder, name, { isRemote: false });
  return {
    ...config,
    entry: { [ENTRY]: './src/index' },
    output: { ...config.output, publicPath: '/' },
    module: { rules: [...config.module.rules, readableThrows] },
    // Code of npm packages stays in the chunk that imports the package, which saves a request.
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...config.plugins,
      federationPlugin({ name, shared: providedByHost(product) }),
      ...(prerender === undefined
        ? []
        : [nodeBuildPlugin(nodeConfig(product, folder, name, { [name]: `./${prerender}` }))]),
      describePlugin('shell.json', describeHost(product)),
      sizesPlugin(name, (compilation) => ({ [ENTRY]: firstFiles(compilation).js }), budget?.js),
    ],
  };
}

module.exports = { hostConfig };
