const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Folder of the files within the build. */
const FOLDER = 'prerender';

/**
 * Adds the files of a second build, for Node, to a build for browsers. Not while a user works on it: pages are then
 * drawn in the browser.
 */
class PrerenderPlugin {
  /** @param {import('webpack').Configuration & { output: { path: string } }} config of the second build */
  constructor(config) {
    this.config = config;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    /** @type {Promise<string[]>} */
    let names = Promise.resolve([]);
    compiler.hooks.run.tap('PrerenderPlugin', () => {
      names = this.build(compiler.webpack);
      // Awaited below; a failure must not be unhandled until then.
      names.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        for (const name of await names) {
          const source = new sources.RawSource(readFileSync(path.join(this.config.output.path, name)));
          compilation.emitAsset(`${FOLDER}/${name}`, source);
        }
      });
    });
  }

  /** @param {typeof import('webpack')} webpack @returns {Promise<string[]>} file names */
  async build(webpack) {
    const compiler = webpack(this.config);
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => undefined);
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(Object.keys(stats.compilation.assets));
      });
    });
  }
}

module.exports = { FOLDER, PrerenderPlugin };
