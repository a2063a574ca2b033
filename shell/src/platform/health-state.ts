import type { HealthRange, RemoteHealth } from '@verdant/federation/contract';

/** Why there are no figures: nobody is signed in, the account is no developer's, or the server did not respond. */
export type Refusal = 'signed-out' | 'not-allowed' | 'unreachable';

/** `number` identifies the question, so that a late response to an earlier one is ignored. */
interface Asked {
  readonly range: HealthRange;
  readonly number: number;
}

export type HealthState =
  | (Asked & { readonly status: 'loading' })
  /** The figures of before stay while newer ones are fetched. */
  | (Asked & { readonly status: 'refreshing'; readonly health: RemoteHealth })
  | (Asked & { readonly status: 'ready'; readonly health: RemoteHealth })
  | (Asked & { readonly status: 'failed'; readonly refusal: Refusal });

export type HealthEvent =
  | { readonly type: 'asked'; readonly range: HealthRange }
  | { readonly type: 'arrived'; readonly number: number; readonly health: RemoteHealth }
  | { readonly type: 'refused'; readonly number: number; readonly refusal: Refusal };

export const firstAsked = (range: HealthRange): HealthState => ({ status: 'loading', range, number: 1 });

/** The state after an event. A refresh that fails shows the failure: old figures would be taken for new ones. */
export function healthReducer(state: HealthState, event: HealthEvent): HealthState {
  if (event.type === 'asked') {
    const asked = { range: event.range, number: state.number + 1 };
    return 'health' in state
      ? { ...asked, status: 'refreshing', health: state.health }
      : { ...asked, status: 'loading' };
  }
  const { range, number } = state;
  if (event.number !== number) return state;
  return event.type === 'arrived'
    ? { range, number, status: 'ready', health: event.health }
    : { range, number, status: 'failed', refusal: event.refusal };
}
