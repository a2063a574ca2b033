const { resolve } = require('node:path');
const { host } = require('../webpack.common');

const config = host(__dirname);

/** The router's own package names its development build for every bundler: 0.5 KB of warnings, and of slower checks. */
const ROUTER = resolve(__dirname, '../node_modules/react-router/dist/production');

/** The host's build, with its Latin font cut down to what the product uses. */
module.exports = {
  ...config,
  resolve: {
    ...config.resolve,
    alias: { 'react-router$': resolve(ROUTER, 'index.mjs'), 'react-router/dom$': resolve(ROUTER, 'dom-export.mjs') },
  },
  module: {
    ...config.module,
    rules: [
      ...config.module.rules,
      { test: /inter-latin-opsz-normal\.woff2$/, use: resolve(__dirname, 'fonts/subset-loader.cjs') },
    ],
  },
};
