import { callHeaders } from '@verdant/shared/api';

/** A GET that was sent before anybody asked for its response. */
export type EarlyCall = {
  token: string;
  language: string;
  /** When it was sent, in milliseconds. */
  at: number;
  response: Promise<Response>;
};

declare global {
  interface Window {
    /** What `start-calls.js` started in the page, by URL. */
    verdantEarlyCalls?: Record<string, EarlyCall>;
  }
}

/** Nobody asks for it any more: what comes later is fetched anew. */
const MAX_AGE_MS = 15_000;

type Send = (url: string, init: RequestInit) => Promise<Response>;

type Edge = {
  /** What the page has started already. */
  started?: Record<string, EarlyCall>;
  /** Something is being stored, or has been. */
  onWrite?: () => void;
  send?: Send;
};

/** The response, unless the caller gives up first. */
async function unlessAborted(response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return response;
  signal.throwIfAborted();
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([response, aborted]);
  signal.throwIfAborted();
  return response;
}

/**
 * Calls that are sent ahead of the page that needs them. Each response is taken once, by a request for the same URL with
 * the same token in the same language. A failed one is not taken: its request is sent as if nothing had been ahead. None
 * outlives 15 seconds or a write, after which it may be outdated.
 */
export function createEarlyCalls({
  started = {},
  onWrite,
  // While a style sheet gets no response, Firefox sends no other `fetch`. Bodies are far below the 64 KiB that these may have.
  send = async (url, init) => fetch(url, { ...init, keepalive: true }),
}: Edge = {}) {
  const calls = new Map<string, EarlyCall>();

  const drop = (url: string, call: EarlyCall) => {
    if (calls.get(url) === call) calls.delete(url);
  };
  const keep = (url: string, call: EarlyCall) => {
    const left = call.at + MAX_AGE_MS - Date.now();
    if (left <= 0) return;
    calls.set(url, call);
    setTimeout(() => drop(url, call), left);
  };
  for (const [url, call] of Object.entries(started)) keep(url, call);

  function take(url: string, headers: Headers): EarlyCall | undefined {
    const call = calls.get(url);
    const fits = call?.token === headers.get('Authorization') && call.language === headers.get('Accept-Language');
    if (!call || !fits) return undefined;
    calls.delete(url);
    return call;
  }

  const outdate = () => {
    calls.clear();
    onWrite?.();
  };

  return {
    /** Sends a GET for each URL, unless one is on its way or has just arrived. */
    start(urls: readonly string[], token: string, language: string): void {
      for (const url of urls) {
        const before = calls.get(url);
        if (before?.token === token && before.language === language) continue;
        const response = send(url, { headers: callHeaders(token, language) });
        // Whoever takes it deals with a failure.
        response.catch(() => undefined);
        keep(url, { token, language, at: Date.now(), response });
      }
    },

    forget: (): void => calls.clear(),

    /** `fetch` for the API client. */
    fetch: async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
      const url = input instanceof Request ? input.url : String(input);
      if (init.method !== undefined && init.method !== 'GET') {
        outdate();
        // Responses to what starts meanwhile may be from before the write, too.
        return send(url, init).finally(outdate);
      }
      const early = take(url, new Headers(init.headers));
      if (!early) return send(url, init);
      const response = await unlessAborted(early.response, init.signal).catch((error: unknown) => {
        if (init.signal?.aborted) throw error;
      });
      return response?.ok ? response : send(url, init);
    },
  };
}
