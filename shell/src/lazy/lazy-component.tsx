import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HostBoundary, RemoteLoadError, useRemotes, WaitingView } from '@verdant/federation/browser';
import { useLazyComponent } from '@verdant/shared/ui';

type LazyComponentProps<Props> = {
  /** Imports the component. The function must not change between renders; `attempt` counts from 1. */
  load: (attempt: number) => Promise<ComponentType<Props>>;
  props: Props;
  /** Render functions for the states loading and failed. A state without a function renders nothing. */
  renderWaiting?: (attempt: number, onRetry: () => void) => ReactNode;
  renderFailure?: (cause: unknown, onRetry: () => void) => ReactNode;
};

/** True after a delay in milliseconds, so that the page itself loads first. */
export function useDelayElapsed(delayMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}

export function LazyComponent<Props extends object>({
  load,
  props,
  renderWaiting,
  renderFailure,
}: LazyComponentProps<Props>) {
  const { host } = useRemotes();
  const { state, retry } = useLazyComponent(load);
  if (state.status === 'ready') {
    return (
      <HostBoundary host={host} renderFallback={(error, onRetry) => renderFailure?.(host.errorOf(error), onRetry)}>
        <state.Component {...props} />
      </HostBoundary>
    );
  }
  return (
    (state.status === 'failed' ? renderFailure?.(state.cause, retry) : renderWaiting?.(state.attempt, retry)) ?? null
  );
}

/** A page of the shell that loads on demand. A failed load is shown and retried as for a page of a remote. */
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
