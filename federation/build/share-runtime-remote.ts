import { runtimeOf, SCOPE, takeFromScope } from './share-runtime';
import type { Call, Choose, Scope } from './share-runtime';

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
/** Returns the version up to its first non-zero number. Versions for which this part is equal are compatible. */
const lineOf = (version: string) => /^[0.]*\d+/.exec(version)?.[0];

/** True if the version is in a range like `^1.2.3`, the only kind in the recipe. */
function isInRange(version: string, range: string): boolean {
  const least = range.slice(1);
  return compare(version, least) >= 0 && lineOf(version) === lineOf(least);
}

/**
 * Chooses a version in range that is already loaded, so that the page has only one copy, or else the newest version in
 * range. Our host has one version, which the server has checked; other hosts may have several.
 */
const chooseInRange: Choose = (versions, { shareKey, requiredVersion: range }) => {
  const all = Object.keys(versions);
  const inRange = all.filter((version) => !range || isInRange(version, range)).sort(compare);
  const chosen = inRange.find((version) => versions[version]?.loaded) ?? inRange.at(-1);
  if (all[0] && !chosen) throw new Error(`${shareKey} ${range} is needed, and the host shares ${all.join()}`);
  return versions[chosen ?? ''];
};

const { provide: _provide, ...taking } = takeFromScope(chooseInRange);

export default runtimeOf({
  ...taking,

  /** A remote has nothing to share. */
  init: ({ webpackRequire }: Pick<Call, 'webpackRequire'>) => webpackRequire.federation,

  initContainerEntry({ webpackRequire, shareScope }: Pick<Call, 'webpackRequire'> & { shareScope: Scope }): void {
    webpackRequire.S[SCOPE] = shareScope;
  },
});
