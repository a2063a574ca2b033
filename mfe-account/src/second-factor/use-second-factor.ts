import { useEffect, useReducer } from 'react';
import { callApi, secondFactorCalls } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { reduceSecondFactor } from './second-factor-state';

/** Whether two-step sign-in is on, and the steps that change that. */
export function useSecondFactor() {
  const api = useApi();
  const [state, dispatch] = useReducer(reduceSecondFactor, { kind: 'loading' });
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    callApi(api, secondFactorCalls.status, { signal }).then(
      (status) => signal.aborted || dispatch({ kind: 'loaded', status }),
      () => signal.aborted || dispatch({ kind: 'load failed' }),
    );
    return () => controller.abort();
  }, [api, isLoading]);

  return { state, dispatch };
}
