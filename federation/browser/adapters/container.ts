import { containerValueOf, forgetContainerValue } from './release-files';

/** A module federation container: the object that a remote's entry script defines to provide the remote's modules. */
export type Container = {
  init(shareScope: unknown): void | Promise<void>;
  /** Fetches the module's chunks and resolves to the function that evaluates it. */
  get(module: string): Promise<() => unknown>;
};

/** The share scope of the federation runtime: each version of each shared module. */
export type ShareScope = Record<string, Record<string, { lib?: unknown; loaded?: unknown; loading?: unknown }>>;

/** webpack's share scope of the host, with the singletons that remotes use. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Returns the container that the remote's entry has defined; undefined if there is none. */
export function findContainer(remote: string): Container | undefined {
  const value = containerValueOf(remote);
  return isContainer(value) ? value : undefined;
}

/** Forgets the container that the remote's entry has defined, before the entry is loaded again. */
export const forgetContainer = forgetContainerValue;

/**
 * Removes failed loads of shared modules from the share scope, where the federation runtime would keep them forever. The
 * next use of such a module loads it again.
 */
export function forgetFailedShares(scope: ShareScope = __webpack_share_scopes__.default): void {
  for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (!shared.loaded && !shared.lib) delete shared.loading;
  }
}

/** Initializes the container with the host's shared modules. */
export async function connectContainer(container: Container): Promise<void> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
}
