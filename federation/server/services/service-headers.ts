import type { IncomingHttpHeaders } from 'node:http';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Request headers forwarded to a service: never cookies, session, the user's address and origin, or hop-by-hop headers.
 */
const FORWARDED = ['accept', 'accept-language', 'content-type', 'if-match', 'idempotency-key'] as const;
/** Response headers that a page gets. Other headers could affect the page, its origin or a proxy. */
const RETURNED = ['content-encoding', 'content-language', 'etag', 'last-modified', 'retry-after'] as const;

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

export function requestHeaders(
  headers: IncomingHttpHeaders,
  token: string,
  id: string,
  hasBody: boolean,
): Record<string, string> {
  const length = headers['content-length'];
  return {
    ...pick(headers, FORWARDED),
    ...(hasBody && length !== undefined && { 'content-length': length }),
    // This server compresses responses for the user itself.
    'accept-encoding': 'identity',
    authorization: `Bearer ${token}`,
    'x-request-id': id,
  };
}

/** Content types of data that browsers only show or save, and never run. */
const PASSIVE =
  /^(?:application\/(?:json|[\w.-]+\+json|x-ndjson|pdf|zip)|text\/(?:plain|csv|calendar|event-stream)|image\/(?:png|jpeg|gif|webp|avif))(?: *;[\w\-=;"/. ]*)?$/i;

/**
 * Returns the response headers for a page. A browser that opens the URL itself downloads the response, and types that
 * it could run or render are sent as `application/octet-stream`.
 */
export function responseHeaders(headers: Headers): Record<string, string> {
  const type = headers['content-type'];
  return {
    ...pick(headers, RETURNED),
    'content-type': typeof type === 'string' && PASSIVE.test(type) ? type : 'application/octet-stream',
    'content-disposition': 'attachment',
    'cache-control': 'no-store',
  };
}
