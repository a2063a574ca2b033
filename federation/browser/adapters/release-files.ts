import type { ReleaseSource } from '../../contract';
import type { LoadSource } from '../core/remote-load-error';

/** The files of one container: those of a release since its entry was requested. */
export type ReleaseFiles = {
  source: LoadSource;
  release: ReleaseSource;
  /** The array that its chunks register in. */
  chunks: unknown[];
  /** Files that were requested, by URL without a query. */
  requested: Set<string>;
  /** Number of earlier failures of the entry; a preload of its chunks may have failed with it. */
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
 * define, overwrite or delete them. Each container gets an array of chunks of its own, whatever runs at the same time:
 * webpack has one global name for it, and code of two releases must never mix.
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

/** Makes this the container that the remote's chunks register in, unless a script names another one. */
export function openChunks(files: ReleaseFiles): void {
  reserveGlobals(files.source.remote);
  newestOf.set(files.source.remote, files);
}

/** Returns what the remote's entry has defined since it was last forgotten. */
export const definedBy = (remote: string): unknown => containerOf.get(remote);

/** Forgets what the remote's entry has defined. */
export const forgetDefined = (remote: string): void => void containerOf.delete(remote);
