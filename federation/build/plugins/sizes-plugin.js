const { overBudget, sizeReport, sizesOf } = require('../sizes');

const IS_CODE = /\.(js|css)$/;

/**
 * Prints the sizes of a production build's files and writes them to `sizes.json`, which is neither served nor published. A
 * build whose first scripts exceed the budget fails, and the output folder keeps the files of the build before.
 */
class SizesPlugin {
  /**
   * @param {string} name of the build
   * @param {(compilation: import('webpack').Compilation) => Record<string, readonly string[]>} firstScripts the scripts
   *   that each module needs when it is first shown
   * @param {number | undefined} budget the maximum size of a module's first scripts, in bytes (brotli)
   */
  constructor(name, firstScripts, budget) {
    this.name = name;
    this.firstScripts = firstScripts;
    this.budget = budget;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const logger = compiler.getInfrastructureLogger('SizesPlugin');
    compiler.hooks.thisCompilation.tap('SizesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SizesPlugin', stage }, (assets) => {
        const weigh = (/** @type {string} */ file) => assets[`${file}.br`]?.size() ?? 0;
        const files = Object.keys(assets).filter((file) => IS_CODE.test(file));
        const description = { files, first: this.firstScripts(compilation), budget: this.budget };
        const sizes = sizesOf(weigh, description);
        compilation.errors.push(...overBudget(sizes, this.name).map((message) => new WebpackError(message)));
        compilation.emitAsset('sizes.json', new sources.RawSource(`${JSON.stringify(sizes, null, 2)}\n`));
        logger.info(sizeReport(sizes, this.name));
      });
    });
  }
}

module.exports = { SizesPlugin };
