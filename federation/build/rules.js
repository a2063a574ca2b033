const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { sharedFolders } = require('./shared-modules');

/** @typedef {import('./index.js').Product} Product */

/** Rule that compiles each TypeScript file separately and checks no types, because `tsc` checks the types. */
const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    configFile: path.join(__dirname, 'tsconfig.webpack.json'),
    // Colour codes are off, because error messages are also shown in pages and logs.
    colors: false,
  },
};

const IS_STYLE = /\.css$/;
const IS_CSS_MODULE = /\.module\.css$/;

/**
 * Options for reading a style sheet.
 * @typedef {object} StyleOptions
 * @property {boolean} [namesOnly] true to export only the class names, without the styles
 * @property {number} [importLoaders] number of loaders before css-loader that also process style sheets imported by
 * `@import` @property {string} [prefix] of class names; by default the build's name @property {string} [context] the folder
 * to which the paths in hashes of class names are relative; by default the build's folder
 */

/** @param {StyleOptions} options */
const cssLoader = ({ namesOnly = false, importLoaders = 0, prefix = '[uniqueName]', context }) => ({
  loader: require.resolve('css-loader'),
  options: {
    importLoaders,
    modules: {
      auto: IS_CSS_MODULE,
      localIdentName: `${prefix}-[local]-[hash:base64:3]`,
      ...(context !== undefined && { localIdentContext: context }),
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: namesOnly,
    },
  },
});

/**
 * Returns the rules for styles of shared modules. Class names of these styles depend only on the file's path in its
 * package, so that pages that a remote's build prerenders have the class names of the host's build. @param {readonly
 * string[]} folders of shared modules @param {StyleOptions} options @param {import('webpack').RuleSetUseItem[]} first
 * loaders that run after css-loader
 */
const sharedStyles = (folders, options, ...first) =>
  folders.map((folder) => ({
    test: IS_STYLE,
    include: folder,
    use: [...first, cssLoader({ ...options, context: path.dirname(folder) })],
  }));

/**
 * Returns the rules for styles. Class names of CSS modules are unique to a build. Plain style sheets of a remote, with
 * their imports, are scoped to the remote, and plain style sheets of the host apply everywhere.
 * @param {string | undefined} remote
 * @param {string[]} shared folders of shared modules
 */
function styles(remote, shared) {
  const extract = MiniCssExtractPlugin.loader;
  const modules = { test: IS_STYLE, exclude: shared, use: [extract, cssLoader({})] };
  const ofShared = sharedStyles(shared, {}, extract);
  if (remote === undefined) return [modules, ...ofShared];
  const scope = { loader: require.resolve('./styles/scope-loader'), options: { remote } };
  return [
    { ...modules, test: IS_CSS_MODULE },
    ...ofShared,
    { test: IS_STYLE, exclude: [IS_CSS_MODULE, ...shared], use: [extract, cssLoader({ importLoaders: 1 }), scope] },
  ];
}

/** @param {string[]} shared folders of shared modules @param {string | undefined} host the host's name */
const styleNames = (shared, host) => [
  { test: IS_STYLE, exclude: shared, use: [cssLoader({ namesOnly: true })] },
  ...sharedStyles(shared, { namesOnly: true, prefix: host }),
];

const IS_ASSET = /\.(woff2|svg|png|jpg|webp)$/;

/** @param {RegExp | undefined} fixedNames pattern for assets whose URL keeps the file name @param {boolean} emit */
function assets(fixedNames, emit) {
  const hashed = { test: IS_ASSET, type: 'asset/resource', generator: { emit } };
  if (fixedNames === undefined) return [hashed];
  return [
    { test: fixedNames, type: 'asset/resource', generator: { filename: '[name][ext]', emit } },
    { ...hashed, exclude: fixedNames },
  ];
}

const translations = {
  test: /[\\/]translations[\\/](?:[\w-]+[\\/])?[\w-]+\.json$/,
  type: 'javascript/auto',
  loader: require.resolve('./translation-loader'),
};

/** Rule that replaces imports of translations after the TypeScript compiler has run. */
const translationImports = {
  test: /[\\/]translations[\\/](?:[\w-]+[\\/])?index\.[jt]s$/,
  enforce: /** @type {const} */ ('post'),
  loader: require.resolve('./translation-imports-loader'),
};

const compiled = [scripts, translations, translationImports];

/** @param {Product} product @param {string} [remote] name of the remote that is built; undefined for the host */
const rules = (product, remote) => [
  ...compiled,
  ...styles(remote, sharedFolders(product)),
  ...assets(product.fixedNames, true),
];

/**
 * Returns the rules for Node builds, which need class names and file URLs, but emit no styles and assets.
 * @param {Product} product
 */
const nodeRules = (product) => [
  ...compiled,
  ...styleNames(sharedFolders(product), product.shared.host),
  ...assets(product.fixedNames, false),
];

module.exports = { nodeRules, rules };
