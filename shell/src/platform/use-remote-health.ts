import { useCallback, useEffect, useReducer } from 'react';
import { remoteHealth } from '@verdant/federation/contract';
import type { HealthRange } from '@verdant/federation/contract';
import { ApiError } from '@verdant/shared/api';
import { useApi } from '@verdant/shared/services';
import { firstAsked, healthReducer } from './health-state';
import type { HealthState, Refusal } from './health-state';

const TIMEOUT_MS = 20_000;

function refusalOf(error: unknown): Refusal {
  const status = error instanceof ApiError ? error.status : undefined;
  return status === 401 ? 'signed-out' : status === 403 ? 'not-allowed' : 'unreachable';
}

/** The figures of a range, fetched when it changes and whenever `refresh` is called. */
export function useRemoteHealth(range: HealthRange): { state: HealthState; refresh: () => void } {
  const api = useApi();
  const [state, dispatch] = useReducer(healthReducer, range, firstAsked);
  const refresh = useCallback(() => dispatch({ type: 'asked', range }), [range]);
  const isOther = state.range !== range;

  useEffect(() => {
    if (isOther) refresh();
  }, [isOther, refresh]);

  const { number, range: asked } = state;
  useEffect(() => {
    const abort = new AbortController();
    api
      .get(`/remote-health?range=${asked}`, { schema: remoteHealth, timeoutMs: TIMEOUT_MS, signal: abort.signal })
      .then((health) => dispatch({ type: 'arrived', number, health }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) dispatch({ type: 'refused', number, refusal: refusalOf(error) });
      });
    return () => abort.abort();
  }, [api, asked, number]);

  return { state, refresh };
}
