const { createHash } = require('node:crypto');

/** Emits, before compression, the script with the other files' hashes. The script's file name contains its own hash. */
class HashesPlugin {
  /** @param {(compilation: import('webpack').Compilation) => string} hashesOf returns the text of the script */
  constructor(hashesOf) {
    this.hashesOf = hashesOf;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
    compiler.hooks.thisCompilation.tap('HashesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'HashesPlugin', stage }, () => {
        const text = this.hashesOf(compilation);
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        compilation.emitAsset(`static/js/hashes.${hash}.js`, new sources.RawSource(text));
      });
    });
  }
}

module.exports = { HashesPlugin };
