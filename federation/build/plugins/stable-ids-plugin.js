/** Matches the federation library's generated entry file in the identifiers of its module and of the importing module. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Makes builds independent of their folder. The federation library names its entry by a hash of the folder's path, and
 * webpack would derive the entry's module id from this name.
 * @param {import('webpack').Compiler} compiler
 */
function stableIdsPlugin(compiler) {
  compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
    compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
      [...modules]
        .filter((module) => FEDERATION_ENTRY.test(module.identifier()))
        // Exactly two identifiers match: an absolute path and 'container entry ...'. Their order is equal in any folder.
        .toSorted((a, b) => (a.identifier() < b.identifier() ? -1 : 1))
        // Small ids cannot collide with ids that webpack derives, which have at least three digits.
        .forEach((module, index) => compilation.chunkGraph.setModuleId(module, index + 1));
    });
  });
}

module.exports = { stableIdsPlugin };
