const postcss = require('postcss');

/**
 * @typedef {object} Rule a style rule or an at-rule
 * @property {import('postcss').Rule | import('postcss').AtRule} node
 * @property {string} atRule its name with the sign, in lower case; '' of a style rule
 * @property {string[]} selectors of a style rule, and where an `@scope` begins; none of another at-rule
 * @property {boolean} isNested inside a style rule or an `@scope`: what it selects is below what that one selects
 */

/**
 * Returns the parts of an `@scope` rule's parameters, `(start)` or `(start) to (end)`. An empty `start` means the document.
 * @param {import('postcss').AtRule} node
 */
function scopeParts({ params }) {
  if (!params.startsWith('(') || !params.endsWith(')')) return { start: '', end: '' };
  const to = params.search(/\)\s*to\s*\(/i);
  const close = to === -1 ? params.length - 1 : to;
  return { start: params.slice(1, close), end: params.slice(close + 1) };
}

/** @param {import('postcss').AtRule} node */
function scopeStart(node) {
  const { start } = scopeParts(node);
  return start === '' ? [':root'] : postcss.list.comma(start);
}

/**
 * Replaces the start selectors of an `@scope` rule.
 * @param {import('postcss').AtRule} node @param {readonly string[]} selectors
 */
function setScopeStart(node, selectors) {
  node.params = `(${selectors.join(', ')})${scopeParts(node).end}`;
  node.raws.afterName ||= ' ';
}

/** @param {import('postcss').Container} container @param {boolean} isNested @returns {Rule[]} */
function rulesIn(container, isNested) {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') {
      return [{ node, atRule: '', selectors: node.selectors.filter(Boolean), isNested }, ...rulesIn(node, true)];
    }
    if (node.type !== 'atrule') return [];
    const atRule = `@${node.name.toLowerCase()}`;
    const isScope = atRule === '@scope';
    const rule = { node, atRule, selectors: isScope ? scopeStart(node) : [], isNested };
    // The content of `@keyframes` is skipped: the parser returns it as style rules, but it has no selectors.
    return atRule.endsWith('keyframes') ? [rule] : [rule, ...rulesIn(node, isNested || isScope)];
  });
}

/**
 * Returns all rules of a style sheet, in the order of the source.
 * @param {import('postcss').Root} root
 * @returns {Rule[]}
 */
const rulesOf = (root) => rulesIn(root, false);

module.exports = { rulesOf, setScopeStart };
