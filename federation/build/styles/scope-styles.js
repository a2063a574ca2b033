const postcss = require('postcss');
const { rulesOf, setScopeStart } = require('./css-rules');
const { scoped } = require('./selectors');

/** Returns the style sheet scoped to the elements of the remote. @param {string} css @param {string} remote */
function scopeStyles(css, remote) {
  const root = postcss.parse(css);
  for (const { node, selectors, isNested } of rulesOf(root)) {
    if (isNested || selectors.length === 0) continue;
    const inside = selectors.map((selector) => scoped(selector, remote));
    if (node.type === 'rule') node.selectors = inside;
    else setScopeStart(node, inside);
  }
  return root.toString();
}

module.exports = { scopeStyles };
