const { resolve } = require('node:path');
const { host } = require('../webpack.common');

const config = host(__dirname);

/** The host's build, with its Latin font cut down to what the product uses. */
module.exports = {
  ...config,
  module: {
    ...config.module,
    rules: [
      ...config.module.rules,
      { test: /inter-latin-opsz-normal\.woff2$/, use: resolve(__dirname, 'fonts/subset-loader.cjs') },
    ],
  },
};
