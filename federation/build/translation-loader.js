const path = require('node:path');
const { PAGES, parseTranslation } = require('./translations');

/**
 * Returns a translation as an ES module, without texts that only the release needs. The result is not JSON, because
 * `import()` of JSON would make webpack add a helper for namespaces to the first script.
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 */
module.exports = function translation(source) {
  try {
    const { [PAGES]: _, ...texts } = parseTranslation(source, path.basename(this.resourcePath));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
  } catch (error) {
    // Unlike a thrown error, an emitted error is reported without the stack of this loader.
    this.emitError(/** @type {Error} */ (error));
    return 'export default {};';
  }
};
