import { useCallback, useEffect, useReducer } from 'react';
import { useNavigate } from '@verdant/shared/router';
import { useApi } from '@verdant/shared/services';
import { bankFlow, initialFlow } from './bank-flow';
import type { BankFlow } from './bank-flow';
import { linkSession } from './link-session';
import type { WidgetMessage } from './read-widget-message';

type UseBankFlow = { flow: BankFlow; start: () => void; take: (message: WidgetMessage) => void };

/** Runs the flow: asks for a link session while preparing, and goes to the dashboard once an account is linked. */
export function useBankFlow(): UseBankFlow {
  const api = useApi();
  const navigate = useNavigate();
  const [flow, dispatch] = useReducer(bankFlow, initialFlow);

  useEffect(() => {
    if (flow.step !== 'preparing') return undefined;
    const leaving = new AbortController();
    api.post('/bank/link-session', { schema: linkSession, signal: leaving.signal }).then(
      (session) => dispatch({ type: 'prepared', session }),
      () => {
        if (!leaving.signal.aborted) dispatch({ type: 'notPrepared' });
      },
    );
    return () => leaving.abort();
  }, [api, flow.step]);

  useEffect(() => {
    if (flow.step === 'linked') void navigate('/dashboard');
  }, [flow.step, navigate]);

  const start = useCallback(() => dispatch({ type: 'start' }), []);
  const take = useCallback((message: WidgetMessage) => dispatch({ type: 'message', message }), []);
  return { flow, start, take };
}
