const { mkdirSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const { PrecompressPlugin } = require('../../../federation/build/plugins/precompress-plugin');
const { nodeRules } = require('../../../federation/build/rules');
const shell = require('../../../shell/webpack.config');

const ROOT = path.join(__dirname, '../../..');
const FOLDER = path.join(ROOT, '.cache/bench-pages');
const NAME = 'verdant';
const FIXED_NAMES = /logo\.svg$/;

/** What webpack calls the chunk of a module. @param {string} remote @param {string} module */
const chunkOf = (remote, module) => `${remote}-${path.basename(module)}`;

/** Every module that a remote declares, with its file and its chunk. */
function declared() {
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  return folders.map((folder) => {
    const declaration = require(path.join(ROOT, folder, 'remote.json'));
    const { version } = require(path.join(ROOT, folder, 'package.json'));
    const names = [...declaration.pages, ...(declaration.slots ?? [])].map(({ module }) => module);
    const modules = [...new Set(names)].map((module) => {
      const base = path.basename(module);
      return { module, chunk: chunkOf(folder, module), file: path.join(ROOT, folder, 'src', base, `${base}.tsx`) };
    });
    return { declaration, version, modules };
  });
}

/** The registry as the server would write it, with nothing to load from anywhere. */
const registry = () => ({
  id: NAME,
  remotes: declared().map(({ declaration: { name, contract, pages, slots = [] }, version }) => {
    return { name, contract, version, url: '/', entry: '', integrity: {}, pages, slots };
  }),
  overrides: [],
});

/** Writes a source that a build starts from. @param {string} name @param {string[]} lines @returns its file */
function writeSource(name, lines) {
  const file = path.join(FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** Every module with the key that `bundled-host.ts` knows it by. */
const keyedModules = () =>
  declared().flatMap(({ declaration: { name }, modules }) =>
    modules.map(({ module, chunk, file }) => ({ key: `${name}${module}`, chunk, file: JSON.stringify(file) })),
  );

const browserSource = () =>
  writeSource('bench-modules.js', [
    `export const registry = ${JSON.stringify(registry())};`,
    'export const modules = {',
    ...keyedModules().map(
      ({ key, chunk, file }) => `${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${file}),`,
    ),
    '};',
  ]);

const writerSource = () =>
  writeSource('writer.js', [
    ...keyedModules().map(({ file }, index) => `import * as m${index} from ${file};`),
    `export { prerender } from ${JSON.stringify(path.join(ROOT, 'shell/src/prerender.tsx'))};`,
    `export const registry = ${JSON.stringify(registry())};`,
    'export const modules = {',
    ...keyedModules().map(({ key }, index) => `${JSON.stringify(key)}: m${index},`),
    '};',
  ]);

/** @param {string} name */
const common = (name) => ({
  mode: /** @type {const} */ ('production'),
  // Names of classes are made from it, in both builds.
  context: ROOT,
  devtool: /** @type {const} */ (false),
  performance: { hints: /** @type {const} */ (false) },
  cache: {
    type: /** @type {const} */ ('filesystem'),
    cacheDirectory: path.join(ROOT, '.cache/webpack', `bench-${name}`),
    buildDependencies: { config: [__filename] },
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
});

/** The same application as one bundle: its pages by ordinary `import()`, without federation and its runtime. */
const browserConfig = () =>
  /** @satisfies {import('webpack').Configuration} */ ({
    ...common('browser'),
    name: 'bench-browser',
    entry: { main: './shell/src/index' },
    output: {
      path: path.join(FOLDER, 'browser'),
      filename: 'static/js/[name].[contenthash:8].js',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      uniqueName: NAME,
      publicPath: '/',
      clean: true,
    },
    target: shell.target,
    resolve: {
      ...shell.resolve,
      alias: { ...shell.resolve.alias, 'bench-modules': browserSource(), '@verdant/federation/before-react': false },
    },
    module: shell.module,
    optimization: {
      chunkIds: 'named',
      // A page is one file next to the first one, and what pages with data have in common another.
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          query: { test: /@tanstack|shared[\\/]src[\\/]query/, name: 'query', chunks: 'async', enforce: true },
        },
      },
      minimizer: ['...', new CssMinimizerPlugin()],
    },
    plugins: [
      // The one module by which the shell starts federation.
      new NormalModuleReplacementPlugin(/^\.\/adapters\/host$/, path.join(__dirname, 'bundled-host.ts')),
      new MiniCssExtractPlugin({ filename: 'static/css/[name].[contenthash:8].css' }),
      new PrecompressPlugin(),
    ],
  });

/** The same for Node: writes a page as HTML. */
const writerConfig = () =>
  /** @satisfies {import('webpack').Configuration} */ ({
    ...common('writer'),
    name: 'bench-writer',
    target: 'node20',
    entry: { writer: writerSource() },
    output: {
      path: path.join(FOLDER, 'writer'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      uniqueName: NAME,
      publicPath: '/',
      clean: true,
    },
    module: {
      rules: nodeRules(FIXED_NAMES),
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    optimization: { minimize: false },
  });

module.exports = { FOLDER, browserConfig, chunkOf, writerConfig };
