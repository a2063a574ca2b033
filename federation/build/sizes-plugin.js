const { Compilation, sources, WebpackError } = require('webpack');
const { assetsPlugin } = require('./assets-plugin');

/**
 * Sizes of a build's files in Brotli, in bytes.
 * @typedef {object} Sizes
 * @property {Record<string, number>} first JavaScript that each module needs when the module is first shown
 * @property {number | undefined} budget maximum of the sizes in `first`
 * @property {Record<string, number>} chunks each script and style, by name without the hash, the largest first
 */

const IS_CODE = /\.(js|css)$/;
const HASH = /\.[0-9a-f]{8}(?=\.)/;
/** @param {string} file */
const shortName = (file) => file.replace(/^static\/(js|css)\//, '').replace(HASH, '');

/**
 * @param {(file: string) => number} weigh
 * @param {{ files: readonly string[], first: Readonly<Record<string, readonly string[]>>, budget?: number | undefined }}
 * description   `first`: the scripts of each module
 * @returns {Sizes}
 */
function sizesOf(weigh, { files, first, budget }) {
  const sum = (/** @type {readonly string[]} */ scripts) => scripts.reduce((total, file) => total + weigh(file), 0);
  const weighed = files.map((file) => /** @type {const} */ ([shortName(file), weigh(file)]));
  return {
    first: Object.fromEntries(Object.entries(first).map(([module, scripts]) => [module, sum(scripts)])),
    budget,
    chunks: Object.fromEntries(weighed.sort(([, one], [, other]) => other - one)),
  };
}

/** Returns a report for a terminal. @param {Sizes} sizes @param {string} name of the build */
function sizeReport({ first, budget, chunks }, name) {
  const line = (/** @type {string} */ file, /** @type {number} */ bytes) =>
    `  ${`${(bytes / 1000).toFixed(1)} KB`.padStart(9)}  ${file}`;
  const share = (/** @type {number} */ bytes) =>
    budget === undefined ? '' : `, ${Math.round((100 * bytes) / budget)} % of the budget`;
  return [
    `${name}: JavaScript at first (brotli)`,
    ...Object.entries(first).map(([module, bytes]) => line(module, bytes) + share(bytes)),
    `${name}: scripts and styles`,
    ...Object.entries(chunks).map(([file, bytes]) => line(file, bytes)),
  ].join('\n');
}

/** Returns one sentence for each module over the budget. @param {Sizes} sizes @param {string} name of the build */
function overBudget({ first, budget = Infinity }, name) {
  return Object.entries(first)
    .filter(([, bytes]) => bytes > budget)
    .map(
      ([module, bytes]) =>
        `${name}: ${module} needs ${bytes} bytes of JavaScript at first (brotli), ${bytes - budget} above the budget of ` +
        `${budget} ("budget": { "js": ${budget} }). Load what is not seen at first with import(), or raise the budget.`,
    );
}

/**
 * Prints the sizes of a production build's files and writes them to `sizes.json`, which is neither served nor published.
 * The build fails if its first scripts exceed the budget, and the output folder then keeps the files of the previous build.
 * @param {string} name of the build
 * @param {(compilation: Compilation) => Record<string, readonly string[]>} firstScripts returns the scripts that each
 *   module needs when the module is first shown
 * @param {number | undefined} budget maximum size of a module's first scripts, in bytes (brotli)
 */
const sizesPlugin = (name, firstScripts, budget) =>
  assetsPlugin('SizesPlugin', Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation) => {
    const { assets, compiler, errors } = compilation;
    const weigh = (/** @type {string} */ file) => assets[`${file}.br`]?.size() ?? 0;
    const files = Object.keys(assets).filter((file) => IS_CODE.test(file));
    const sizes = sizesOf(weigh, { files, first: firstScripts(compilation), budget });
    errors.push(...overBudget(sizes, name).map((message) => new WebpackError(message)));
    compilation.emitAsset('sizes.json', new sources.RawSource(`${JSON.stringify(sizes, null, 2)}\n`));
    compiler.getInfrastructureLogger('SizesPlugin').info(sizeReport(sizes, name));
  });

module.exports = { sizeReport, sizesOf, sizesPlugin };
