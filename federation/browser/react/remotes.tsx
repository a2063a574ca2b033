import { createContext, useContext, useEffect, type ComponentType, type ReactNode, useState } from 'react';
import type { RegistryRemote } from '../../contract';
import type { RemoteHost } from '../adapters/host';
import type { RemoteLoadError } from '../core/remote-load-error';
import { pause } from '../core/timing';

export type Waiting = 'loading' | 'retrying' | 'offline' | 'slow';

export type WaitingScreenProps = { waiting: Waiting; onRetry: () => void };
export type FailureScreenProps = { error: RemoteLoadError; onRetry: () => void };

/** Components of the host that are shown instead of or around modules of remotes. */
export type HostScreens = {
  Waiting: ComponentType<WaitingScreenProps>;
  Failure: ComponentType<FailureScreenProps>;
  /** The host's context provider around each slot fill. Replaces the page's remote in the context by the fill's remote. */
  Remote?: ComponentType<{ value: RegistryRemote; children: ReactNode }>;
};

type Remotes = { host: RemoteHost; screens: HostScreens };

const RemotesContext = createContext<Remotes | null>(null);

/** Returns the host, and the screens for a remote that loads or has failed. @throws outside a RemotesProvider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesProvider');
  return remotes;
}

/**
 * Delay, in milliseconds, before the load of code that the first page does not need, so that the first page loads sooner.
 */
const DEFERRED_AFTER_MS = 2_000;

/** Loads and starts the code that detects render loops, retries failed pages and fills slots of pages. */
async function loadDeferredFeatures(host: RemoteHost): Promise<void> {
  await pause(DEFERRED_AFTER_MS);
  const deferred = await import(/* webpackChunkName: "later" */ './deferred-features').catch(() => undefined);
  deferred?.startDeferredFeatures(host);
}

export function RemotesProvider({ host, screens, children }: Remotes & { children: ReactNode }) {
  useEffect(() => void loadDeferredFeatures(host), [host]);
  return <RemotesContext value={{ host, screens }}>{children}</RemotesContext>;
}

/**
 * Returns true if a newer version was released since the page was opened. A retry does not help in an outdated page,
 * because the server has possibly deleted the files of its version.
 */
export function useNewerVersion(): boolean {
  const { id } = useRemotes().host.registry;
  const [isNewer, setNewer] = useState(false);

  useEffect(() => {
    let isShown = true;
    void import(/* webpackChunkName: "later" */ '../adapters/registry-updates')
      .then(async ({ fetchNewerRegistryId }) => fetchNewerRegistryId(id))
      .then(
        (newer) => isShown && setNewer(newer !== undefined),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [id]);

  return isNewer;
}
