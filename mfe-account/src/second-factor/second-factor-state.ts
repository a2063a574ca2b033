import type { SecondFactorSetup, SecondFactorStatus } from '@verdant/shared/contract';

/** What was done last, for the sentence that says so and for the focus. */
export type Done = 'cancelled' | 'codes stored' | 'switched off';

export type SecondFactorState =
  | { kind: 'loading' }
  | { kind: 'not loaded' }
  | { kind: 'resting'; status: SecondFactorStatus; done?: Done }
  /** The password before a key is made. */
  | { kind: 'asking password'; status: SecondFactorStatus }
  /** The key is on the screen, and a first code is to come. */
  | { kind: 'showing key'; status: SecondFactorStatus; setup: SecondFactorSetup }
  /** The only time that the codes can be read. */
  | { kind: 'showing codes'; status: SecondFactorStatus; codes: readonly string[] }
  | { kind: 'replacing codes'; status: SecondFactorStatus }
  | { kind: 'switching off'; status: SecondFactorStatus };

export type SecondFactorEvent =
  | { kind: 'retried' }
  | { kind: 'loaded'; status: SecondFactorStatus }
  | { kind: 'load failed' }
  | { kind: 'opened'; form: 'asking password' | 'replacing codes' | 'switching off' }
  | { kind: 'key made'; setup: SecondFactorSetup }
  | { kind: 'codes made'; codes: readonly string[] }
  | { kind: 'switched off' }
  | { kind: 'codes stored' }
  | { kind: 'cancelled' };

const off: SecondFactorStatus = { is_on: false, recovery_codes_left: 0 };

export function reduceSecondFactor(state: SecondFactorState, event: SecondFactorEvent): SecondFactorState {
  if (event.kind === 'retried') return { kind: 'loading' };
  if (event.kind === 'loaded') return { kind: 'resting', status: event.status };
  if (event.kind === 'load failed') return { kind: 'not loaded' };
  if (!('status' in state)) return state;
  const { status } = state;
  switch (event.kind) {
    case 'opened':
      return { kind: event.form, status };
    case 'key made':
      return { kind: 'showing key', status, setup: event.setup };
    case 'codes made': {
      const { codes } = event;
      return { kind: 'showing codes', status: { is_on: true, recovery_codes_left: codes.length }, codes };
    }
    case 'switched off':
      return { kind: 'resting', status: off, done: 'switched off' };
    case 'codes stored':
      return { kind: 'resting', status, done: 'codes stored' };
    case 'cancelled':
      return { kind: 'resting', status, done: 'cancelled' };
  }
}
