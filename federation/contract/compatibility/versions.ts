import semver from 'semver';

const MAX_LENGTH = 100;
/** Far longer than any real range; keeps a hostile one from taking time. */
const MAX_RANGE_LENGTH = 200;

/** Whether the text is a complete version in canonical form: `1.2.3`, `1.2.3-beta.1`, `1.2.3+build`, but not `v1.2.3`. */
export function isVersion(text: string): boolean {
  return text.length <= MAX_LENGTH && /^\d\S*$/.test(text) && semver.valid(text) !== null;
}

/** Whether the text is a semver range, as npm understands it; an empty one is any version. */
export function isRange(text: string): boolean {
  return text.length <= MAX_RANGE_LENGTH && semver.validRange(text) !== null;
}

/**
 * Order of two versions by semver 11: negative, 0 or positive.
 * @throws TypeError for a malformed version
 */
export function compareVersions(a: string, b: string): number {
  return semver.compare(a, b);
}

/**
 * Whether the version is in the range. As with npm, a prerelease is in a range only if the range names a prerelease of
 * the same major.minor.patch. A malformed version or range satisfies nothing.
 */
export function satisfies(version: string, range: string): boolean {
  return isVersion(version) && isRange(range) && semver.satisfies(version, range);
}
