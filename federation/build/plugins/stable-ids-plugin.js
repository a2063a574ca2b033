/** Ids that webpack derives have three digits and more. */
const FIRST_ID = 1;
/** The federation library's own entry of a build, on its own and in the identifier of what starts it. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * The same files from the same sources, in whatever folder they are built: webpack derives a module's id from its name, and
 * the federation library names its own entry by a hash that contains the path of the folder. Such modules get fixed ids.
 */
class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        [...modules]
          .filter((module) => FEDERATION_ENTRY.test(module.identifier()))
          // A path, and what begins with 'container entry'.
          .toSorted((a, b) => (a.identifier() < b.identifier() ? -1 : 1))
          .forEach((module, index) => compilation.chunkGraph.setModuleId(module, FIRST_ID + index));
      });
    });
  }
}

module.exports = { StableIdsPlugin };
