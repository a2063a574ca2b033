import { useEffect, useReducer } from 'react';
import { callApi, passkeyCalls } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { reducePasskeys } from './passkeys-state';

/** The passkeys of the account, and the steps that change them. */
export function usePasskeys() {
  const api = useApi();
  const [state, dispatch] = useReducer(reducePasskeys, { kind: 'loading' });
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    callApi(api, passkeyCalls.list, { signal }).then(
      (list) => signal.aborted || dispatch({ kind: 'loaded', list }),
      () => signal.aborted || dispatch({ kind: 'load failed' }),
    );
    return () => controller.abort();
  }, [api, isLoading]);

  return { state, dispatch };
}
