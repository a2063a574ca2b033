/**
 * Emits one JSON file that describes the finished compilation.
 * @typedef {(compilation: import('webpack').Compilation) => object} Describe
 */
class DescribePlugin {
  /**
   * @param {string} file its name
   * @param {Describe} describe returns its content
   */
  constructor(file, describe) {
    this.file = file;
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DescribePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DescribePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(this.describe(compilation), null, 2);
          compilation.emitAsset(this.file, new sources.RawSource(`${text}\n`));
        },
      );
    });
  }
}

module.exports = { DescribePlugin };
