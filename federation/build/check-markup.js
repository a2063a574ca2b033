const { defaultTreeAdapter, parseFragment } = require('parse5');

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/** Elements that run, load or embed something, or change how the rest of the page is read. */
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
/** Attributes that name what a press leads to, or what is loaded. */
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

/** Both readings of `noscript`: a text where scripts run, part of the page where they do not. */
const READINGS = [{ scriptingEnabled: true }, { scriptingEnabled: false }];

/**
 * Why a prerendered page may not be sent, in a few words; undefined when it may. No script, no handler, no `style=`: the
 * policy of the page would refuse them, and what a remote writes must do nothing by itself. The build of a remote checks its
 * pages, and the server checks them again inside the frame of the host.
 * @param {string} html
 * @returns {string | undefined}
 */
function markupProblem(html) {
  if (html.trim() === '') return 'it is empty';
  /** @type {string[]} */
  const errors = [];
  const onParseError = (/** @type {{ code: string }} */ { code }) => errors.push(code);
  const problems = READINGS.map((reading) => problemIn(parseFragment(html, { ...reading, onParseError }).childNodes));
  // React cannot hydrate markup that a parser repairs.
  const repaired = errors.length === 0 ? undefined : `it is not well-formed (${errors[0]})`;
  return problems.find((problem) => problem !== undefined) ?? repaired;
}

module.exports = { markupProblem };
