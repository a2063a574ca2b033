const { splitAt } = require('./css-rules');

/** The element around everything that a remote shows has this attribute; `browser/react/remote-view.tsx` sets it. */
const ROOT_ATTRIBUTE = 'data-remote';

/** The index of the bracket that closes the one at `open`. @param {string} selector @param {number} open */
function closingOf(selector, open) {
  let depth = 0;
  let quote = '';
  for (let index = open; index < selector.length; index += 1) {
    const char = selector.charAt(index);
    if (char === '\\') index += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth += 1;
    else if ((char === ')' || char === ']') && (depth -= 1) === 0) return index;
  }
  return selector.length;
}

/**
 * What a selector asks of the element that it matches and of those around and before it.
 * @param {string} selector
 * @returns {{ names: string, attributes: string[], alternatives: string[] }} `names`: elements, classes, ids and
 *   pseudo-classes; `alternatives`: what is in the brackets of `:is()` and `:where()`. Other brackets are left out:
 *   `:has()` and `:not()` ask it of other elements
 */
function partsOf(selector) {
  const parts = { names: '', attributes: /** @type {string[]} */ ([]), alternatives: /** @type {string[]} */ ([]) };
  for (let index = 0; index < selector.length; index += 1) {
    const char = selector.charAt(index);
    if (char === '\\') {
      parts.names += selector.slice(index, index + 2);
      index += 1;
    } else if (char === '(' || char === '[') {
      const close = closingOf(selector, index);
      const content = selector.slice(index + 1, close);
      if (char === '[') parts.attributes.push(content);
      else if (/:(is|where)$/i.test(parts.names)) parts.alternatives.push(content);
      index = close;
    } else parts.names += char;
  }
  return parts;
}

/**
 * Whether a selector asks for something marked. One mark is enough: combinators lead down and to the side only, so that
 * whatever matches is marked, or is inside or beside something that is.
 * @param {string} selector
 * @param {(parts: { names: string, attributes: string[] }) => boolean} isMarked
 * @returns {boolean}
 */
function isAnchored(selector, isMarked) {
  const parts = partsOf(selector);
  if (isMarked(parts)) return true;
  return parts.alternatives.some((list) => splitAt(list, ',').every(({ text }) => isAnchored(text, isMarked)));
}

/** @param {string} remote */
const rootValue = (remote) => `${ROOT_ATTRIBUTE}="${remote}"`;

/**
 * Whether a selector can match inside the remote only: by a class or id that the build made the remote's own, by its root
 * element, or by the rule around it (`&`).
 * @param {string} selector @param {string} remote
 */
const isOwn = (selector, remote) =>
  isAnchored(
    selector,
    ({ names, attributes }) =>
      [`.${remote}-`, `#${remote}-`, '&'].some((mark) => names.includes(mark)) ||
      attributes.includes(rootValue(remote)),
  );

/** Whether a selector has any class, id or attribute, so that it does not match every element of a kind. @param {string} selector */
const isNamed = (selector) =>
  isAnchored(selector, ({ names, attributes }) => /[.#&]/.test(names) || attributes.length > 0);

/** The whole document, alone. */
const DOCUMENT = /^(?::root|html|body|:host)(?=[\s>]|$)/i;
/** The document in some state, such as `body.dark`. */
const DOCUMENT_STATE = /^(?::root|html|body|:host)(?=[.#:[])\S*/i;

/**
 * The same selector, inside the remote only: the document's elements become the remote's root. It weighs what it did, so
 * that the order of rules stays as written. The state of the document in front (`html.dark .card`) is kept.
 * @param {string} selector @param {string} remote
 * @returns {string}
 */
function scoped(selector, remote) {
  const root = `:where([${rootValue(remote)}])`;
  const [state] = DOCUMENT_STATE.exec(selector) ?? [];
  if (state !== undefined) {
    const rest = selector.slice(state.length).trim();
    return rest === '' ? selector : `${state} ${root} ${rest}`;
  }
  if (!DOCUMENT.test(selector)) return `${root} ${selector}`;
  const rest = selector.replace(DOCUMENT, '').trim();
  const below = rest.replace(/^>\s*/, '');
  if (below === '') return root;
  return DOCUMENT.test(below) ? scoped(below, remote) : `${root} ${rest}`;
}

module.exports = { isNamed, isOwn, scoped };
