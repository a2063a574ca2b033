const path = require('node:path');
const { globalStyles } = require('../styles/global-styles');

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

module.exports = { ownStylesPlugin };
