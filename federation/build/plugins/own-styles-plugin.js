const path = require('node:path');
const { globalStyles } = require('../styles/global-styles');

/** Type of the modules of mini-css-extract-plugin, which contain each style sheet with its final class names. */
const STYLES = 'css/mini-extract';

/** Fails the build of a remote if its styles apply outside of the remote. The error contains file and selector. */
class OwnStylesPlugin {
  /** @param {string} remote */
  constructor(remote) {
    this.remote = remote;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('OwnStylesPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('OwnStylesPlugin', (modules) => {
        for (const module of modules) {
          if (module.type !== STYLES) continue;
          const { content } = /** @type {{ content?: Buffer }} */ (/** @type {unknown} */ (module));
          const file = path.relative(compiler.context, module.nameForCondition() ?? '');
          for (const problem of globalStyles(String(content ?? ''), this.remote)) {
            compilation.errors.push(
              new WebpackError(
                `${file}: ${problem}. Styles of a remote apply inside it only: select by a class of a CSS module (docs/feature-teams.md, "Styles").`,
              ),
            );
          }
        }
      });
    });
  }
}

module.exports = { OwnStylesPlugin };
