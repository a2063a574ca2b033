import { containerValueOf } from './release-files';

/** A module federation container: the object that a remote's entry script defines to provide the remote's modules. */
export type Container = {
  init(shareScope: unknown): void | Promise<void>;
  /** Fetches the module's chunks. Resolves to a function that evaluates the module. */
  get(module: string): Promise<() => unknown>;
};

export type ShareScope = Record<string, Record<string, { lib?: unknown; loaded?: unknown; loading?: unknown }>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Returns the container that the remote's entry script has defined; undefined without a container. */
export function findContainer(remote: string): Container | undefined {
  const value = containerValueOf(remote);
  return isContainer(value) ? value : undefined;
}

/** Deletes the stored load of each shared module that has not loaded: the runtime would reuse a failed load forever. */
export function forgetFailedShares(scope: ShareScope = __webpack_share_scopes__.default): void {
  for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (!shared.loaded && !shared.lib) delete shared.loading;
  }
}

export async function connectContainer(container: Container): Promise<void> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
}
