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

module.exports = { describePlugin };
