import semver from 'semver';

const MAX_LENGTH = 100;
/** Maximum length of a range, which limits the time for a hostile one. */
const MAX_RANGE_LENGTH = 200;

/** True if the text is a complete version in canonical form: `1.2.3`, `1.2.3-beta.1`, `1.2.3+build`, but not `v1.2.3`. */
export function isVersion(text: string): boolean {
  return text.length <= MAX_LENGTH && /^\d\S*$/.test(text) && semver.valid(text) !== null;
}

/** True if the text is a semver range of npm. An empty range matches any version. */
export function isRange(text: string): boolean {
  return text.length <= MAX_RANGE_LENGTH && semver.validRange(text) !== null;
}

/**
 * Compares two versions by semver 11: negative, 0 or positive.
 * @throws TypeError for a malformed version
 */
export function compareVersions(a: string, b: string): number {
  return semver.compare(a, b);
}

/**
 * True if the version is in the range. As in npm, a prerelease needs a range with a prerelease of the same
 * major.minor.patch. A malformed version or range never matches.
 */
export function satisfies(version: string, range: string): boolean {
  return isVersion(version) && isRange(range) && semver.satisfies(version, range);
}
