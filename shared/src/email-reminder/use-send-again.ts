import { useReducer, useRef } from 'react';
import { ApiError } from '@verdant/shared/api';
import { useApi } from '@verdant/shared/services';
import { loadCalls } from './load-calls';
import { useMessages, useTexts } from './texts';

type Sending = { kind: 'idle' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; failure: unknown };
type Event = Exclude<Sending, { kind: 'idle' }>;

const reduce = (_state: Sending, event: Event): Sending => event;

/** Asks for the mail that confirms the account's address another time. `problem` is a text for the person. */
export function useSendAgain(): { kind: Sending['kind']; problem: string | undefined; send: () => void } {
  const t = useTexts();
  const say = useMessages();
  const api = useApi();
  const [state, dispatch] = useReducer(reduce, { kind: 'idle' });
  const inFlight = useRef(false);

  const send = () => {
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ kind: 'sending' });
    loadCalls()
      .then(({ sendVerification }) => sendVerification(api))
      .then(
        () => dispatch({ kind: 'sent' }),
        (failure: unknown) => dispatch({ kind: 'failed', failure }),
      )
      .finally(() => (inFlight.current = false));
  };

  const problemOf = (failure: unknown) => {
    if (!(failure instanceof ApiError)) return t('reminder.notSent');
    if (failure.kind === 'network') return t('reminder.offline');
    return failure.detailText ? say(failure.detailText) : t('reminder.notSent');
  };
  return { kind: state.kind, problem: state.kind === 'failed' ? problemOf(state.failure) : undefined, send };
}
