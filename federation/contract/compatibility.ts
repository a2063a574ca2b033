import semver from 'semver';
import type { ReleaseManifest, SharedModules } from './release-manifest';

const MAX_LENGTH = 100;
/** Maximum length of a version range in characters. This limit bounds the time for parsing a malicious range. */
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
 * Compares two versions by precedence (semver 11). Returns a negative number, 0 or a positive number.
 * @throws TypeError for a malformed version
 */
export function compareVersions(a: string, b: string): number {
  return semver.compare(a, b);
}

/**
 * True if the version is in the range. As in npm, a prerelease is only in ranges that name a prerelease of the same
 * major.minor.patch. A malformed version or range never matches.
 */
export function satisfies(version: string, range: string): boolean {
  return isVersion(version) && isRange(range) && semver.satisfies(version, range);
}

/** Contract version and shared modules that a release requires from its host. */
export type Requirements = Pick<ReleaseManifest, 'contract' | 'needs'>;

/** Contract version and exact versions of shared modules of a shell. */
export interface ShellOffer {
  readonly contract: string;
  readonly provides: SharedModules;
}

function contractProblem(range: string, version: string): string | undefined {
  if (!isRange(range)) return `its contract "${range}" is not a version range such as ^${version}`;
  return satisfies(version, range)
    ? undefined
    : `it requires contract ${range}, and this shell provides contract ${version}`;
}

function sharedProblem(name: string, range: string, version: string | undefined): string | undefined {
  if (version === undefined) return `it needs ${name} ${range}, which this shell does not share`;
  if (!isRange(range)) return `it needs ${name} "${range}", which is not a version range`;
  return satisfies(version, range) ? undefined : `it needs ${name} ${range}, and this shell shares ${version}`;
}

/**
 * Returns all reasons why a release cannot run in a shell, according to both manifests; undefined if it can. The text is
 * the end of a sentence for developers ("mfe-quiz 1.2.0 is incompatible: ...").
 */
export function compatibilityProblem({ contract, needs }: Requirements, shell: ShellOffer): string | undefined {
  const problems = [
    contractProblem(contract, shell.contract),
    ...Object.entries(needs.shared).map(([name, range]) =>
      sharedProblem(name, range, Object.hasOwn(shell.provides.shared, name) ? shell.provides.shared[name] : undefined),
    ),
  ].filter((problem) => problem !== undefined);
  return problems.length === 0 ? undefined : problems.join('; ');
}
