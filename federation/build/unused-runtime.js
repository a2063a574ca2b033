const path = require('node:path');

/**
 * Parts of the federation library that no page runs, since the host loads remotes itself (decision 1): its loading of
 * scripts, manifests and preloads, and a fallback for shared modules that every remote takes from the host. They would be
 * 4 KB (brotli) of what a visitor waits for.
 */
const FILES = [
  'runtime-core/dist/utils/load.js',
  'runtime-core/dist/utils/manifest.js',
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/dom.js',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
];
/** Needed where shared modules are in the first script: in the host. */
const FILES_OF_HOST = ['webpack-bundler-runtime/dist/installInitialConsumes.js'];

/** @param {readonly string[]} files of the library */
const withoutContent = (files) => ({
  test: (/** @type {string} */ file) =>
    files.some((name) => file.endsWith(path.normalize(`@module-federation/${name}`))),
  loader: require.resolve('./unused-runtime-loader'),
});

/**
 * The versions of shared modules are not compared again in the page: what a release needs is compared with what the host
 * provides before it is offered (`contract/fit`), and only the host provides a shared module, so that there is one version of
 * each. The comparison would be 1 KB (brotli) of what a visitor waits for, for a warning on the console.
 */
const anyVersion = {
  test: (/** @type {string} */ file) =>
    file.endsWith(path.normalize('@module-federation/runtime-core/dist/utils/semver/index.js')),
  loader: require.resolve('./any-version-loader'),
};

module.exports = {
  anyVersion,
  unusedByHost: withoutContent(FILES),
  unusedByRemote: withoutContent([...FILES, ...FILES_OF_HOST]),
};
