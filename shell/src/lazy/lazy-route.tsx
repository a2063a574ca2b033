import { useCallback } from 'react';
import type { ComponentType } from 'react';
import { RemoteLoadError, WaitingView, useRemotes } from '@verdant/federation/browser';
import { LazyComponent } from './lazy-component';

/**
 * A page of the shell whose code is not in the first script. A failed load is shown and retried as for a page of a remote.
 */
export function LazyRoute({ load }: { load: () => Promise<ComponentType> }) {
  const { host, screens } = useRemotes();
  const loadOrFail = useCallback(
    async (attempt: number) => {
      try {
        return await load();
      } catch (cause) {
        throw host.chunkError(cause, attempt);
      }
    },
    [host, load],
  );
  const afterCancel = (onRetry: () => void) => () => {
    host.cancelSlowChunks();
    onRetry();
  };
  return (
    <LazyComponent
      load={loadOrFail}
      props={{}}
      renderWaiting={(attempt, onRetry) => (
        <WaitingView key={attempt} waiting="loading" Screen={screens.Waiting} onRetry={afterCancel(onRetry)} />
      )}
      renderFailure={(cause, onRetry) =>
        cause instanceof RemoteLoadError && <screens.Failure error={cause} onRetry={afterCancel(onRetry)} />
      }
    />
  );
}
