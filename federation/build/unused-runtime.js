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

/** Modules of the library of which a page needs less, and what stands in for each: 1.8 KB of the host's script, 0.6 of an entry. */
const SHORT = {
  'runtime-core/dist/utils/semver/index.js': 'semver.mjs',
  'error-codes/dist/desc.mjs': 'desc.mjs',
  'sdk/dist/logger.js': 'logger.mjs',
};

/** @param {string} file of the library @param {string} name in `short-runtime/` */
const shortRule = (file, name) => ({
  test: (/** @type {string} */ module) => module.endsWith(path.normalize(`@module-federation/${file}`)),
  loader: require.resolve('./short-runtime-loader'),
  options: { name },
});

const shortened = Object.entries(SHORT).map(([file, name]) => shortRule(file, name));

module.exports = {
  unusedByHost: [withoutContent(FILES), ...shortened],
  unusedByRemote: [withoutContent([...FILES, ...FILES_OF_HOST]), ...shortened],
};
