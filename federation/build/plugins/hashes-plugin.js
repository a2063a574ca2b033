const { createHash } = require('node:crypto');

/** Emits the script with the hashes of the other files, before the compression of files. Its name contains the hash of its content. */
class HashesPlugin {
  /** @param {(compilation: import('webpack').Compilation) => string} hashesOf returns its content */
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
