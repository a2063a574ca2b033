import { useEffect, useReducer } from 'react';
import { bankLinkCalls, callApi, moneyCalls, REFRESH_LIMIT_MS } from '@verdant/shared/contract';
import type { BankLink } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { banksState } from './banks-state';
import type { BanksState } from './banks-state';

const RESPONSE_LIMIT_MS = REFRESH_LIMIT_MS + 10_000;

export type ConnectedBanksControl = {
  state: BanksState;
  retry: () => void;
  /** Fetches the figures of all banks anew; a failure keeps those that are there. */
  refresh: () => void;
  /** Ends a connection; rejects when the server fails. */
  disconnect: (link: BankLink) => Promise<void>;
};

/** The person's connected banks, and when each was last updated. */
export function useConnectedBanks(): ConnectedBanksControl {
  const api = useApi();
  const [state, dispatch] = useReducer(banksState, { kind: 'loading' });
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // Without the times of the updates, the list is still there.
    const overview = callApi(api, moneyCalls.overview, { signal }).then(
      ({ updates, can_link: canLink }) => ({ updates, canLink }),
      () => ({ updates: [], canLink: true }),
    );
    Promise.all([callApi(api, bankLinkCalls.list, { signal }), overview]).then(
      ([{ links }, known]) => signal.aborted || dispatch({ kind: 'loaded', links, ...known }),
      () => signal.aborted || dispatch({ kind: 'load failed' }),
    );
    return () => leaving.abort();
  }, [api, isLoading]);

  return {
    state,
    retry: () => dispatch({ kind: 'retried' }),
    refresh: () => {
      if (state.kind !== 'ready' || state.outcome.kind === 'refreshing') return;
      dispatch({ kind: 'refresh started' });
      callApi(api, moneyCalls.refresh, { timeoutMs: RESPONSE_LIMIT_MS }).then(
        ({ updates }) => dispatch({ kind: 'refreshed', updates }),
        () => dispatch({ kind: 'refresh failed' }),
      );
    },
    disconnect: async (link) => {
      await callApi(api, bankLinkCalls.disconnect, { params: { id: link.id } });
      dispatch({ kind: 'disconnected', link });
    },
  };
}
