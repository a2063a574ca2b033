/**
 * Emits one JSON file that describes the finished compilation. An exception thrown by `describe` is added to the build's
 * errors, because a thrown exception would end a compiler in watch mode.
 * @typedef {(compilation: import('webpack').Compilation) => object} Describe
 */
class DescribePlugin {
  /** @param {string} file its name @param {Describe} describe returns its content */
  constructor(file, describe) {
    this.file = file;
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DescribePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DescribePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // A build with errors gets no description, because it is not used.
          if (compilation.errors.length > 0) return;
          try {
            const text = JSON.stringify(this.describe(compilation), null, 2);
            compilation.emitAsset(this.file, new sources.RawSource(`${text}\n`));
          } catch (error) {
            const problem = new WebpackError(error instanceof Error ? error.message : String(error));
            compilation.errors.push(Object.assign(problem, { hideStack: true }));
          }
        },
      );
    });
  }
}

module.exports = { DescribePlugin };
