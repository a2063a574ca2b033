import { useCallback, useEffect, useReducer } from 'react';
import { accountChangeCalls, callApi } from '@verdant/shared/contract';
import type { AccountStatus } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';

/** Unknown while it loads, and when it could not be loaded: the server decides in any case. */
type State = { kind: 'unknown'; reads: number } | { kind: 'known'; reads: number; status: AccountStatus };
type Event = { kind: 'outdated' } | { kind: 'loaded'; status: AccountStatus };

function reduce(state: State, event: Event): State {
  if (event.kind === 'outdated') return { ...state, reads: state.reads + 1 };
  return { kind: 'known', reads: state.reads, status: event.status };
}

/** What is known of the account's e-mail address; `refresh` after a change. */
export function useAccountStatus(): { status: AccountStatus | undefined; refresh: () => void } {
  const api = useApi();
  const [state, dispatch] = useReducer(reduce, { kind: 'unknown', reads: 0 });
  const { reads } = state;

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    callApi(api, accountChangeCalls.status, { signal }).then(
      (status) => signal.aborted || dispatch({ kind: 'loaded', status }),
      () => undefined,
    );
    return () => controller.abort();
  }, [api, reads]);

  return {
    status: state.kind === 'known' ? state.status : undefined,
    refresh: useCallback(() => dispatch({ kind: 'outdated' }), []),
  };
}
