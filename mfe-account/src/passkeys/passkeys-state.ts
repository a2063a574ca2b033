import type { Passkey, PasskeyList } from '@verdant/shared/contract';

/** What was done last, for the sentence that says so. */
export type Done = 'added' | 'renamed' | 'removed';

/** What a person is at, beside the list. */
export type Step =
  | { kind: 'resting'; done?: Done }
  | { kind: 'adding' }
  | { kind: 'renaming'; passkey: Passkey }
  | { kind: 'removing'; passkey: Passkey };

export type PasskeysState =
  { kind: 'loading' } | { kind: 'not loaded' } | { kind: 'ready'; list: PasskeyList; step: Step };

export type PasskeysEvent =
  | { kind: 'retried' }
  | { kind: 'loaded'; list: PasskeyList }
  | { kind: 'load failed' }
  | { kind: 'opened'; step: Exclude<Step, { kind: 'resting' }> }
  | { kind: 'added'; passkey: Passkey }
  | { kind: 'renamed'; id: string; name: string }
  | { kind: 'removed'; id: string }
  | { kind: 'cancelled' };

export function reducePasskeys(state: PasskeysState, event: PasskeysEvent): PasskeysState {
  if (event.kind === 'retried') return { kind: 'loading' };
  if (event.kind === 'loaded') return { kind: 'ready', list: event.list, step: { kind: 'resting' } };
  if (event.kind === 'load failed') return { kind: 'not loaded' };
  if (state.kind !== 'ready') return state;
  const { list } = state;
  const done = (passkeys: Passkey[], what: Done): PasskeysState => ({
    kind: 'ready',
    list: { ...list, passkeys },
    step: { kind: 'resting', done: what },
  });
  switch (event.kind) {
    case 'opened':
      return { ...state, step: event.step };
    case 'added':
      return done([...list.passkeys, event.passkey], 'added');
    case 'renamed': {
      const { id, name } = event;
      return done(
        list.passkeys.map((one) => (one.id === id ? { ...one, name } : one)),
        'renamed',
      );
    }
    case 'removed':
      return done(
        list.passkeys.filter(({ id }) => id !== event.id),
        'removed',
      );
    case 'cancelled':
      return { ...state, step: { kind: 'resting' } };
  }
}
