import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { ApiError } from '../http';
import { responseHeaders } from './service-headers';

/** Connections to one origin; those to others are not affected. */
export const MAX_AT_ONCE = 64;
export const MAX_BODY_BYTES = 10_000_000;

const tooLarge = () => new ApiError(413, 'The request is too large.');
const late = () => new ApiError(504, 'The service took too long. Please try again later.');
const unreachable = (cause: unknown) =>
  new ApiError(502, 'The service is not available just now. Please try again later.', {
    cause: cause instanceof Error ? cause : new Error(String(cause)),
  });

/**
 * The pieces of a body as they arrive. Throws a 413 once they are more than a service may get. What nobody wants any more is
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

/** What is sent to a service. */
export interface Outgoing {
  readonly origin: string;
  /** With the query, as it is sent. */
  readonly path: string;
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Record<string, string>;
  readonly body: Readable | undefined;
}

/** Why a response is not the user's to see: undefined when it is. */
function refusalOf(status: number): string | undefined {
  if (status >= 300 && status < 400) return 'it responded with a redirect, which is not followed';
  // It would sign the user out, or have the browser ask for a password.
  if (status === 401 || status === 407) return `it refused the token (${status})`;
  return undefined;
}

/**
 * Sends requests to services and their responses to users, both in pieces as they arrive. A redirect is not followed, and
 * nothing is sent twice. Throws 413, 502 and 504.
 */
export function createForwarder(seconds: number) {
  const agent = new Agent({
    connections: MAX_AT_ONCE,
    pipelining: 1,
    connect: { timeout: seconds * 1000 },
    headersTimeout: 0,
    bodyTimeout: seconds * 1000,
  });

  const request = async ({ body, ...outgoing }: Outgoing, signal: AbortSignal): Promise<Dispatcher.ResponseData> =>
    agent.request({ ...outgoing, body: body ? Readable.from(limited(body)) : null, signal });

  return {
    forward: async (outgoing: Outgoing, reply: FastifyReply): Promise<FastifyReply> => {
      const length = Number(outgoing.headers['content-length'] ?? 0);
      if (length > MAX_BODY_BYTES) throw tooLarge();
      const cancelled = () => new ApiError(408, 'The request was cancelled.');
      if (reply.raw.destroyed) throw cancelled();
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(late()), seconds * 1000);
      reply.raw.once('close', () => {
        clearTimeout(timer);
        // A client that has gone needs no response.
        if (!reply.raw.writableFinished) abort.abort(cancelled());
      });
      const response = await request(outgoing, abort.signal)
        .catch((error: unknown) => {
          throw error instanceof ApiError ? error : unreachable(error);
        })
        .finally(() => clearTimeout(timer));
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
