import type { LoadSource } from './remote-load-error';

export interface ShownPage {
  readonly path: string;
  readonly release: LoadSource;
}

export interface SlowestInteraction {
  /** URL of the script that ran longest during the interaction; undefined in some browsers. */
  readonly script: string | undefined;
  /** Remote around the target element: empty outside of all remotes, undefined if the element was removed. */
  readonly target: string | undefined;
  /** Pages that were shown at the start and at the end of the interaction. */
  readonly from: ShownPage;
  readonly to: ShownPage;
}

interface Code {
  /** Releases of all remotes of this page. */
  readonly folders: readonly Required<LoadSource>[];
  readonly host: LoadSource;
  /** Returns the release that this page uses of a remote. */
  readonly releaseOf: (remote: string) => LoadSource | undefined;
}

/**
 * Returns the release whose code ran during an interaction: the release of the script. The opened page or the clicked
 * element identifies the release if the script is React, which the host shares.
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
