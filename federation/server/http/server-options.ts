import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { sendError } from './error-handler';
import { loggedRequest } from './logged-request';
import { rejectMalformedRequest } from './malformed-request';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

interface ServerOptions {
  readonly logLevel: string;
  /** Where log lines go; the default is standard error. */
  readonly logTo?: NodeJS.WritableStream;
  /** Reads the client's IP address from `X-Forwarded-For`: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
}

/**
 * Options for `fastify()`: what a plugin cannot set. Logs have neither credentials nor queries, and malformed requests
 * get the same errors as all others. A route may raise the body limit of 256 KB.
 */
export function serverOptions({ logLevel, logTo = process.stderr, trustProxy }: ServerOptions) {
  return {
    logger: {
      level: logLevel,
      stream: logTo,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: loggedRequest },
    },
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    // An error before a route is known, such as a malformed URL.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: rejectMalformedRequest,
  } satisfies FastifyHttpOptions<Server>;
}
