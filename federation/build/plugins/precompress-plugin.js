const { promisify } = require('node:util');
const zlib = require('node:zlib');

const IS_COMPRESSIBLE = /\.(js|css|svg)$/;
const gzip = promisify(zlib.gzip);
/**
 * Compression functions by the extension of the compressed file. @type {Record<string, (content: Buffer) =>
 * Promise<Buffer>>}
 */
const COMPRESSIONS = { br: promisify(zlib.brotliCompress), gz: (content) => gzip(content, { level: 9 }) };

/**
 * Writes a .br and a .gz file next to every script, style and SVG, so that the server never compresses on request.
 * Compressed copies of unchanged files come from webpack's cache in the next build.
 */
class PrecompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const cache = compilation.getCache('PrecompressPlugin');
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        const jobs = Object.entries(assets)
          .filter(([name]) => IS_COMPRESSIBLE.test(name))
          .flatMap(([name, source]) =>
            Object.entries(COMPRESSIONS).map(async ([ending, compress]) => {
              const file = `${name}.${ending}`;
              const make = async () => new sources.RawSource(await compress(source.buffer()));
              compilation.emitAsset(file, await cache.providePromise(file, cache.getLazyHashedEtag(source), make));
            }),
          );
        await Promise.all(jobs);
      });
    });
  }
}

module.exports = { PrecompressPlugin };
