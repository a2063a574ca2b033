import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadDrawing } from './load-drawing';
import type { DrawingProps } from './types';

type DrawingState =
  { status: 'waiting' } | { status: 'ready'; Drawing: ComponentType<DrawingProps> } | { status: 'failed' };

/** The drawing component, fetched once `wanted` is true; `retry` loads it again after a failure. */
export function useDrawing(wanted: boolean): { state: DrawingState; retry: () => void } {
  const [state, setState] = useState<DrawingState>({ status: 'waiting' });
  const loading = wanted && state.status === 'waiting';

  useEffect(() => {
    if (!loading) return undefined;
    let current = true;
    loadDrawing().then(
      (Drawing) => current && setState({ status: 'ready', Drawing }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [loading]);

  const retry = useCallback(() => setState({ status: 'waiting' }), []);
  return { state, retry };
}
