import { useCallback } from 'react';
import { RemoteLoadError, WaitingView, useRemotes } from '@verdant/federation/browser';
import { LazyComponent } from '../lazy/lazy-component';

/** The debug page is rarely visited, so it stays out of the first script; it fails and retries like a page of a remote. */
export function DebugRoute() {
  const { host, screens } = useRemotes();
  const load = useCallback(
    async (attempt: number) => {
      try {
        return (await import(/* webpackChunkName: "debug-page" */ './debug-page')).DebugPage;
      } catch (cause) {
        throw host.chunkError(cause, attempt);
      }
    },
    [host],
  );
  const afterCancel = (onRetry: () => void) => () => {
    host.cancelSlowChunks();
    onRetry();
  };
  return (
    <LazyComponent
      load={load}
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
