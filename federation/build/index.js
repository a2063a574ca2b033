const { hostConfig } = require('./host');
const { remoteConfig } = require('./remote');

/**
 * What a product decides about its builds.
 * @typedef {object} Product
 * @property {string} root folder whose node_modules the shared versions come from; the cache is written to it
 * @property {{ eager: readonly string[], onDemand: readonly string[] }} shared modules of which a page has one copy,
 *   the host's: `eager` ones are in the host's first script, the others are loaded by who needs them
 * @property {{
 *   name: string, inlineScript?: string | readonly string[], preload?: RegExp, prerender?: string, budget?: { js: number }
 * }} host `inlineScript`: one or several files, relative to the root, that the host page runs before its first paint;
 *   `preload`: fonts that the host page preloads; `prerender`: the module, relative to the host's folder, whose function
 *   `prerender` writes a page on the server; `budget`: the most bytes (brotli) that its first script may have
 * @property {RegExp} [fixedNames] assets that keep their file name as their URL
 */

/**
 * The one build recipe. `host(folder)` configures webpack for the host, `remote(folder, declaration)` for a remote.
 * What is shared, and how, is the product's decision; a remote cannot override it.
 * @param {Product} product
 */
function createRecipe(product) {
  return {
    /** @param {string} folder */
    host: (folder) => hostConfig(product, folder),
    /** @param {string} folder @param {import('./remote').Declaration} declaration */
    remote: (folder, declaration) => remoteConfig(product, folder, declaration),
  };
}

module.exports = { createRecipe };
