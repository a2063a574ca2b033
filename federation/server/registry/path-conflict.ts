import { addressOf, canMeet, isAmbiguous, isPattern, type ReleaseManifest } from '../../contract';
import { satisfies } from '../../contract/compatibility';
import { isApiPath, isFilePath } from '../http/paths';

export type RemotePages = Pick<ReleaseManifest, 'name' | 'pages'>;

const PLATFORM_PATHS = ['/fault-lab', '/lab', '/metrics', '/services'];
/** Newest contract version whose shells do not support path patterns. */
const FIXED_PATHS_ONLY = '1.0.0';

/** Returns why a remote's pages conflict with pages of other remotes, which have priority. */
export function pathConflict({ name, pages }: RemotePages, others: readonly RemotePages[]): string | undefined {
  for (const other of others) {
    if (other.name === name) continue;
    for (const { path } of pages) {
      const taken = other.pages.find((page) => isAmbiguous(path, page.path))?.path;
      if (taken === path) return `The path ${path} belongs to ${other.name}: a path is one remote's alone.`;
      if (taken !== undefined) {
        return `The path ${path} of ${name} and ${taken} of ${other.name} match the same addresses, and neither is more specific.`;
      }
    }
  }
  return undefined;
}

/** True if a path, or an address that the path's pattern matches, is equal to or below one of `paths`. */
export function isPathWithin(path: string, paths: readonly string[]): boolean {
  return paths.some((one) => canMeet(path, one === '/' ? one : `${one}/*`));
}

/** Returns why a remote's paths are not allowed, regardless of other remotes. `own`: paths of the host. */
export function pathProblem(
  { pages, contract }: Pick<ReleaseManifest, 'pages' | 'contract'>,
  own: readonly string[],
): string | undefined {
  for (const [index, { path, prerendered, nav }] of pages.entries()) {
    const twice = pages.slice(0, index).find((earlier) => isAmbiguous(earlier.path, path))?.path;
    if (twice === path) return `The path ${path} is declared twice.`;
    if (twice !== undefined) {
      return `The paths ${twice} and ${path} match the same addresses, and neither is more specific.`;
    }
    if (isApiPath(path) || isFilePath(path) || isPathWithin(path, [...PLATFORM_PATHS, ...own])) {
      return `The path ${path} belongs to the product itself.`;
    }
    if (!isPattern(path)) continue;
    if (satisfies(FIXED_PATHS_ONLY, contract)) {
      return `The path ${path} needs "contract": "^1.1.0" or newer: older shells do not know parameters.`;
    }
    if (prerendered) return `The page ${path} cannot be prerendered: it has many addresses.`;
    if (nav && addressOf(path) === undefined) {
      return `The page ${path} cannot be in the navbar: a link to it needs the value of a parameter.`;
    }
  }
  return undefined;
}
