const { WebpackError } = require('webpack');

/**
 * Returns a plugin that adds files to a build, or checks its files. A thrown error becomes an error of the build, because an
 * uncaught exception would end a compiler in watch mode.
 * @param {string} name of the plugin
 * @param {number} stage of webpack's processing of files
 * @param {(compilation: import('webpack').Compilation) => void | Promise<void>} processAssets
 */
const assetsPlugin = (name, stage, processAssets) => ({
  name,
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        try {
          await processAssets(compilation);
        } catch (error) {
          const problem = new WebpackError(error instanceof Error ? error.message : String(error));
          compilation.errors.push(Object.assign(problem, { hideStack: true }));
        }
      });
    });
  },
});

module.exports = { assetsPlugin };
