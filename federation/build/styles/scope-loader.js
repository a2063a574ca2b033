const { rulesOf } = require('./css-rules');
const { scoped } = require('./selectors');

/**
 * The same style sheet, for what is inside the remote only. @param {string} css @param {string} remote
 */
function scopeStyles(css, remote) {
  const selectors = rulesOf(css)
    .filter(({ isNested }) => !isNested)
    .flatMap((rule) => rule.selectors)
    .filter(({ text }) => text !== '');
  return selectors.reduceRight(
    (text, { text: selector, start, end }) => text.slice(0, start) + scoped(selector, remote) + text.slice(end),
    css,
  );
}

/**
 * Scopes a style sheet whose class names the build leaves as they are, such as a library's.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} css
 */
function scopeLoader(css) {
  return scopeStyles(css, this.getOptions().remote);
}

module.exports = scopeLoader;
module.exports.scopeStyles = scopeStyles;
