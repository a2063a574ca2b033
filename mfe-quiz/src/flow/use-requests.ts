import { useEffect, useEffectEvent, useRef } from 'react';
import type { Dispatch } from 'react';
import { useLanguage } from '@verdant/shared/services';

/**
 * Sends the request in a state machine's state, dispatches the resulting event, and aborts a request that the state no
 * longer contains. After a change of language, dispatches `changed-language` and sends a pending request again.
 * @param send resolves to the server's event, or to null; never rejects
 */
export function useRequests<Request, Event>(
  request: Request | null,
  send: (request: Request, signal: AbortSignal) => Promise<Event | null>,
  dispatch: Dispatch<Event | { type: 'changed-language' }>,
): void {
  const { language } = useLanguage();
  const sendNow = useEffectEvent(send);

  useEffect(() => {
    if (!request) return undefined;
    const controller = new AbortController();
    void sendNow(request, controller.signal).then((event) => {
      if (event && !controller.signal.aborted) dispatch(event);
    });
    return () => controller.abort();
  }, [request, language, dispatch]);

  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    worded.current = language;
    dispatch({ type: 'changed-language' });
  }, [language, dispatch]);
}
