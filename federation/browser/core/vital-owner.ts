import type { LoadSource } from './remote-load-error';

/** A page that was shown, with the release that it came from. */
export interface ShownPage {
  readonly path: string;
  readonly release: LoadSource;
}

/** The slowest interaction of a visit. */
export interface SlowestInteraction {
  /** URL of the script that ran longest during the interaction; undefined if the browser does not provide it. */
  readonly script: string | undefined;
  /** The remote whose element was the target; empty outside of all remotes, undefined if the element was removed. */
  readonly target: string | undefined;
  /** The pages that were shown at the start and at the end of the interaction. */
  readonly from: ShownPage;
  readonly to: ShownPage;
}

interface Code {
  /** Every release of this page, with its folder. */
  readonly folders: readonly Required<LoadSource>[];
  readonly host: LoadSource;
  /** Returns the release of a remote that this page uses. */
  readonly releaseOf: (remote: string) => LoadSource | undefined;
}

/**
 * Returns the release whose code ran. A script URL in a release's folder identifies the release. Code that React calls has
 * the URL of the host, which shares React. In that case the page that the interaction opened, or the clicked element,
 * identifies the release.
 */
export function releaseOfInteraction(
  { script, target, from, to }: SlowestInteraction,
  { folders, host, releaseOf }: Code,
): LoadSource {
  const own = folders.find(({ folder }) => script?.startsWith(folder));
  if (own) return own;
  if (to.path !== from.path) return to.release;
  if (target === undefined) return from.release;
  return target === '' ? host : (releaseOf(target) ?? from.release);
}
