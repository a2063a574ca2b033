const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { sharedFolders } = require('./shared-modules');

/** @typedef {import('./index.js').Product} Product */

/** Compiles each TypeScript file separately, without type checks, which `tsc` does. */
const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    configFile: path.join(__dirname, 'tsconfig.webpack.json'),
    // Error messages are also shown in pages and logs.
    colors: false,
  },
};

const IS_STYLE = /\.css$/;
const IS_CSS_MODULE = /\.module\.css$/;

/**
 * Options for reading a style sheet.
 * @typedef {object} StyleOptions
 * @property {boolean} [namesOnly] true to export only the class names, without the styles
 * @property {number} [importLoaders] number of earlier loaders that also process style sheets imported by `@import`
 * @property {string} [prefix] of class names, the build's name by default
 * @property {string} [context] the folder that class names are made relative to, the build's by default
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
 * Returns the rules for styles of shared modules. Their class names depend only on the file's path in its package, so that
 * pages prerendered by a remote's build have the class names of the host's build.
 * @param {readonly string[]} folders of shared modules
 * @param {StyleOptions} options
 * @param {import('webpack').RuleSetUseItem[]} first loaders
 */
const sharedStyles = (folders, options, ...first) =>
  folders.map((folder) => ({
    test: IS_STYLE,
    include: folder,
    use: [...first, cssLoader({ ...options, context: path.dirname(folder) })],
  }));

/**
 * Returns the rules for styles. Class names of CSS modules are unique to a build. Other style sheets of a remote, with
 * their imports, are scoped to the remote; other style sheets of the host apply everywhere.
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

/** @param {string[]} shared folders of shared modules @param {string | undefined} host its name */
const styleNames = (shared, host) => [
  { test: IS_STYLE, exclude: shared, use: [cssLoader({ namesOnly: true })] },
  ...sharedStyles(shared, { namesOnly: true, prefix: host }),
];

const IS_ASSET = /\.(woff2|svg|png|jpg|webp)$/;

/** @param {RegExp | undefined} fixedNames assets that keep their file name as their URL @param {boolean} emit */
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

/** Replaces imports of translations after the compiler has run. */
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

/** Returns the rules for Node builds, which need only the names of classes and files. @param {Product} product */
const nodeRules = (product) => [
  ...compiled,
  ...styleNames(sharedFolders(product), product.shared.host),
  ...assets(product.fixedNames, false),
];

module.exports = { nodeRules, rules };
