/** Leaves webpack's own script loader out of a build: the load guard installs another one in its place. */
class NoScriptLoaderPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoScriptLoaderPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('NoScriptLoaderPlugin', (module) => {
        if (module.name === 'load script') module.generate = () => '';
      });
    });
  }
}

module.exports = { NoScriptLoaderPlugin };
