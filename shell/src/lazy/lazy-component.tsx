import type { ComponentType, ReactNode } from 'react';
import { HostBoundary, useRemotes } from '@verdant/federation/browser';
import { useLazyComponent } from '@verdant/shared/ui';

type LazyComponentProps<Props> = {
  /** Imports the component. The function must be the same in every render; `attempt` counts from 1. */
  load: (attempt: number) => Promise<ComponentType<Props>>;
  props: Props;
  /** Render functions for the states loading and failed. The component renders nothing in a state without a function. */
  renderWaiting?: (attempt: number, onRetry: () => void) => ReactNode;
  renderFailure?: (cause: unknown, onRetry: () => void) => ReactNode;
};

/** A component of the shell in its own chunk. */
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
