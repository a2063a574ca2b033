/** The two small plugins of the build recipe. */
const zlib = require('node:zlib');

/** Writes .br and .gz beside every text file worth compressing, so that the server never compresses on the way. */
class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!/\.(js|css|svg)$/.test(name)) continue;
            const content = source.buffer();
            compilation.emitAsset(`${name}.br`, new sources.RawSource(zlib.brotliCompressSync(content)));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(zlib.gzipSync(content, { level: 9 })));
          }
        },
      );
    });
  }
}

/** Emits one JSON file that is made from the finished compilation. */
class DescribePlugin {
  constructor(file, describe) {
    this.file = file;
    this.describe = describe;
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Describe', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: 'Describe', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const text = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset(this.file, new sources.RawSource(`${text}\n`));
      });
    });
  }
}

/** Leaves webpack's own script loader out of a build: the load guard puts another one in its place. */
class NoScriptLoaderPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoScriptLoader', (compilation) => {
      compilation.hooks.runtimeModule.tap('NoScriptLoader', (module) => {
        if (module.name === 'load script') module.generate = () => '';
      });
    });
  }
}

module.exports = { DescribePlugin, NoScriptLoaderPlugin, PrecompressPlugin };
