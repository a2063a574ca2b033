/**
 * The part of CSS's syntax that says to what a style sheet applies: rules with their selectors, and at-rules. Values of
 * declarations are skipped. Nested rules are found, too.
 *
 * @typedef {{ text: string, start: number, end: number }} Span a piece of the source, without spaces around it
 * @typedef {object} Rule
 * @property {Span[]} selectors of a style rule; none of an at-rule
 * @property {string} atRule its name with the sign; '' of a style rule
 * @property {string} prelude of an at-rule, such as the name of keyframes
 * @property {string} body of an at-rule whose content is no rules, such as `@font-face`; '' otherwise
 * @property {boolean} isNested inside a style rule: what it selects is below what that one selects
 */

/** At-rules whose content is rules, as outside of them. */
const GROUPS = new Set(['@media', '@supports', '@layer', '@container', '@scope', '@starting-style']);

/** The first index after a comment, string, escape or URL that starts at `index`; `index` when none does. @param {string} css @param {number} index */
function afterOpaque(css, index) {
  const char = css[index];
  if (char === '\\') return index + 2;
  if (char === '/' && css[index + 1] === '*') {
    const end = css.indexOf('*/', index + 2);
    return end < 0 ? css.length : end + 2;
  }
  if (char === '"' || char === "'") {
    let end = index + 1;
    while (end < css.length && css[end] !== char) end += css[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  const url = /^url\(\s*(?!['"\s])[^)]*\)/i.exec(char === 'u' || char === 'U' ? css.slice(index, index + 4096) : '');
  return url ? index + url[0].length : index;
}

/** @param {string} text */
const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\//g, ' ');

/** @param {string} css @param {number} from @param {number} to @returns {Span} */
function spanOf(css, from, to) {
  const comment = /^(\s|\/\*[^]*?\*\/)*/.exec(css.slice(from, to));
  const start = from + (comment?.[0].length ?? 0);
  const text = css.slice(start, to).trimEnd();
  return { text: withoutComments(text).trim(), start, end: start + text.length };
}

/**
 * Splits at each `separator` that is in no bracket, string or comment.
 * @param {string} css @param {string} separator one character @param {number} [from] @param {number} [to]
 * @returns {Span[]}
 */
function splitAt(css, separator, from = 0, to = css.length) {
  const spans = [];
  let start = from;
  let depth = 0;
  for (let index = from; index < to;) {
    const after = afterOpaque(css, index);
    if (after > index) {
      index = after;
      continue;
    }
    const char = css.charAt(index);
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    if (char === separator && depth === 0) {
      spans.push(spanOf(css, start, index));
      start = index + 1;
    }
    index += 1;
  }
  return [...spans, spanOf(css, start, to)];
}

/** The index of the bracket that closes the block opened at `open`. @param {string} css @param {number} open */
function closingOf(css, open) {
  let depth = 0;
  for (let index = open; index < css.length;) {
    const after = afterOpaque(css, index);
    if (after === index && css[index] === '{') depth += 1;
    if (after === index && css[index] === '}' && (depth -= 1) === 0) return index;
    index = Math.max(after, index + 1);
  }
  return css.length;
}

/** @param {string} css @param {number} from @param {number} to @param {boolean} isNested @param {Rule[]} rules */
function collect(css, from, to, isNested, rules) {
  let start = from;
  for (let index = from; index < to;) {
    const after = afterOpaque(css, index);
    const char = after === index ? css[index] : '';
    index = Math.max(after, index + 1);
    if (char === ';') {
      const { text } = spanOf(css, start, index - 1);
      const [atRule = ''] = /^@[\w-]+/.exec(text) ?? [];
      if (atRule) rules.push({ selectors: [], atRule, prelude: text.slice(atRule.length).trim(), body: '', isNested });
      start = index;
    }
    if (char !== '{') continue;
    const open = index - 1;
    const close = Math.min(closingOf(css, open), to);
    const span = spanOf(css, start, open);
    const [atRule = ''] = /^@[\w-]+/.exec(span.text) ?? [];
    const isGroup = GROUPS.has(atRule.toLowerCase());
    const isValue = span.text.startsWith('--');
    if (atRule) {
      const prelude = span.text.slice(atRule.length).trim();
      rules.push({ selectors: [], atRule, prelude, body: isGroup ? '' : css.slice(open + 1, close), isNested });
    } else if (!isValue) {
      rules.push({ selectors: splitAt(css, ',', start, open), atRule, prelude: '', body: '', isNested });
    }
    if (isGroup || (!atRule && !isValue)) collect(css, open + 1, close, isNested || !isGroup, rules);
    index = close + 1;
    start = index;
  }
}

/** Every rule of a style sheet, in the order of the source. @param {string} css @returns {Rule[]} */
function rulesOf(css) {
  /** @type {Rule[]} */
  const rules = [];
  collect(css, 0, css.length, false, rules);
  return rules;
}

module.exports = { rulesOf, splitAt };
