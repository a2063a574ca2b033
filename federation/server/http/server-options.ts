import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { sendError } from './error-handler';
import { loggerOptions } from './logger-options';
import { rejectMalformedRequest } from './malformed-request';
import { allowOtherOrigins } from './other-origins';
import { BARE_HEADERS } from './security-headers';
import { trustOption, type TrustedProxies } from './trusted-proxies';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

interface ServerOptions {
  readonly logLevel: string;
  /** Where log lines go; the default is standard error. */
  readonly logTo?: NodeJS.WritableStream;
  /** The proxies whose `X-Forwarded-*` are believed. */
  readonly trustProxy: TrustedProxies;
}

/**
 * Options for `fastify()`: what a plugin cannot set. Logs have no personal data, and malformed requests get the same
 * errors as all others. A route may raise the body limit of 256 KB.
 */
export function serverOptions({ logLevel, logTo = process.stderr, trustProxy }: ServerOptions) {
  return {
    logger: loggerOptions(logLevel, logTo),
    genReqId: () => randomUUID(),
    trustProxy: trustOption(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    // An error before a route is known, such as a malformed URL.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, allowOtherOrigins(request, reply.headers(BARE_HEADERS))),
    clientErrorHandler: rejectMalformedRequest,
  } satisfies FastifyHttpOptions<Server>;
}
