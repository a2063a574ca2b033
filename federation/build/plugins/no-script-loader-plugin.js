/** Removes webpack's script loader from a build, because the load guard replaces it. */
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
