const { defaultTreeAdapter, parseFragment } = require('parse5');

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/** Names of forbidden elements, which run code, load or embed content, or change the parsing of the rest of the page. */
const REFUSED = new Set([
  'script',
  'style',
  'link',
  'meta',
  'base',
  'iframe',
  'frame',
  'object',
  'embed',
  'template',
  'portal',
]);
/** Attributes with a URL that the browser loads at once or opens after a click. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data']);
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|sms:|tel:|[/#?]|[^:]*$)/i;

/** @param {Element} element @returns {string | undefined} */
function elementProblem({ tagName, attrs }) {
  if (REFUSED.has(tagName)) return `it has an element ${tagName}`;
  for (const { name, value } of attrs) {
    if (/^on/i.test(name)) return `it has a handler ${name}`;
    if (name === 'style' || name === 'srcdoc') return `it has an attribute ${name}`;
    if (ADDRESSES.has(name) && !SAFE_ADDRESS.test(value.trim())) return `its ${tagName} leads to ${value.slice(0, 40)}`;
  }
  return undefined;
}

/** @param {readonly Node[]} nodes @returns {string | undefined} */
function problemIn(nodes) {
  for (const node of nodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const problem = elementProblem(node) ?? problemIn(node.childNodes);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Parser options for the two readings of `noscript` content: as text with scripts enabled, otherwise as elements. */
const READINGS = [{ scriptingEnabled: true }, { scriptingEnabled: false }];

/**
 * Returns the reason why a prerendered page must not be sent, in a few words; undefined if it can be sent. Scripts, event
 * handlers and `style=` are forbidden: the Content Security Policy would block them, and a remote's HTML must not run code.
 * The remote's build checks its pages; the server checks them again within the host's HTML.
 * @param {string} html
 * @returns {string | undefined}
 */
function markupProblem(html) {
  if (html.trim() === '') return 'it is empty';
  /** @type {string[]} */
  const errors = [];
  const onParseError = (/** @type {{ code: string }} */ { code }) => errors.push(code);
  const problems = READINGS.map((reading) => problemIn(parseFragment(html, { ...reading, onParseError }).childNodes));
  // Parse errors are a problem, because React cannot hydrate markup that the browser's parser repairs.
  const repaired = errors.length === 0 ? undefined : `it is not well-formed (${errors[0]})`;
  return problems.find((problem) => problem !== undefined) ?? repaired;
}

module.exports = { markupProblem };
