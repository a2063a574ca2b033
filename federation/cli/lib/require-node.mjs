/*
 * This module checks the version of Node at import, and must be imported first, because other modules fail in an old Node
 * with an unclear message. Old versions of Node must be able to parse this module.
 */
/** First minor version that loads ES modules with `require`, by major version of Node. @type {Record<number, number>} */
const OLDEST = { 20: 19, 22: 12 };

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} one line of advice; undefined for a supported version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const oldest = OLDEST[major];
  if (oldest === undefined ? major > 22 : minor >= oldest) return undefined;
  return `Node 20.19, 22.12 or newer is needed, and this is Node ${version}. Please install a newer one (https://nodejs.org).`;
}

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
