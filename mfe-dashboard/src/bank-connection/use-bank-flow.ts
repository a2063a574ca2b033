import { useEffect, useReducer } from 'react';
import { ApiError } from '@verdant/shared/api';
import { bankLinkCalls, callApi } from '@verdant/shared/contract';
import { useNavigate } from '@verdant/shared/router';
import { useApi, useNotification } from '@verdant/shared/services';
import { bankFlowReducer, initialBankFlow } from './bank-flow';
import type { BankFlowEvent } from './bank-flow';
import { loadFastlink } from './fastlink';
import type { ReportedLink } from './read-widget-message';

/**
 * Time limit of the server's response in milliseconds: longer than the server waits for the bank data aggregator, so that
 * the server reports the aggregator's time-outs.
 */
const RESPONSE_LIMIT_MS = 60_000;

/** Maps a failed confirmation to an event: only a 4xx response means that a retry cannot succeed. */
function refusal(error: unknown): BankFlowEvent {
  const isFinal =
    error instanceof ApiError && error.kind === 'http' && error.status !== undefined && error.status < 500;
  return { type: 'notConfirmed', message: (error instanceof ApiError && error.detailText) || null, again: !isFinal };
}

/**
 * Runs the bank connection: requests a link session, loads the widget's script, lets the server confirm the reported
 * connections, and opens the dashboard. @param linkedNotice text of the notice that the dashboard shows afterwards
 */
export function useBankFlow(linkedNotice: string) {
  const api = useApi();
  const navigate = useNavigate();
  const { notify } = useNotification();
  const [flow, dispatch] = useReducer(bankFlowReducer, initialBankFlow);

  useEffect(() => {
    if (flow.status !== 'preparing') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const prepare = async () => {
      const session = await callApi(api, bankLinkCalls.openSession, { signal, timeoutMs: RESPONSE_LIMIT_MS });
      await loadFastlink(session.initialize_js_url);
      return session;
    };
    const dispatchIfHere = (event: BankFlowEvent) => !signal.aborted && dispatch(event);
    prepare().then(
      (session) => dispatchIfHere({ type: 'prepared', session }),
      () => dispatchIfHere({ type: 'notPrepared' }),
    );
    return () => leaving.abort();
  }, [api, flow.status]);

  const reported = flow.status === 'finishing' ? flow.reported : null;
  useEffect(() => {
    if (!reported) return undefined;
    let isHere = true;
    // Sends a request that is not aborted when the user leaves: an aborted confirmation would lose the connection.
    const confirm = (body: ReportedLink) => callApi(api, bankLinkCalls.confirm, { body, timeoutMs: RESPONSE_LIMIT_MS });
    const dispatchIfHere = (event: BankFlowEvent) => isHere && dispatch(event);
    Promise.all((reported.length > 0 ? reported : [{}]).map(confirm)).then(
      () => dispatchIfHere({ type: 'confirmed' }),
      (error: unknown) => dispatchIfHere(refusal(error)),
    );
    return () => {
      isHere = false;
    };
  }, [api, reported]);

  useEffect(() => {
    if (flow.status !== 'done') return;
    void navigate('/dashboard');
    // Called after the navigation, so that the dashboard shows the notice.
    notify(linkedNotice);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each connection, in whatever language
  }, [flow.status, navigate]);

  return { flow, dispatch };
}
