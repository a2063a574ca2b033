import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { ApiError } from '../http';

export const MAX_CONCURRENT_REQUESTS = 64;
export const MAX_SERVICE_BODY_BYTES = 10_000_000;
/** Time limit of a whole response as a multiple of its start's limit. Stalled clients must not hold connections forever. */
const WHOLE = 20;

const requestTooLargeError = () => new ApiError(413, 'The request is too large.');
const serviceTimeoutError = () => new ApiError(504, 'The service took too long. Please try again later.');
const serviceUnreachableError = (cause: unknown) =>
  new ApiError(502, 'The service is not available just now. Please try again later.', {
    cause: cause instanceof Error ? cause : new Error(String(cause)),
  });

/**
 * Yields the chunks of a body. Throws 413 if the chunks exceed `MAX_SERVICE_BODY_BYTES`, and discards the rest of the body,
 * because the next request can follow on the same connection.
 */
async function* limited(body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      const chunk = Buffer.from(piece);
      bytes += chunk.length;
      if (bytes > MAX_SERVICE_BODY_BYTES) throw requestTooLargeError();
      yield chunk;
    }
  } finally {
    body.resume();
  }
}

/** A request to a service. `path` includes the query, exactly as sent to the service. */
interface ServiceRequest extends Pick<Dispatcher.RequestOptions, 'origin' | 'path' | 'method'> {
  readonly headers: Record<string, string>;
  readonly body: Readable | undefined;
}

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

/** Returns why a response with this status must not be passed on to the user. */
function refusalOf(status: number): string | undefined {
  if (status >= 300 && status < 400) return 'it responded with a redirect, which is not followed';
  // A 401 would sign the user out of the product, and both statuses can make the browser ask for a password.
  if (status === 401 || status === 407) return `it refused the token (${status})`;
  if (status < 200 || status > 599) return `its status is none of HTTP (${status})`;
  return undefined;
}

/** Rejects when the signal aborts. A request that waits for a free connection ignores the signal until connected. */
async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason instanceof Error ? signal.reason : serviceTimeoutError();
}

/**
 * Creates a forwarder that streams requests to one service, and responses to the users. It follows no redirects and
 * retries no requests. It throws 413, 502 and 504, and 408 if the client has disconnected.
 */
export function createForwarder(seconds: number, wholeSeconds = seconds * WHOLE) {
  const agent = new Agent({
    connections: MAX_CONCURRENT_REQUESTS,
    pipelining: 1,
    connect: { timeout: seconds * 1000 },
    headersTimeout: 0,
    bodyTimeout: seconds * 1000,
  });

  return {
    forward: async ({ body, ...outgoing }: ServiceRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const length = Number(outgoing.headers['content-length'] ?? 0);
      if (length > MAX_SERVICE_BODY_BYTES) throw requestTooLargeError();
      const cancelled = () => new ApiError(408, 'The request was cancelled.');
      if (reply.raw.destroyed) throw cancelled();
      const abort = new AbortController();
      const expire = () => abort.abort(serviceTimeoutError());
      const beginning = setTimeout(expire, seconds * 1000);
      const whole = setTimeout(expire, wholeSeconds * 1000);
      reply.raw.once('close', () => {
        clearTimeout(beginning);
        clearTimeout(whole);
        if (!reply.raw.writableFinished) abort.abort(cancelled());
      });
      const { signal } = abort;
      const response = await Promise.race([
        agent.request({ ...outgoing, body: body ? Readable.from(limited(body)) : null, signal }),
        rejectOnAbort(signal),
      ])
        .catch((error: unknown) => {
          throw error instanceof ApiError ? error : serviceUnreachableError(error);
        })
        .finally(() => clearTimeout(beginning));
      const refusal = refusalOf(response.statusCode);
      if (refusal !== undefined) {
        // The listener is needed: destroying the body emits an error event, which would end the process if unhandled.
        response.body.on('error', () => undefined).destroy();
        throw serviceUnreachableError(refusal);
      }
      return reply.code(response.statusCode).headers(responseHeaders(response.headers)).send(response.body);
    },
    close: async () => agent.destroy(),
  };
}
