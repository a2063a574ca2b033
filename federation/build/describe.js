const { createHash } = require('node:crypto');
const { hashesScript } = require('./hashes-script');
const { FOLDER } = require('./node-build');

/** @typedef {import('webpack').Compilation} Compilation */

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

/** Returns the script with the hashes of all files that a page loads. @param {Compilation} compilation */
function hashesOf(compilation) {
  const loaded = Object.entries(describeFiles(compilation)).filter(
    ([file]) => !file.endsWith('.map') && !isForOthers(file),
  );
  return hashesScript(Object.fromEntries(loaded.map(([file, { integrity }]) => [file, integrity])));
}

/** @param {Compilation} compilation */
const describeHashes = ({ assets }) => Object.keys(assets).find((file) => HASHES.test(file) && isScript(file));

/** @typedef {(compilation: import('webpack').Compilation) => object} Describe */

/**
 * Returns a plugin that emits one JSON file about the finished compilation. An exception in `describe` is reported as a
 * build error, because an uncaught exception would end a compiler in watch mode.
 * @param {string} file
 * @param {Describe} describe
 */
const describePlugin = (file, describe) => (/** @type {import('webpack').Compiler} */ compiler) => {
  const { Compilation, WebpackError, sources } = compiler.webpack;
  const options = { name: 'DescribePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
  compiler.hooks.thisCompilation.tap('DescribePlugin', (compilation) => {
    compilation.hooks.processAssets.tap(options, () => {
      // Emits nothing for a build with errors, because such a build is never used.
      if (compilation.errors.length > 0) return;
      try {
        const text = JSON.stringify(describe(compilation), null, 2);
        compilation.emitAsset(file, new sources.RawSource(`${text}\n`));
      } catch (error) {
        const problem = new WebpackError(error instanceof Error ? error.message : String(error));
        compilation.errors.push(Object.assign(problem, { hideStack: true }));
      }
    });
  });
};

module.exports = { byKind, describeEntry, describeFiles, describeHashes, describeModule, describePlugin, hashesOf };
