import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RegistryRemote } from '../../contract';
import type { RemoteHost } from '../adapters/host';
import type { RemoteLoadError } from '../core/remote-load-error';

/** Reason for a wait, which the waiting screen shows. */
export type Waiting = 'loading' | 'retrying' | 'offline' | 'slow';

export type WaitingScreenProps = { waiting: Waiting; onRetry: () => void };
export type FailureScreenProps = { error: RemoteLoadError; onRetry: () => void };

/** Components of the host that are shown instead of or around modules of remotes. */
export type Screens = {
  Waiting: ComponentType<WaitingScreenProps>;
  Failure: ComponentType<FailureScreenProps>;
  /** The host's context provider around each slot fill. Replaces the page's remote in the context by the fill's remote. */
  Remote?: ComponentType<{ value: RegistryRemote; children: ReactNode }>;
};

export type Remotes = { host: RemoteHost; screens: Screens };

export const RemotesContext = createContext<Remotes | null>(null);

/** Returns the host and its screens. @throws outside a RemotesProvider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesProvider');
  return remotes;
}
