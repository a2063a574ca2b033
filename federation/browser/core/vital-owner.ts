import type { LoadSource } from './remote-load-error';

/** A page that was shown, with the release that it came from. */
export interface ShownPage {
  readonly path: string;
  readonly release: LoadSource;
}

/** The slowest interaction of a visit. */
export interface Interaction {
  /** The script in which the browser spent most of its time; undefined where it does not say. */
  readonly script: string | undefined;
  /** The remote in whose element it happened, an empty text outside of all, undefined where the element is gone. */
  readonly target: string | undefined;
  /** The page on which it began, and the one that was shown at its end. */
  readonly from: ShownPage;
  readonly to: ShownPage;
}

interface Code {
  /** Every release of this page, with its folder. */
  readonly folders: readonly Required<LoadSource>[];
  readonly host: LoadSource;
  /** The release in use of a remote. */
  readonly releaseOf: (remote: string) => LoadSource | undefined;
}

/**
 * The release whose code ran. A script of a release states it itself. What React calls counts as a script of the host, which
 * shares React with all: then it is the remote of the page that the interaction opened, or of the element.
 */
export function ownerOf({ script, target, from, to }: Interaction, { folders, host, releaseOf }: Code): LoadSource {
  const own = folders.find(({ folder }) => script?.startsWith(folder));
  if (own) return own;
  if (to.path !== from.path) return to.release;
  if (target === undefined) return from.release;
  return target === '' ? host : (releaseOf(target) ?? from.release);
}
