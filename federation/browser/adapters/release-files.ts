import type { ComponentType } from 'react';
import type { ReleaseSource } from '../../contract';
import type { LoadSource } from '../core/remote-load-error';

/** State of one container and of the files that the container has requested. */
export type ReleaseFiles = {
  source: LoadSource;
  release: ReleaseSource;
  /** Value that the entry script has defined as the container. */
  container?: unknown;
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

/** A module federation container: the object that a remote's entry script defines to provide the remote's modules. */
export type Container = {
  init(shareScope: unknown): void | Promise<void>;
  /** Fetches the module's chunks. Resolves to a function that evaluates the module. */
  get(module: string): Promise<() => unknown>;
};

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/**
 * Defines the global variables of a remote, so that no script of another remote can change them. Each container gets
 * its own array of chunks, because code of two releases must never mix.
 */
export function defineRemoteGlobals(remote: string): void {
  const filesOfRunningScript = () => {
    const files = findReleaseFilesOfElement(document.currentScript);
    return files?.source.remote === remote ? files : undefined;
  };
  Object.defineProperties(globalThis, {
    [`webpackChunk${globalNameOf(remote)}`]: {
      get: () => filesOfRunningScript()?.chunks,
      // Assignments are ignored, because a chunk assigns only the array that the getter has returned to the chunk.
      set: (_same: unknown) => {},
    },
    [globalNameOf(remote)]: {
      get: () => filesOfRunningScript()?.container,
      set: (container: unknown) => {
        const files = filesOfRunningScript();
        if (files) files.container = container;
      },
    },
  });
}

type PlatformFunctions = Pick<
  typeof globalThis,
  '__federation_load_file__' | '__federation_cancel_slow__' | '__federation_hashes__'
>;

/** Component that shows the fills of a slot; undefined until the host has loaded the component's code. */
export const fillsRenderer: { Fills: ComponentType<{ name: string; props: unknown }> | undefined } = {
  Fills: undefined,
};

/** Defines the globals through which remotes use the host. No script can change or delete these globals. */
export function definePlatformGlobals(functions: PlatformFunctions): void {
  for (const [name, value] of Object.entries(functions)) Object.defineProperty(globalThis, name, { value });
  Object.defineProperty(globalThis, '__federation_fills__', { get: () => fillsRenderer.Fills });
}
