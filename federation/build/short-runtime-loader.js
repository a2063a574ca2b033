const { readFileSync } = require('node:fs');
const path = require('node:path');

const EXPORTS = /^export \{([^}]*)\};$/m;

/** @param {string} source */
const exportsOf = (source) =>
  EXPORTS.exec(source)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .sort()
    .join();

/**
 * The module of that name in `short-runtime/` in place of the library's.
 * @this {{ getOptions: () => { name: string }, addDependency: (file: string) => void }}
 * @param {string} source
 * @returns {string}
 * @throws when the library's exports other names: it is written differently by now
 */
module.exports = function shortened(source) {
  const { name } = this.getOptions();
  const file = path.join(__dirname, 'short-runtime', name);
  this.addDependency(file);
  const short = readFileSync(file, 'utf8');
  if (exportsOf(source) === undefined || exportsOf(source) !== exportsOf(short)) {
    throw new Error(`Expected the same exports as ${name}. Look again at unused-runtime.js.`);
  }
  return short;
};
