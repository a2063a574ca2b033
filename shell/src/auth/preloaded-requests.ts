import { callHeaders } from '@verdant/shared/api';
import { traceHeader } from './trace-header';

/** A GET request that was sent before the page that needs its response has run. */
export type PreloadedRequest = {
  token: string;
  language: string;
  /** Time at which the request was sent, in milliseconds since the epoch. */
  at: number;
  response: Promise<Response>;
};

declare global {
  interface Window {
    /** Requests that `preload-requests.js` started in the page, by URL. */
    preloadedRequests?: Record<string, PreloadedRequest>;
  }
}

/** Maximum age of a response, in milliseconds. A request is sent again for an older response, which can be outdated. */
const MAX_AGE_MS = 15_000;

type Send = (url: string, init: RequestInit) => Promise<Response>;

const plain = (headers: HeadersInit | undefined) => Object.fromEntries(new Headers(headers));

type Edge = {
  /** Requests that the inline script has sent. */
  started?: Record<string, PreloadedRequest>;
  /** Called when a write starts and when it ends. */
  onWrite?: () => void;
  send?: Send;
};

/** Returns true if a body is small enough for `keepalive`: at most 64 KiB in browsers, up to three bytes per character. */
const isSmall = (body: RequestInit['body']) => !body || (typeof body === 'string' && body.length < 20_000);

/** Resolves to the response, or throws if the caller aborts first. */
async function unlessAborted(response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return response;
  signal.throwIfAborted();
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([response, aborted]);
  signal.throwIfAborted();
  return response;
}

/**
 * Sends requests before the page that needs them has loaded. Each response is used once, by a request for the same URL with
 * the same token and language. After a failed preload the request is sent normally. Responses are dropped after
 * 15 seconds and after every write, since they may be outdated.
 */
export function createPreloadedRequests({
  started = {},
  onWrite,
  // Firefox sends only requests with `keepalive` while a style sheet has no response.
  send = async (url, init) =>
    fetch(url, { ...init, headers: { ...plain(init.headers), ...traceHeader() }, keepalive: isSmall(init.body) }),
}: Edge = {}) {
  const calls = new Map<string, PreloadedRequest>();

  /** Frees the connection of an unused response. */
  const cancel = ({ response }: PreloadedRequest) =>
    void response.then(({ body }) => body?.cancel()).catch(() => undefined);

  const drop = (url: string, call: PreloadedRequest) => {
    if (calls.get(url) !== call) return;
    calls.delete(url);
    cancel(call);
  };
  const keep = (url: string, call: PreloadedRequest) => {
    const left = call.at + MAX_AGE_MS - Date.now();
    if (left <= 0) return;
    calls.set(url, call);
    setTimeout(() => drop(url, call), left);
  };
  for (const [url, call] of Object.entries(started)) keep(url, call);

  function take(url: string, headers: Headers): PreloadedRequest | undefined {
    const call = calls.get(url);
    const matches = call?.token === headers.get('Authorization') && call.language === headers.get('Accept-Language');
    if (!call || !matches) return undefined;
    calls.delete(url);
    return call;
  }

  const forget = () => {
    for (const call of calls.values()) cancel(call);
    calls.clear();
  };

  const outdate = () => {
    forget();
    onWrite?.();
  };

  return {
    /** Sends a GET request for each URL for which no preloaded request or response is stored. */
    start(urls: readonly string[], token: string, language: string): void {
      for (const url of urls) {
        const before = calls.get(url);
        if (before?.token === token && before.language === language) continue;
        const response = send(url, { headers: callHeaders(token, language) });
        // The code that uses the response handles a failure; this handler only prevents an unhandled rejection.
        response.catch(() => undefined);
        keep(url, { token, language, at: Date.now(), response });
      }
    },

    forget,

    /** `fetch` for the API client. */
    fetch: async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
      const url = input instanceof Request ? input.url : String(input);
      if (init.method !== undefined && init.method !== 'GET') {
        outdate();
        // Responses are dropped again after the write, because requests that start before its end can return outdated data.
        return send(url, init).finally(outdate);
      }
      const preloaded = take(url, new Headers(init.headers));
      if (!preloaded) return send(url, init);
      const response = await unlessAborted(preloaded.response, init.signal).catch((error: unknown) => {
        if (init.signal?.aborted) throw error;
      });
      return response?.ok ? response : send(url, init);
    },
  };
}
