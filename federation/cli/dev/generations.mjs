/**
 * One finished build, in memory.
 * @typedef {object} Generation
 * @property {string} entry
 * @property {Record<string, string>} files hash of every file that pages load, by name
 * @property {Map<string, Buffer>} contents of these files, of `release.json` and of source maps
 */

/** An open page requests files of the build that it started with. */
const STORED = 10;

/** The builds since the start, newest first: a page never sees half of one. */
export function createGenerations() {
  /** @type {Generation[]} */
  let all = [];
  return {
    /** @param {Generation} generation */
    add: (generation) => {
      all = [generation, ...all].slice(0, STORED);
    },
    newest: () => all[0],
    /** @param {string} name @returns {Buffer | undefined} the newest file of that name */
    find: (name) => all.find(({ contents }) => contents.has(name))?.contents.get(name),
  };
}
