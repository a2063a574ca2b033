const { scopeStyles } = require('./scope-styles');

/**
 * Scopes a style sheet whose class names the build leaves as they are, such as a library's.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} css
 */
module.exports = function scopeLoader(css) {
  return scopeStyles(css, this.getOptions().remote);
};
