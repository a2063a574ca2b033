/** Pattern for the federation library's generated entry file, in its identifier and in that of the importing module. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Makes builds independent of their folder. webpack derives a module's id from the module's name, and the federation
 * library names its entry by a hash of the folder's path.
 * @param {import('webpack').Compiler} compiler
 */
function stableIdsPlugin(compiler) {
  compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
    compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
      [...modules]
        .filter((module) => FEDERATION_ENTRY.test(module.identifier()))
        // Two identifiers in the same order in any folder: an absolute path, and one that begins with 'container entry'.
        .toSorted((a, b) => (a.identifier() < b.identifier() ? -1 : 1))
        // Small ids cannot collide with ids that webpack derives, which have at least three digits.
        .forEach((module, index) => compilation.chunkGraph.setModuleId(module, index + 1));
    });
  });
}

module.exports = { stableIdsPlugin };
