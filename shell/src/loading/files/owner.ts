import type { RegistryRemote } from '@verdant/federation/contract';

/** Where a release's files are and what they must be. */
export type Release = Pick<RegistryRemote, 'version' | 'url' | 'entry' | 'integrity'>;

/** One container's files: those of a release since its entry was asked for. */
export type Owner = {
  remote: string;
  release: Release;
  /** The array that its chunks register in. */
  chunks: unknown[];
  /** Files that were asked for, by their address without a query. */
  asked: Set<string>;
  /** How often the entry had failed before; a preload of its chunks may have failed with it. */
  failuresBefore: number;
};

const owners = new WeakMap<object, Owner>();

/** Ties an element to whom it loads for. */
export const setOwner = (element: object, owner: Owner): void => void owners.set(element, owner);

export const ownerOf = (element: unknown): Owner | undefined =>
  typeof element === 'object' && element !== null ? owners.get(element) : undefined;

/** The global name that webpack and federation make of a remote's. */
export const globalNameOf = (remote: string): string => remote.replaceAll('-', '_');

/**
 * Gives every container of a remote an array of chunks of its own, whatever runs at the same time: webpack has one
 * global name for it, and code of two releases must never mix.
 */
export function separateChunks(remote: string, newest: Owner): void {
  Object.defineProperty(globalThis, `webpackChunk${globalNameOf(remote)}`, {
    configurable: true,
    get: () => (ownerOf(document.currentScript) ?? newest).chunks,
    // Chunks write back what they read.
    set: (_same: unknown) => {},
  });
}
