const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** Compiles file by file; `tsc` checks the types. */
const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    configFile: path.join(__dirname, 'tsconfig.webpack.json'),
    // An error is shown in pages and logs too.
    colors: false,
  },
};

const IS_STYLE = /\.css$/;
const IS_CSS_MODULE = /\.module\.css$/;

/** @param {boolean} namesOnly without the styles themselves @param {number} importLoaders for what a style sheet imports */
const cssLoader = (namesOnly, importLoaders = 0) => ({
  loader: require.resolve('css-loader'),
  options: {
    importLoaders,
    modules: {
      auto: IS_CSS_MODULE,
      localIdentName: '[uniqueName]-[local]-[hash:base64:3]',
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: namesOnly,
    },
  },
});

/**
 * Returns the rules for styles. Class names of CSS modules are unique to a build. Other style sheets of a remote are scoped
 * to it, with their imports; those of the host apply everywhere.
 * @param {string | undefined} remote
 */
function styles(remote) {
  const modules = { test: IS_STYLE, use: [MiniCssExtractPlugin.loader, cssLoader(false)] };
  if (remote === undefined) return [modules];
  const scope = { loader: require.resolve('./styles/scope-loader'), options: { remote } };
  return [
    { ...modules, test: IS_CSS_MODULE },
    { test: IS_STYLE, exclude: IS_CSS_MODULE, use: [MiniCssExtractPlugin.loader, cssLoader(false, 1), scope] },
  ];
}

const styleNames = { test: IS_STYLE, use: [cssLoader(true)] };

const IS_ASSET = /\.(woff2|svg|png|jpg|webp)$/;

/**
 * @param {RegExp | undefined} fixedNames assets that keep their file name as their URL
 * @param {boolean} emit
 */
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

/** Loader for imports of translations. It runs after the compiler. */
const translationImports = {
  test: /[\\/]translations[\\/](?:[\w-]+[\\/])?index\.[jt]s$/,
  enforce: /** @type {const} */ ('post'),
  loader: require.resolve('./translation-imports-loader'),
};

const compiled = [scripts, translations, translationImports];

/** @param {RegExp | undefined} fixedNames @param {string} [remote] whose build it is; the host's without */
const rules = (fixedNames, remote) => [...compiled, ...styles(remote), ...assets(fixedNames, true)];

/** The same for what runs on the server, which needs the names of classes and files only. @param {RegExp | undefined} fixedNames */
const nodeRules = (fixedNames) => [...compiled, styleNames, ...assets(fixedNames, false)];

module.exports = { nodeRules, rules };
