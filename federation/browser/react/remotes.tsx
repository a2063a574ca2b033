import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RegistryRemote } from '../../contract';
import type { RemoteHost } from '../adapters/host';
import type { RemoteLoadError } from '../core/remote-load-error';

/** Reason for a wait, which the waiting screen shows. */
export type Waiting = 'loading' | 'retrying' | 'offline' | 'slow';

export type WaitingScreenProps = { waiting: Waiting; onRetry: () => void };
export type FailureScreenProps = { error: RemoteLoadError; onRetry: () => void };

/** Screens of the host around its remotes. */
export type Screens = {
  Waiting: ComponentType<WaitingScreenProps>;
  Failure: ComponentType<FailureScreenProps>;
  /** Wraps the fill of a slot in a page: a context of the host with the remote of the fill instead of the page's remote. */
  Remote?: ComponentType<{ value: RegistryRemote; children: ReactNode }>;
};

export type Remotes = { host: RemoteHost; screens: Screens };

export const RemotesContext = createContext<Remotes | null>(null);

/** The host and its screens. @throws outside a RemotesProvider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesProvider');
  return remotes;
}
