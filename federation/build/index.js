const { hostConfig } = require('./host');
const { remoteConfig } = require('./remote');

/**
 * Modules that the host shares with its remotes: `eager` modules are in the host's first script, `onDemand` modules are
 * loaded when needed. `host`: the host's name, with which the host's CSS class names start. `prerender`: the module whose
 * function `renderPage` renders pages of remotes as HTML in its `languages`.
 * @typedef {{ eager: readonly string[], onDemand: readonly string[], host?: string, prerender?: string }} Shared
 */

/**
 * Settings of a product for its builds.
 * @typedef {object} Product
 * @property {string} root folder with the node_modules of the shared modules, and with webpack's cache @property {Shared}
 * shared modules of which a page has only the host's copy @property {RegExp} [fixedNames] pattern for assets whose URL
 * keeps the file name, without a hash
 */

/**
 * `inlineScript`: one or several files, relative to the root, that the host page runs before its first paint; `preload`:
 * fonts that the host page preloads; `prerender`: the module, relative to the host's folder, whose function `prerender`
 * renders the host around a page on the server; `budget`: the maximum size of the host's first script, in bytes (brotli).
 * @typedef {{ name: string, inlineScript?: string | readonly string[], preload?: RegExp, prerender?: string,
 *   budget?: { js: number } }} Host
 * @typedef {Product & { host: Host }} HostProduct
 */

/**
 * Creates the build recipe: `host(folder)` configures webpack for the host, `remote(folder, declaration)` for a remote. The
 * product decides which modules are shared, and a remote cannot change this list.
 * @param {Product & { host?: Host }} product `host` is missing in a repository that contains only remotes
 */
function createRecipe(product) {
  return {
    /** @param {string} folder */
    host: (folder) => {
      const { host } = product;
      if (!host) throw new Error('This recipe is for remotes: it describes no host');
      return hostConfig({ ...product, host }, folder);
    },
    /** @param {string} folder @param {import('./remote').Declaration} declaration */
    remote: (folder, declaration) => remoteConfig(product, folder, declaration),
  };
}

module.exports = { createRecipe };
