import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { ApiError } from '../http';
import { responseHeaders } from './service-headers';

/** Connections to one service; those to others, on the same origin too, are not affected. */
export const MAX_AT_ONCE = 64;
export const MAX_BODY_BYTES = 10_000_000;
/** A whole response may take this many times as long as its beginning, event streams too: a reader that stalls holds no place for good. */
const WHOLE = 20;

const tooLarge = () => new ApiError(413, 'The request is too large.');
const late = () => new ApiError(504, 'The service took too long. Please try again later.');
const unreachable = (cause: unknown) =>
  new ApiError(502, 'The service is not available just now. Please try again later.', {
    cause: cause instanceof Error ? cause : new Error(String(cause)),
  });

/**
 * The pieces of a body as they arrive. Throws a 413 once they are more than a service may get. What is no longer wanted is
 * read and dropped: the next request may already be behind it on the user's connection.
 */
async function* limited(body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      const chunk = Buffer.from(piece);
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) throw tooLarge();
      yield chunk;
    }
  } finally {
    body.resume();
  }
}

/** A request to a service. */
export interface Outgoing {
  readonly origin: string;
  /** Path with the query, as it is sent. */
  readonly path: string;
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Record<string, string>;
  readonly body: Readable | undefined;
}

/** Why a response is not the user's to see: undefined when it is. */
function refusalOf(status: number): string | undefined {
  if (status >= 300 && status < 400) return 'it responded with a redirect, which is not followed';
  // It would sign the user out, or have the browser request a password.
  if (status === 401 || status === 407) return `it refused the token (${status})`;
  if (status < 200 || status > 599) return `its status is none of HTTP (${status})`;
  return undefined;
}

/** Rejects when the signal aborts: a request that waits for a connection would only then notice. */
const aborted = async (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : late()), {
      once: true,
    });
  });

/**
 * Sends requests to one service and its responses to users, both in pieces as they arrive. A redirect is not followed, and
 * nothing is sent twice. Throws 413, 502 and 504, also while a request waits for a connection; one whose client has left is
 * then not sent.
 */
export function createForwarder(seconds: number, wholeSeconds = seconds * WHOLE) {
  const agent = new Agent({
    connections: MAX_AT_ONCE,
    pipelining: 1,
    connect: { timeout: seconds * 1000 },
    headersTimeout: 0,
    bodyTimeout: seconds * 1000,
  });

  const request = async ({ body, ...outgoing }: Outgoing, signal: AbortSignal): Promise<Dispatcher.ResponseData> =>
    Promise.race([
      agent.request({ ...outgoing, body: body ? Readable.from(limited(body)) : null, signal }),
      aborted(signal),
    ]);

  return {
    forward: async (outgoing: Outgoing, reply: FastifyReply): Promise<FastifyReply> => {
      const length = Number(outgoing.headers['content-length'] ?? 0);
      if (length > MAX_BODY_BYTES) throw tooLarge();
      const cancelled = () => new ApiError(408, 'The request was cancelled.');
      if (reply.raw.destroyed) throw cancelled();
      const abort = new AbortController();
      const expire = () => abort.abort(late());
      const beginning = setTimeout(expire, seconds * 1000);
      const whole = setTimeout(expire, wholeSeconds * 1000);
      reply.raw.once('close', () => {
        clearTimeout(beginning);
        clearTimeout(whole);
        // A client that has gone needs no response.
        if (!reply.raw.writableFinished) abort.abort(cancelled());
      });
      const response = await request(outgoing, abort.signal)
        .catch((error: unknown) => {
          throw error instanceof ApiError ? error : unreachable(error);
        })
        .finally(() => clearTimeout(beginning));
      const refusal = refusalOf(response.statusCode);
      if (refusal !== undefined) {
        // It tells of its own end as an error.
        response.body.on('error', () => undefined).destroy();
        throw unreachable(refusal);
      }
      return reply.code(response.statusCode).headers(responseHeaders(response.headers)).send(response.body);
    },
    close: async () => agent.destroy(),
  };
}
