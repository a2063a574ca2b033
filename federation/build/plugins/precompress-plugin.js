const { promisify } = require('node:util');
const zlib = require('node:zlib');

const IS_COMPRESSIBLE = /\.(js|css|svg)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a .br and a .gz file next to every script, style and SVG, so that the server never compresses on request.
 * Compressed files are stored in webpack's cache, so that the next build compresses only changed files.
 */
class PrecompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const cache = compilation.getCache('PrecompressPlugin');
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        const files = Object.entries(assets).filter(([name]) => IS_COMPRESSIBLE.test(name));
        /**
         * @param {string} name
         * @param {import('webpack').sources.Source} source
         * @param {(content: Buffer) => Promise<Buffer>} compress
         */
        const emit = async (name, source, compress) => {
          const compressed = await cache.providePromise(
            name,
            cache.getLazyHashedEtag(source),
            async () => new sources.RawSource(await compress(source.buffer())),
          );
          compilation.emitAsset(name, compressed);
        };
        await Promise.all(
          files.flatMap(([name, source]) => [
            emit(`${name}.br`, source, (content) => brotli(content)),
            emit(`${name}.gz`, source, (content) => gzip(content, { level: 9 })),
          ]),
        );
      });
    });
  }
}

module.exports = { PrecompressPlugin };
