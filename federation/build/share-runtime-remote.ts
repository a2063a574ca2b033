import { toFederationRuntime, DEFAULT_SCOPE_NAME, createSharedModuleLoaders } from './share-runtime';
import type { GeneratedCallArguments, ChooseVersion, SharedModuleScope } from './share-runtime';

const compareVersions = (first: string, other: string) => first.localeCompare(other, 'en', { numeric: true });
/** Returns the part of a version up to the first non-zero number. This part is equal in two compatible versions. */
const compatibilityPrefixOf = (version: string) => /^[0.]*\d+/.exec(version)?.[0];

/** True if the version is in a caret range such as `^1.2.3`. The build recipe creates no other ranges. */
function isInRange(version: string, range: string): boolean {
  const least = range.slice(1);
  return compareVersions(version, least) >= 0 && compatibilityPrefixOf(version) === compatibilityPrefixOf(least);
}

/**
 * Chooses a loaded version in range, or else the newest version in range. This product's host provides one version of each
 * module, but another host can provide several.
 */
const chooseInRange: ChooseVersion = (versions, { shareKey, requiredVersion: range }) => {
  const all = Object.keys(versions);
  const inRange = all.filter((version) => !range || isInRange(version, range)).sort(compareVersions);
  const chosen = inRange.find((version) => versions[version]?.loaded) ?? inRange.at(-1);
  if (all[0] && !chosen) throw new Error(`${shareKey} ${range} is needed, and the host shares ${all.join()}`);
  return versions[chosen ?? ''];
};

const { provide: _provide, ...taking } = createSharedModuleLoaders(chooseInRange);

export default toFederationRuntime({
  ...taking,

  /** Adds nothing to the share scope, because a remote provides no shared modules. */
  init: ({ webpackRequire }: Pick<GeneratedCallArguments, 'webpackRequire'>) => webpackRequire.federation,

  initContainerEntry({
    webpackRequire,
    shareScope,
  }: Pick<GeneratedCallArguments, 'webpackRequire'> & { shareScope: SharedModuleScope }): void {
    webpackRequire.S[DEFAULT_SCOPE_NAME] = shareScope;
  },
});
