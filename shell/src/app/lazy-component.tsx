import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

type LazyState<Props> =
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; Component: ComponentType<Props> }
  | { status: 'failed'; attempt: number; cause: unknown };

type LazyComponentProps<Props> = {
  /** Imports the component; always the same function. `attempt` counts from 1. */
  load: (attempt: number) => Promise<ComponentType<Props>>;
  props: Props;
  /** Without these, nothing shows while it loads, or when it fails. */
  renderWaiting?: (attempt: number, onRetry: () => void) => ReactNode;
  renderFailure?: (cause: unknown, onRetry: () => void) => ReactNode;
};

/** A component of the shell's own in a chunk of its own. */
export function LazyComponent<Props extends object>({
  load,
  props,
  renderWaiting,
  renderFailure,
}: LazyComponentProps<Props>) {
  const [state, setState] = useState<LazyState<Props>>({ status: 'loading', attempt: 1 });
  const { attempt } = state;
  const onRetry = useCallback(() => setState((last) => ({ status: 'loading', attempt: last.attempt + 1 })), []);

  useEffect(() => {
    let isCurrent = true;
    load(attempt).then(
      (Component) => isCurrent && setState({ status: 'ready', attempt, Component }),
      (cause: unknown) => isCurrent && setState({ status: 'failed', attempt, cause }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (state.status === 'ready') return <state.Component {...props} />;
  return (
    (state.status === 'failed' ? renderFailure?.(state.cause, onRetry) : renderWaiting?.(attempt, onRetry)) ?? null
  );
}
