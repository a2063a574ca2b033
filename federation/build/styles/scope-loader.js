const postcss = require('postcss');
const { rulesOf, scopeSelector, setScopeStart } = require('./selectors');

/**
 * Scopes a style sheet whose class names the build does not change, such as the style sheet of a library, to the elements
 * of the remote.
 * @this {Pick<import('webpack').LoaderContext<{ remote: string }>, 'getOptions'>}
 * @param {string} css
 */
module.exports = function scopeLoader(css) {
  const { remote } = this.getOptions();
  const root = postcss.parse(css);
  for (const { node, selectors, isNested } of rulesOf(root)) {
    if (isNested || selectors.length === 0) continue;
    const inside = selectors.map((selector) => scopeSelector(selector, remote));
    if (node.type === 'rule') node.selectors = inside;
    else setScopeStart(node, inside);
  }
  return root.toString();
};
