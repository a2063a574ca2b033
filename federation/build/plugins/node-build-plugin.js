const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Folder in the output of the browser build for the files of the second build. */
const FOLDER = 'prerender';

/** @typedef {Record<string, string | Buffer>} Contents contents of files by name */

/** Reads files without changes. @param {readonly string[]} files @returns {Promise<Contents>} */
const readAll = async (files) => Object.fromEntries(files.map((file) => [path.basename(file), readFileSync(file)]));

/** Adds a second build, for Node, to a browser build. Does nothing in watch mode: only the browser renders pages then. */
class NodeBuildPlugin {
  /**
   * @param {import('webpack').Configuration & { output: { path: string } }} config of the second build
   * @param {(files: readonly string[]) => Promise<Contents>} contentsOf returns what to emit, from the absolute paths of
   *   the built scripts: by default the contents of these scripts
   */
  constructor(config, contentsOf = readAll) {
    this.config = config;
    this.contentsOf = contentsOf;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    /** @type {Promise<Contents>} */
    let contents = Promise.resolve({});
    compiler.hooks.run.tap('NodeBuildPlugin', () => {
      contents = this.build(compiler.webpack).then(this.contentsOf);
      // Prevents an unhandled rejection until the promise is awaited below.
      contents.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap('NodeBuildPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'NodeBuildPlugin', stage }, async () => {
        try {
          for (const [name, content] of Object.entries(await contents)) {
            compilation.emitAsset(`${FOLDER}/${name}`, new sources.RawSource(content));
          }
        } catch (error) {
          compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }

  /** @param {typeof import('webpack')} webpack @returns {Promise<string[]>} absolute paths of its scripts */
  async build(webpack) {
    const { path: folder } = this.config.output;
    const compiler = webpack(this.config);
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => undefined);
        if (error || !stats) return reject(error ?? new Error('webpack returned no result'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
        const scripts = Object.keys(stats.compilation.assets).filter((name) => name.endsWith('.cjs'));
        return resolve(scripts.map((name) => path.join(folder, name)));
      });
    });
  }
}

module.exports = { FOLDER, NodeBuildPlugin };
