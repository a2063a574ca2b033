import type { ComponentType } from 'react';
import type { ReleaseSource } from '../../contract';
import type { LoadSource } from '../core/remote-load-error';

/** State of one container and of the files that the container has requested. */
export type ReleaseFiles = {
  source: LoadSource;
  release: ReleaseSource;
  /** Array in which the chunks of this container register. */
  chunks: unknown[];
  /** URLs of the requested files, without a query. */
  requested: Set<string>;
  /**
   * Number of failures of the entry before this container was opened. Retry numbers of chunks start at this number, because
   * preloads of the chunks possibly failed too.
   */
  failuresBefore: number;
};

const filesOfElement = new WeakMap<object, ReleaseFiles>();

export const attachReleaseFiles = (script: object, files: ReleaseFiles): void => void filesOfElement.set(script, files);

export const findReleaseFilesOfElement = (element: unknown): ReleaseFiles | undefined =>
  typeof element === 'object' && element !== null ? filesOfElement.get(element) : undefined;

/** Returns the name from which webpack and the federation library derive the names of a remote's global variables. */
export const globalNameOf = (remote: string): string => remote.replaceAll('-', '_');

const newestOf = new Map<string, ReleaseFiles>();
/** Containers that entry scripts have defined, by the name of the remote. */
const containerOf = new Map<string, unknown>();
const reserved = new Set<string>();

/**
 * Defines the global variables of a remote, so that no script of another remote can change them. Each container gets
 * its own array of chunks, because code of two releases must never mix.
 */
export function defineRemoteGlobals(remote: string): void {
  if (reserved.has(remote)) return;
  reserved.add(remote);
  Object.defineProperties(globalThis, {
    [`webpackChunk${globalNameOf(remote)}`]: {
      get: () => (findReleaseFilesOfElement(document.currentScript) ?? newestOf.get(remote))?.chunks,
      // Assignments are ignored, because a chunk assigns only the array that the getter has returned to the chunk.
      set: (_same: unknown) => {},
    },
    [globalNameOf(remote)]: {
      get: () => containerOf.get(remote),
      set: (container: unknown) => {
        if (findReleaseFilesOfElement(document.currentScript)?.source.remote === remote) {
          containerOf.set(remote, container);
        }
      },
    },
  });
}

/** Makes this container the newest of its remote. Chunks of scripts without a known container register in the newest. */
export function setNewestReleaseFiles(files: ReleaseFiles): void {
  defineRemoteGlobals(files.source.remote);
  newestOf.set(files.source.remote, files);
}

export const findContainerValue = (remote: string): unknown => containerOf.get(remote);

export const forgetContainer = (remote: string): void => void containerOf.delete(remote);

type PlatformFunctions = Pick<
  typeof globalThis,
  '__federation_load_file__' | '__federation_cancel_slow__' | '__federation_hashes__'
>;

/** Component that shows the fills of a slot; undefined until the host has loaded the component's code. */
export const fillsRenderer: { Fills: ComponentType<{ name: string; props: unknown }> | undefined } = {
  Fills: undefined,
};

let functions: Partial<PlatformFunctions> = {};

/** Defines the globals through which remotes use the host. No script can change or delete these globals. */
export function definePlatformGlobals(ofFileLoader: PlatformFunctions): void {
  functions = ofFileLoader;
  if ('__federation_fills__' in globalThis) return;
  const define = (name: string, get: () => unknown) => Object.defineProperty(globalThis, name, { get });
  for (const name of Object.keys(ofFileLoader)) define(name, () => Reflect.get(functions, name));
  define('__federation_fills__', () => fillsRenderer.Fills);
}
