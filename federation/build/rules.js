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

/** @param {boolean} namesOnly without the styles themselves */
const cssLoader = (namesOnly) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      localIdentName: '[uniqueName]-[local]-[hash:base64:3]',
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: namesOnly,
    },
  },
});

const styles = { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(false)] };
const styleNames = { test: /\.css$/, use: [cssLoader(true)] };

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

/** @param {RegExp | undefined} fixedNames */
const rules = (fixedNames) => [scripts, styles, ...assets(fixedNames, true)];

/** The same for what runs on the server, which needs the names of classes and files only. @param {RegExp | undefined} fixedNames */
const nodeRules = (fixedNames) => [scripts, styleNames, ...assets(fixedNames, false)];

module.exports = { nodeRules, rules };
