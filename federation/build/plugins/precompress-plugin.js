const zlib = require('node:zlib');

const IS_COMPRESSIBLE = /\.(js|css|svg)$/;

/** Writes a .br and a .gz file beside every script, style and SVG, so that the server never compresses on request. */
class PrecompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PrecompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!IS_COMPRESSIBLE.test(name)) continue;
            const content = source.buffer();
            compilation.emitAsset(`${name}.br`, new sources.RawSource(zlib.brotliCompressSync(content)));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(zlib.gzipSync(content, { level: 9 })));
          }
        },
      );
    });
  }
}

module.exports = { PrecompressPlugin };
