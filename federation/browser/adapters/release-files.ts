import type { ReleaseSource } from '../../contract';
import type { LoadSource } from '../core/remote-load-error';

/** State of one container: the files of a release that were requested since its entry. */
export type ReleaseFiles = {
  source: LoadSource;
  release: ReleaseSource;
  /** The array that its chunks register in. */
  chunks: unknown[];
  /** Files that were requested, by URL without a query. */
  requested: Set<string>;
  /** Number of earlier failures of the entry. Preloads of its chunks may have failed at the same time. */
  failuresBefore: number;
};

const filesOfElement = new WeakMap<object, ReleaseFiles>();

/** Ties an element to the container that it loads for. */
export const setFiles = (element: object, files: ReleaseFiles): void => void filesOfElement.set(element, files);

export const filesOf = (element: unknown): ReleaseFiles | undefined =>
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
export function reserveGlobals(remote: string): void {
  if (reserved.has(remote)) return;
  reserved.add(remote);
  Object.defineProperties(globalThis, {
    [`webpackChunk${globalNameOf(remote)}`]: {
      get: () => (filesOf(document.currentScript) ?? newestOf.get(remote))?.chunks,
      // Chunks write back what they read.
      set: (_same: unknown) => {},
    },
    [globalNameOf(remote)]: {
      get: () => containerOf.get(remote),
      set: (container: unknown) => {
        if (filesOf(document.currentScript)?.source.remote === remote) containerOf.set(remote, container);
      },
    },
  });
}

/**
 * Makes this the container in which the remote's chunks register, unless the running script belongs to another container.
 */
export function openChunks(files: ReleaseFiles): void {
  reserveGlobals(files.source.remote);
  newestOf.set(files.source.remote, files);
}

/** Returns the container that the remote's entry has defined since the last `forgetDefined`. */
export const definedBy = (remote: string): unknown => containerOf.get(remote);

/** Forgets what the remote's entry has defined. */
export const forgetDefined = (remote: string): void => void containerOf.delete(remote);
