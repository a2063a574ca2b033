import { callHeaders } from '@verdant/shared/api';

export type PreloadedRequest = {
  token: string;
  language: string;
  at: number;
  response: Promise<Response>;
};

declare global {
  interface Window {
    preloadedRequests?: Record<string, PreloadedRequest>;
  }
}

/** Maximum age of a response, in milliseconds. A request is sent again for an older response, which can be outdated. */
const MAX_AGE_MS = 15_000;

type Send = (url: string, init: RequestInit) => Promise<Response>;

const toPlainHeaders = (headers: HeadersInit | undefined) => Object.fromEntries(new Headers(headers));

type Edge = {
  started?: Record<string, PreloadedRequest>;
  onWrite?: () => void;
  send?: Send;
};

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a trace header (W3C Trace Context) if the page states that the server records traces. The id is random. */
export function traceHeader(): { traceparent?: string } {
  if (document.documentElement.dataset['traces'] === undefined) return {};
  const id = toHex(crypto.getRandomValues(new Uint8Array(24)));
  return { traceparent: `00-${id.slice(0, 32)}-${id.slice(32)}-01` };
}

/** True if a body is small enough for `keepalive`: at most 64 KiB in browsers, up to three bytes per character. */
const isSmall = (body: RequestInit['body']) => !body || (typeof body === 'string' && body.length < 20_000);

async function unlessAborted(response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return response;
  signal.throwIfAborted();
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([response, aborted]);
  signal.throwIfAborted();
  return response;
}

/** Creates a store of requests sent before the page's code loads. The page's first request of a URL uses the response. */
export function createPreloadedRequests({
  started = {},
  onWrite,
  // Requests have `keepalive`, because Firefox delays all other requests until the style sheets have responded.
  send = async (url, init) =>
    fetch(url, {
      ...init,
      headers: { ...toPlainHeaders(init.headers), ...traceHeader() },
      keepalive: isSmall(init.body),
    }),
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

  /** Drops all preloaded responses, because a write can make responses outdated. */
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
