const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} what to do, in one line; undefined for a supported version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return undefined;
  return `Node ${OLDEST.major}.${OLDEST.minor} or newer is needed, and this is Node ${version}. Please install a newer one (https://nodejs.org).`;
}
