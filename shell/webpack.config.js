const path = require('node:path');
const { host } = require('../webpack.common');

const config = host(__dirname);

/** Folder of the router's production build. By default the package gives bundlers the development build with warnings. */
const ROUTER = path.resolve(__dirname, '../node_modules/react-router/dist/production');

/** Build of the host, with the Latin font reduced to the characters and features that the product uses. */
module.exports = {
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      'react-router$': path.resolve(ROUTER, 'index.mjs'),
      'react-router/dom$': path.resolve(ROUTER, 'dom-export.mjs'),
    },
  },
  module: {
    ...config.module,
    rules: [
      ...config.module.rules,
      { include: ROUTER, use: path.resolve(__dirname, 'router-loader.cjs') },
      { test: /inter-latin-opsz-normal\.woff2$/, use: path.resolve(__dirname, 'fonts/subset-loader.cjs') },
      {
        test: /fontsource-variable[\\/]inter[\\/]opsz\.css$/,
        use: path.resolve(__dirname, 'fonts/display-loader.cjs'),
      },
    ],
  },
};
