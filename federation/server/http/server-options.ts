import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { sendError } from './error-handler';
import { loggerOptions } from './logger-options';
import { rejectMalformedRequest } from './malformed-request';
import { allowOtherOrigins } from './other-origins';
import { nameRequest, requestIdOf } from './request-id';
import { BARE_HEADERS } from './security-headers';
import { strictTransport } from './strict-transport';
import { trustOption, type TrustedProxies } from './trusted-proxies';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** How much later than that a request may be noticed; Node's default is as long as the time-out itself. */
const CHECK_INTERVAL_MS = 5_000;

interface ServerOptions {
  readonly logLevel: string;
  /** Where log lines go; the default is standard error. */
  readonly logTo?: NodeJS.WritableStream;
  /** The proxies whose `X-Forwarded-*` are believed. */
  readonly trustProxy: TrustedProxies;
  /** Where visitors reach the server, if that is known. */
  readonly publicOrigin?: string | undefined;
}

/**
 * Options for `fastify()`: what a plugin cannot set. Logs have no personal data, and malformed requests get the same
 * errors as all others. A route may raise the body limit of 256 KB.
 */
export function serverOptions({ logLevel, logTo = process.stderr, trustProxy, publicOrigin }: ServerOptions) {
  const sendStrictTransport = strictTransport(publicOrigin);
  return {
    logger: loggerOptions(logLevel, logTo),
    genReqId: requestIdOf,
    trustProxy: trustOption(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: CHECK_INTERVAL_MS },
    routerOptions: { ignoreTrailingSlash: true },
    // An error before a route is known, such as a malformed URL.
    frameworkErrors: (error, request, reply) =>
      void sendError(
        error,
        request,
        sendStrictTransport(request, allowOtherOrigins(request, nameRequest(request, reply).headers(BARE_HEADERS))),
      ),
    clientErrorHandler: rejectMalformedRequest,
  } satisfies FastifyHttpOptions<Server>;
}
