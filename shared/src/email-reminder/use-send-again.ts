import { useRef, useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { useApi } from '@verdant/shared/services';
import { useMessages, useTexts } from './texts';

/** Loads the API calls on first use, because few users need them. */
export const loadEmailCalls = async () => import(/* webpackChunkName: "email-reminder" */ './calls');

type Sending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; failure: unknown };

/** Requests a new mail to confirm the account's address. `problem` is a text for the user. */
export function useResendVerification(): { status: Sending['status']; problem: string | undefined; send: () => void } {
  const t = useTexts();
  const say = useMessages();
  const api = useApi();
  const [state, setState] = useState<Sending>({ status: 'idle' });
  const inFlight = useRef(false);

  const send = () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setState({ status: 'sending' });
    loadEmailCalls()
      .then(({ sendVerification }) => sendVerification(api))
      .then(
        () => setState({ status: 'sent' }),
        (failure: unknown) => setState({ status: 'failed', failure }),
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
