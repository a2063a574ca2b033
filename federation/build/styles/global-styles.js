const path = require('node:path');
const postcss = require('postcss');
const { isOwn, isRelatedToParent, rulesOf } = require('./selectors');

/** @param {import('postcss').AtRule} rule */
const paramsOf = (rule) => rule.params.trim();
/** Returns the name of a dashed identifier without its two hyphens. @param {import('postcss').AtRule} rule */
const dashedName = (rule) => paramsOf(rule).replace(/^--/, '');

/** @param {import('postcss').AtRule} rule */
function fontFamily(rule) {
  let family = '';
  rule.walkDecls(/^font-family$/i, ({ value }) => {
    family = value.replaceAll(/^["']|["']$/g, '');
  });
  return family;
}

/** At-rules that apply to the whole document, even in the style sheet of a remote. */
const OF_DOCUMENT = new Set(['@page', '@view-transition']);
/**
 * Functions that return the name that an at-rule defines for the whole document, by the kind of at-rule.
 * @type {Record<string, (rule: import('postcss').AtRule) => string>}
 */
const NAMING = {
  '@font-face': fontFamily,
  '@property': dashedName,
  '@counter-style': paramsOf,
  '@font-palette-values': dashedName,
  '@position-try': dashedName,
};

/** @param {import('./selectors').Rule} rule @param {string} remote @returns {string[]} */
function problemsOf({ node, atRule, selectors, isNested }, remote) {
  if (OF_DOCUMENT.has(atRule)) return [`${atRule} applies to the whole document`];
  const name = node.type === 'atrule' ? NAMING[atRule]?.(node) : undefined;
  if (name !== undefined && !name.startsWith(remote)) {
    return [`${atRule} ${name} is a name for the whole document: let it begin with ${remote}`];
  }
  if (node.type === 'atrule' && atRule === '@import' && /^(url\(\s*)?["']?(https?:)?\/\//i.test(paramsOf(node))) {
    return [`@import ${paramsOf(node)} is not part of the release`];
  }
  return selectors
    .filter((selector) => !isOwn(selector, remote) && (!isNested || isRelatedToParent(selector)))
    .map((selector) => `${selector} also matches outside of ${remote}`);
}

/**
 * Returns descriptions of the rules in a remote's built styles that apply outside of the remote. @param {string} css @param
 * {string} remote @returns {string[]} one sentence for each rule
 */
const globalStyles = (css, remote) => rulesOf(postcss.parse(css)).flatMap((rule) => problemsOf(rule, remote));

/** Type of the modules of mini-css-extract-plugin. These modules contain style sheets with final class names. */
const STYLES = 'css/mini-extract';
const ADVICE =
  'Styles of a remote apply inside it only: select by a class of a CSS module (docs/feature-teams.md, "Styles").';

/**
 * Returns a plugin that fails a remote's build if the remote's styles apply to elements outside of the remote.
 * @param {string} remote
 */
const ownStylesPlugin = (remote) => (/** @type {import('webpack').Compiler} */ compiler) => {
  const { WebpackError } = compiler.webpack;
  compiler.hooks.compilation.tap('OwnStylesPlugin', (compilation) => {
    if (compilation.compiler !== compiler) return;
    compilation.hooks.finishModules.tap('OwnStylesPlugin', (modules) => {
      for (const module of modules) {
        if (module.type !== STYLES) continue;
        const { content } = /** @type {{ content?: Buffer }} */ (/** @type {unknown} */ (module));
        const file = path.relative(compiler.context, module.nameForCondition() ?? '');
        const problems = globalStyles(String(content ?? ''), remote);
        compilation.errors.push(...problems.map((problem) => new WebpackError(`${file}: ${problem}. ${ADVICE}`)));
      }
    });
  });
};

module.exports = { globalStyles, ownStylesPlugin };
