const { rulesOf } = require('./css-rules');
const { isOwn } = require('./selectors');

/** At-rules that apply to the whole document, whoever's they are. */
const OF_DOCUMENT = new Set(['@page', '@view-transition']);
/** At-rules that give a name which the whole document shares, and where it is. */
/** @type {Record<string, (rule: import('./css-rules').Rule) => string>} */
const NAMING = {
  '@font-face': ({ body }) => /font-family\s*:\s*["']?([^;"'}]*)/i.exec(body)?.[1]?.trim() ?? '',
  '@property': ({ prelude }) => prelude.replace(/^--/, ''),
  '@counter-style': ({ prelude }) => prelude,
  '@font-palette-values': ({ prelude }) => prelude.replace(/^--/, ''),
  '@position-try': ({ prelude }) => prelude.replace(/^--/, ''),
};

/** @param {import('./css-rules').Rule} rule @param {string} remote @returns {string[]} */
function problemsOf(rule, remote) {
  const { atRule, prelude, selectors, isNested } = rule;
  if (OF_DOCUMENT.has(atRule)) return [`${atRule} applies to the whole document`];
  const name = NAMING[atRule]?.(rule);
  if (name !== undefined && !name.startsWith(remote)) {
    return [`${atRule} ${name} is a name for the whole document: let it begin with ${remote}`];
  }
  if (atRule === '@import' && /^(url\(\s*)?["']?(https?:)?\/\//i.test(prelude)) {
    return [`@import ${prelude} is not part of the release`];
  }
  return selectors
    .filter(({ text }) => text !== '' && !isOwn(text, remote) && !(isNested && !text.includes('&')))
    .map(({ text }) => `${text} also matches outside of ${remote}`);
}

/**
 * Where the styles of a remote, as built, apply outside of it. @param {string} css @param {string} remote
 * @returns {string[]} a sentence each
 */
const globalStyles = (css, remote) => rulesOf(css).flatMap((rule) => problemsOf(rule, remote));

module.exports = { globalStyles };
