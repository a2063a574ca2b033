import type { ReleaseSource } from '../../contract';
import type { LoadSource } from '../core/remote-load-error';

/** State of one container, with the files of its release that were requested after the container was opened. */
export type ReleaseFiles = {
  source: LoadSource;
  release: ReleaseSource;
  /** Array in which the chunks of this container register. */
  chunks: unknown[];
  /** Files that were requested, by URL without a query. */
  requested: Set<string>;
  /**
   * Number of failures of the entry before this container. Chunks get at least this retry number, because their preloads
   * can have failed together with the entry.
   */
  failuresBefore: number;
};

const filesOfElement = new WeakMap<object, ReleaseFiles>();

/** Stores the container for which a script or link element loads its file. */
export const setReleaseFiles = (element: object, files: ReleaseFiles): void => void filesOfElement.set(element, files);

export const releaseFilesOf = (element: unknown): ReleaseFiles | undefined =>
  typeof element === 'object' && element !== null ? filesOfElement.get(element) : undefined;

/** The name of the global variables that webpack and federation derive from a remote's name. */
export const globalNameOf = (remote: string): string => remote.replaceAll('-', '_');

/** The newest container of each remote. */
const newestOf = new Map<string, ReleaseFiles>();
/** Containers that entries have defined, by the name of the remote. */
const containerOf = new Map<string, unknown>();
const reserved = new Set<string>();

/**
 * Defines the global names that webpack and federation derive from a remote's name, so that no script of another remote can
 * define, overwrite or delete them. Each container gets its own array of chunks, although webpack uses one global name,
 * because code of two releases must never mix.
 */
export function defineRemoteGlobals(remote: string): void {
  if (reserved.has(remote)) return;
  reserved.add(remote);
  Object.defineProperties(globalThis, {
    [`webpackChunk${globalNameOf(remote)}`]: {
      get: () => (releaseFilesOf(document.currentScript) ?? newestOf.get(remote))?.chunks,
      // Ignores assignments, because each chunk only assigns the array that it has read before.
      set: (_same: unknown) => {},
    },
    [globalNameOf(remote)]: {
      get: () => containerOf.get(remote),
      set: (container: unknown) => {
        if (releaseFilesOf(document.currentScript)?.source.remote === remote) containerOf.set(remote, container);
      },
    },
  });
}

/**
 * Lets the remote's chunks register in this container. Scripts of another container still register in their own container.
 */
export function acceptChunks(files: ReleaseFiles): void {
  defineRemoteGlobals(files.source.remote);
  newestOf.set(files.source.remote, files);
}

/** Returns the container that the remote's entry has defined since the last `forgetContainerValue`. */
export const containerValueOf = (remote: string): unknown => containerOf.get(remote);

/** Forgets what the remote's entry has defined. */
export const forgetContainerValue = (remote: string): void => void containerOf.delete(remote);
