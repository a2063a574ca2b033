/** First id. Ids that webpack derives have at least three digits. */
const FIRST_ID = 1;
/** Entry of the federation library, as a path and within the identifier of its importer. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Makes builds independent of their folder. webpack derives a module's id from its name, and the federation library names
 * its entry by a hash of the folder's path. Such modules get fixed ids.
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
