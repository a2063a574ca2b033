import type { IncomingHttpHeaders } from 'node:http';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers that are forwarded to a service: no cookie, session, address or origin of the user, and no hop-by-hop header. */
const FORWARDED = ['accept', 'accept-language', 'content-type', 'if-match', 'idempotency-key'] as const;
/**
 * Headers that are returned to a page. All others are dropped, because they could affect the page, its origin or a proxy.
 */
const RETURNED = ['content-encoding', 'content-language', 'etag', 'last-modified', 'retry-after'] as const;

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Returns the headers for a service, with its token and the request id; `content-length` only if there is a body. */
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
    // The server compresses for the user.
    'accept-encoding': 'identity',
    authorization: `Bearer ${token}`,
    'x-request-id': id,
  };
}

/** Data that a browser shows or saves and never runs. */
const PASSIVE =
  /^(?:application\/(?:json|[\w.-]+\+json|x-ndjson|pdf|zip)|text\/(?:plain|csv|calendar|event-stream)|image\/(?:png|jpeg|gif|webp|avif))(?: *;[\w\-=;"/. ]*)?$/i;

/**
 * Returns the headers of a service's response that a page may get. Opened by its URL, the response is a download, and a
 * type that a browser could run or render (HTML, SVG, XML, scripts, styles) is sent as `application/octet-stream`.
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
