/*
 * This module checks the version of Node when it is imported. Import it before other modules, which fail in an old Node
 * with an unclear message. This module and its imports must parse on old versions.
 */
/** First minor version of each major version that loads ES modules with `require`. @type {Record<number, number>} */
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
