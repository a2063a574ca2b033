import { useEffect, createContext, useContext, type ReactNode, type ComponentType } from 'react';
import type { RegistryRemote } from '../../contract';
import type { RemoteHost } from '../adapters/host';
import type { RemoteLoadError } from '../core/remote-load-error';

/** Why a load takes long, once that is worth showing. */
export type Waiting = 'loading' | 'retrying' | 'offline' | 'slow';

export type WaitingScreenProps = { waiting: Waiting; onRetry: () => void };
export type FailureScreenProps = { error: RemoteLoadError; onRetry: () => void };

/** What the host shows around its remotes. */
export type Screens = {
  Waiting: ComponentType<WaitingScreenProps>;
  Failure: ComponentType<FailureScreenProps>;
  /** Around what fills a slot of a page: a context of the host's, in which it is not that page's remote's. */
  Remote?: ComponentType<{ value: RegistryRemote; children: ReactNode }>;
};

type Remotes = { host: RemoteHost; screens: Screens };

const RemotesContext = createContext<Remotes | null>(null);

/** The host and its screens. @throws outside a RemotesProvider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesProvider');
  return remotes;
}

/** By then the first page can be used, which has to wait for nothing that it does not need. */
const WATCH_AFTER_MS = 2_000;

/** Loaded after everything else: until then render loops stay undetected, failed pages wait for the user, and slots of pages are empty. */
async function watchPages(host: RemoteHost): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, WATCH_AFTER_MS));
  const watch = await import(/* webpackChunkName: "later" */ './page-watch').catch(() => undefined);
  watch?.watchPages(host);
}

/** Makes the host and its screens available to every `RemoteView`. */
export function RemotesProvider({ host, screens, children }: Remotes & { children: ReactNode }) {
  useEffect(() => void watchPages(host), [host]);
  return <RemotesContext value={{ host, screens }}>{children}</RemotesContext>;
}
