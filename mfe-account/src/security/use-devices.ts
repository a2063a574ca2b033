import { useCallback, useEffect, useReducer } from 'react';
import { accountCalls, callApi } from '@verdant/shared/contract';
import type { SignedInDevice } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'ready';
      devices: readonly SignedInDevice[];
      step: 'idle' | 'signing out' | 'signed out' | 'not signed out';
    };

type Event =
  | { kind: 'retried' }
  | { kind: 'loaded'; devices: readonly SignedInDevice[] }
  | { kind: 'load failed' }
  | { kind: 'sign-out started' }
  | { kind: 'signed out'; ids: readonly string[] }
  | { kind: 'sign-out failed' };

function reduce(state: State, event: Event): State {
  if (event.kind === 'retried') return { kind: 'loading' };
  if (event.kind === 'loaded') return { kind: 'ready', devices: event.devices, step: 'idle' };
  if (event.kind === 'load failed') return { kind: 'failed' };
  if (state.kind !== 'ready') return state;
  if (event.kind === 'sign-out started') return { ...state, step: 'signing out' };
  if (event.kind === 'sign-out failed') return { ...state, step: 'not signed out' };
  return { ...state, step: 'signed out', devices: state.devices.filter(({ id }) => !event.ids.includes(id)) };
}

/** Where the account is signed in, and what ends that. */
export function useDevices() {
  const api = useApi();
  const [state, dispatch] = useReducer(reduce, { kind: 'loading' });
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    callApi(api, accountCalls.devices, { signal }).then(
      ({ devices }) => signal.aborted || dispatch({ kind: 'loaded', devices }),
      () => signal.aborted || dispatch({ kind: 'load failed' }),
    );
    return () => controller.abort();
  }, [api, isLoading]);

  const end = async (devices: readonly SignedInDevice[], call: () => Promise<unknown>) => {
    if (state.kind !== 'ready' || state.step === 'signing out') return;
    dispatch({ kind: 'sign-out started' });
    await call().then(
      () => dispatch({ kind: 'signed out', ids: devices.map(({ id }) => id) }),
      () => dispatch({ kind: 'sign-out failed' }),
    );
  };

  return {
    state,
    retry: useCallback(() => dispatch({ kind: 'retried' }), []),
    signOut: (device: SignedInDevice) =>
      void end([device], async () => callApi(api, accountCalls.signOutDevice, { params: { id: device.id } })),
    signOutOthers: (others: readonly SignedInDevice[]) =>
      void end(others, async () => callApi(api, accountCalls.signOutOtherDevices, {})),
  };
}
