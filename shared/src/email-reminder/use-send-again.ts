import { useReducer, useRef } from 'react';
import { ApiError } from '@verdant/shared/api';
import { useApi } from '@verdant/shared/services';
import { loadCalls } from './load-calls';
import { useMessages, useTexts } from './texts';

type Sending = { status: 'idle' } | { status: 'sending' } | { status: 'sent' } | { status: 'failed'; failure: unknown };
type Event = Exclude<Sending, { status: 'idle' }>;

const reduce = (_state: Sending, event: Event): Sending => event;

/** Requests a new mail to confirm the account's address. `problem` is a text for the user. */
export function useSendAgain(): { status: Sending['status']; problem: string | undefined; send: () => void } {
  const t = useTexts();
  const say = useMessages();
  const api = useApi();
  const [state, dispatch] = useReducer(reduce, { status: 'idle' });
  const inFlight = useRef(false);

  const send = () => {
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ status: 'sending' });
    loadCalls()
      .then(({ sendVerification }) => sendVerification(api))
      .then(
        () => dispatch({ status: 'sent' }),
        (failure: unknown) => dispatch({ status: 'failed', failure }),
      )
      .finally(() => (inFlight.current = false));
  };

  const problemOf = (failure: unknown) => {
    if (!(failure instanceof ApiError)) return t('reminder.notSent');
    if (failure.kind === 'network') return t('reminder.offline');
    return failure.detailText ? say(failure.detailText) : t('reminder.notSent');
  };
  return { status: state.status, problem: state.status === 'failed' ? problemOf(state.failure) : undefined, send };
}
