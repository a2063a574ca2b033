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
  /** How often the entry had failed before; a preload of its chunks may have failed with it. */
  failuresBefore: number;
};

const filesOfElement = new WeakMap<object, ReleaseFiles>();

/** Ties an element to the container that it loads for. */
export const setFiles = (element: object, files: ReleaseFiles): void => void filesOfElement.set(element, files);

export const filesOf = (element: unknown): ReleaseFiles | undefined =>
  typeof element === 'object' && element !== null ? filesOfElement.get(element) : undefined;

/** The name of the global variables that webpack and federation derive from a remote's name. */
export const globalNameOf = (remote: string): string => remote.replaceAll('-', '_');

/**
 * Gives every container of a remote an array of chunks of its own, whatever runs at the same time: webpack has one
 * global name for it, and code of two releases must never mix.
 */
export function separateChunks(newest: ReleaseFiles): void {
  Object.defineProperty(globalThis, `webpackChunk${globalNameOf(newest.source.remote)}`, {
    configurable: true,
    get: () => (filesOf(document.currentScript) ?? newest).chunks,
    // Chunks write back what they read.
    set: (_same: unknown) => {},
  });
}
