import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HostBoundary, useRemotes } from '@verdant/federation/browser';
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
