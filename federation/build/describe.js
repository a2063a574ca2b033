const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');
const { assetsPlugin } = require('./assets-plugin');
const { hashesScript } = require('./hashes-script');
const { FOLDER } = require('./node-build');

/** Pattern for build files that are not part of a release: compressed copies, licence texts, and source maps of styles. */
const IS_LEFT_OUT = /\.(br|gz|css\.map)$|LICENSE/;

/** True for a file that only the server or other tools read and that no page loads. @param {string} file */
const isForOthers = (file) => file.startsWith(`${FOLDER}/`) || file === 'mf-manifest.json';
const HASHES = /^static\/js\/hashes\./;

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');
/** @param {string} file */
const isStyle = (file) => file.endsWith('.css');

/** @param {string[]} files */
const byKind = (files) => ({ js: files.filter(isScript), css: files.filter(isStyle) });

/** Returns the subresource integrity and size of every file of a release. @param {Compilation} compilation */
function describeFiles({ assets }) {
  const kept = Object.entries(assets).filter(([file]) => !IS_LEFT_OUT.test(file));
  return Object.fromEntries(
    kept.map(([file, source]) => {
      const content = source.buffer();
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return [file, { integrity, bytes: content.length }];
    }),
  );
}

/** @param {Compilation} compilation @param {string} name of a chunk */
function chunkNamed({ namedChunks }, name) {
  const chunk = namedChunks.get(name);
  if (!chunk) throw new Error(`The build has no chunk ${name}`);
  return chunk;
}

/**
 * Returns the entry script, which a page loads first. @param {Compilation} compilation @param {string} container name of
 * the entry's chunk
 */
const describeEntry = (compilation, container) => [...chunkNamed(compilation, container).files].find(isScript);

/**
 * Returns the files that a module needs when it is first shown, and the file with its prerendered pages.
 * @param {Compilation} compilation @param {string} name of the module's chunk
 */
function describeModule(compilation, name) {
  const groups = [...chunkNamed(compilation, name).groupsIterable];
  const prerendered = Object.keys(compilation.assets).find((file) => file.startsWith(`${FOLDER}/${name}.`));
  return {
    ...byKind([...new Set(groups.flatMap((group) => group.getFiles()))]),
    ...(prerendered !== undefined && { prerender: prerendered }),
  };
}

/** Emits the script with the hashes of all files that a page loads, at a stage before the files are compressed. */
const hashesPlugin = assetsPlugin(
  'HashesPlugin',
  Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
  (compilation) => {
    const loaded = Object.entries(describeFiles(compilation)).filter(
      ([file]) => !file.endsWith('.map') && !isForOthers(file),
    );
    const text = hashesScript(Object.fromEntries(loaded.map(([file, { integrity }]) => [file, integrity])));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    compilation.emitAsset(`static/js/hashes.${hash}.js`, new sources.RawSource(text));
  },
);

/** @param {Compilation} compilation */
const describeHashes = ({ assets }) => Object.keys(assets).find((file) => HASHES.test(file) && isScript(file));

/** @typedef {(compilation: Compilation) => object} Describe */

/**
 * Returns a plugin that emits one JSON file about the finished compilation.
 * @param {string} file
 * @param {Describe} describe
 */
const describePlugin = (file, describe) =>
  assetsPlugin('DescribePlugin', Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation) => {
    // Emits nothing for a build with errors, because such a build is never used.
    if (compilation.errors.length > 0) return;
    compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(describe(compilation), null, 2)}\n`));
  });

module.exports = { byKind, describeEntry, describeFiles, describeHashes, describeModule, describePlugin, hashesPlugin };
