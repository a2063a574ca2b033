import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { RegistryRemote } from '@verdant/shared/contract';
import { RemoteLoadError, SLOW_AFTER_MS } from '@verdant/shared/remote';
import { logFailure } from '../debug/log-failure';
import { remoteLoader } from './browser-loader';

type Component = ComponentType<Record<string, unknown>>;

export type RemoteState =
  | { status: 'loading'; slow: boolean }
  | { status: 'ready'; Component: Component }
  | { status: 'failed'; error: RemoteLoadError };

const initial = (remote: RegistryRemote, module: string): RemoteState => {
  const Component = remoteLoader.loaded(remote, module);
  return Component ? { status: 'ready', Component } : { status: 'loading', slow: false };
};

/**
 * Loads a module of a remote. A small state machine of its own instead of Suspense, which would hold a page
 * back for 300 ms after its fallback. `attempt` starts it anew; the caller remounts for another module.
 */
export function useRemote(remote: RegistryRemote, module: string, attempt: number): RemoteState {
  const [state, setState] = useState(() => initial(remote, module));

  useEffect(() => {
    let current = true;
    const set = (next: RemoteState) => current && setState(next);
    set(initial(remote, module));
    const slow = setTimeout(() => set({ status: 'loading', slow: true }), SLOW_AFTER_MS);
    if (attempt > 1) remoteLoader.abandon(remote, module);
    remoteLoader
      .load(remote, module)
      .then(
        (Component) => set({ status: 'ready', Component }),
        (error: unknown) => {
          if (!(error instanceof RemoteLoadError)) throw error;
          if (current) logFailure(error);
          set({ status: 'failed', error });
        },
      )
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [remote, module, attempt]);

  return state;
}
