import { useCallback, useEffect, useState, type ComponentType } from 'react';

export type LazyState<Props> =
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; Component: ComponentType<Props> }
  | { status: 'failed'; attempt: number; cause: unknown };

/**
 * Loads a component from a separate chunk once `isWanted` is true. `retry` loads the component again after a failure.
 * @param load imports the component; pass a stable function. `attempt` counts from 1.
 */
export function useLazyComponent<Props>(
  load: (attempt: number) => Promise<ComponentType<Props>>,
  isWanted = true,
): { state: LazyState<Props>; retry: () => void } {
  const [state, setState] = useState<LazyState<Props>>({ status: 'loading', attempt: 1 });
  const { attempt } = state;
  const isLoading = isWanted && state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    load(attempt).then(
      (Component) => isCurrent && setState({ status: 'ready', attempt, Component }),
      (cause: unknown) => isCurrent && setState({ status: 'failed', attempt, cause }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, isLoading]);

  const retry = useCallback(() => setState((last) => ({ status: 'loading', attempt: last.attempt + 1 })), []);
  return { state, retry };
}
