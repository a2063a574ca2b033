const postcss = require('postcss');
const parser = require('postcss-selector-parser');

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

/**
 * Returns all rules in a style sheet or rule, in the order of the source.
 * @param {import('postcss').Container} container
 * @param {boolean} isNested true inside a style rule or an `@scope`
 * @returns {Rule[]}
 */
function rulesOf(container, isNested = false) {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') {
      return [{ node, atRule: '', selectors: node.selectors.filter(Boolean), isNested }, ...rulesOf(node, true)];
    }
    if (node.type !== 'atrule') return [];
    const atRule = `@${node.name.toLowerCase()}`;
    const isScope = atRule === '@scope';
    const rule = { node, atRule, selectors: isScope ? scopeStart(node) : [], isNested };
    // The content of `@keyframes` is skipped: the parser returns it as style rules, but it has no selectors.
    return atRule.endsWith('keyframes') ? [rule] : [rule, ...rulesOf(node, isNested || isScope)];
  });
}

/** @typedef {import('postcss-selector-parser').Node} Node */

/** Name of the attribute that `browser/react/remote-root.tsx` sets on the root element of a remote. */
const ROOT_ATTRIBUTE = 'data-remote';

/**
 * @param {string} selector a single selector, not a list with commas
 * @returns {import('postcss-selector-parser').Selector}
 */
const parse = (selector) => parser().astSync(selector).first;

/**
 * Pseudo-classes that match exactly the elements of their inner selectors. The inner selectors of other pseudo-classes,
 * such as `:has()`, match other elements.
 */
const ALTERNATIVES = new Set([':is', ':where']);
/** @param {Node} node @returns {import('postcss-selector-parser').Selector[] | undefined} */
const alternativesOf = (node) =>
  node.type === 'pseudo' && ALTERNATIVES.has(node.value.toLowerCase()) && node.nodes.length > 0
    ? node.nodes
    : undefined;

/** @param {Node} node @param {string} remote */
function isOfRemote(node, remote) {
  if (node.type === 'class' || node.type === 'id') return node.value.startsWith(`${remote}-`);
  if (node.type !== 'attribute') return node.type === 'nesting';
  return node.attribute === ROOT_ATTRIBUTE && node.operator === '=' && node.value === remote;
}

/**
 * True if each match of a selector is a node of the remote, or is inside or next to such a node. One node of the remote in
 * the selector suffices, because combinators only lead down and sideways.
 * @param {import('postcss-selector-parser').Selector} selector
 * @param {string} remote
 * @returns {boolean}
 */
const isAnchored = (selector, remote) =>
  selector.nodes.some(
    (node) =>
      isOfRemote(node, remote) ||
      (alternativesOf(node)?.every((alternative) => isAnchored(alternative, remote)) ?? false),
  );

/**
 * True if a selector matches only inside the remote, because it contains a class or id of the build, the root element, or
 * the parent rule (`&`).
 * @param {string} selector @param {string} remote
 */
const isOwn = (selector, remote) => isAnchored(parse(selector), remote);

/** True if a selector refers to its parent rule. @param {string} selector */
function isRelatedToParent(selector) {
  let isRelated = false;
  parse(selector).walkNesting(() => {
    isRelated = true;
  });
  return isRelated;
}

const DOCUMENT_ELEMENTS = new Set(['html', 'body', ':root', ':host']);
/**
 * True for a node that matches `html`, `body` or the root, such as `:where(:root)`.
 * @param {Node | undefined} node
 * @returns {boolean}
 */
function isDocument(node) {
  if (node === undefined) return false;
  if (node.type === 'tag' || (node.type === 'pseudo' && node.nodes.length === 0)) {
    return DOCUMENT_ELEMENTS.has(node.value.toLowerCase());
  }
  return alternativesOf(node)?.every(({ nodes }) => nodes.length === 1 && isDocument(nodes[0])) ?? false;
}

/** @param {readonly Node[]} nodes */
const textOf = (nodes) => nodes.map(String).join('').trim();

/** @param {readonly Node[]} nodes of a selector @param {string} root @returns {string} */
function scopeNodes(nodes, root) {
  if (!isDocument(nodes[0])) return `${root} ${textOf(nodes)}`;
  const place = nodes.findIndex(({ type }) => type === 'combinator');
  const end = place < 0 ? nodes.length : place;
  const rest = nodes.slice(end);
  if (end > 1) return rest.length === 0 ? textOf(nodes) : `${textOf(nodes.slice(0, end))} ${root} ${textOf(rest)}`;
  const below = rest.slice(1);
  if (below.length === 0) return root;
  return isDocument(below[0]) ? scopeNodes(below, root) : `${root} ${textOf(rest)}`;
}

/**
 * Returns the selector scoped to the remote: the remote's root replaces `html`, `body` and `:root`, except with a state
 * (`html.dark .card`). The specificity stays equal, so that the order of rules does not change.
 * @param {string} selector @param {string} remote
 */
const scopeSelector = (selector, remote) =>
  scopeNodes(parse(selector).nodes, `:where([${ROOT_ATTRIBUTE}="${remote}"])`);

module.exports = { isOwn, isRelatedToParent, rulesOf, scopeSelector, setScopeStart };
