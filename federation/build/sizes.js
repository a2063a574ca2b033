/**
 * Sizes of a build's files in Brotli, in bytes.
 * @typedef {object} Sizes
 * @property {Record<string, number>} first the JavaScript that each module needs when it is first shown, by module
 * @property {number | undefined} budget the maximum of the sizes in `first`
 * @property {Record<string, number>} chunks each script and style, by its name without the hash, the largest first
 */

/** @typedef {(file: string) => number} Weigh the size of a file */

const HASH = /\.[0-9a-f]{8}(?=\.)/;
/** @param {string} file */
const shortName = (file) => file.replace(/^static\/(js|css)\//, '').replace(HASH, '');

/**
 * @param {Weigh} weigh
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

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${Math.round((100 * part) / whole)} %`;

/**
 * Returns a report for a terminal: the size of the first scripts of each module, and then the size of each file.
 * @param {Sizes} sizes
 * @param {string} name
 */
function sizeReport({ first, budget, chunks }, name) {
  const limit = (/** @type {number} */ bytes) =>
    budget === undefined ? '' : `, ${percent(bytes, budget)} of the budget`;
  return [
    `${name}: JavaScript at first (brotli)`,
    ...Object.entries(first).map(([module, bytes]) => `  ${kilobytes(bytes).padStart(9)}  ${module}${limit(bytes)}`),
    `${name}: scripts and styles`,
    ...Object.entries(chunks).map(([file, bytes]) => `  ${kilobytes(bytes).padStart(9)}  ${file}`),
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

module.exports = { overBudget, sizeReport, sizesOf };
