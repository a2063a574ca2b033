import { definedBy, forgetDefined } from './release-files';

/** The container of module federation, which a remote's entry script defines. */
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

/** The container that the remote's entry has defined, if any. */
export function definedContainer(remote: string): Container | undefined {
  const value = definedBy(remote);
  return isContainer(value) ? value : undefined;
}

/** Removes what an earlier try left behind. */
export const forgetContainer = forgetDefined;

/** The runtime caches the failed load of a shared module forever; without it, the next use loads it again. */
export function forgetFailedShares(scope: ShareScope = __webpack_share_scopes__.default): void {
  for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (!shared.loaded && !shared.lib) delete shared.loading;
  }
}

/** Gives the container the host's singletons. */
export async function connectContainer(container: Container): Promise<void> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
}
