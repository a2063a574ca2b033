const { scopeStyles } = require('./scope-styles');

/**
 * Scopes a style sheet whose class names the build does not change, such as the style sheet of a library.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} css
 */
module.exports = function scopeLoader(css) {
  return scopeStyles(css, this.getOptions().remote);
};
