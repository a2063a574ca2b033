import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyHttpOptions } from 'fastify';
import { isFromProxy, type TrustedProxies, trustProxyOption } from './ip-address';
import { loggerOptions } from './logger-options';
import { isApiPath, pathOf, decodableUrl } from './paths';
import { MALFORMED_REQUEST_HEADERS } from './security-headers';

const REQUEST_ID = 'x-request-id';

/** Pattern of a UUID, which cannot contain personal data. */
const SAFE = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/**
 * Creates the function that returns the id of a request for the log: the UUID in `X-Request-Id` from a trusted proxy,
 * or a new UUID. Ids from clients are ignored, because a client could repeat another user's id.
 */
export function createRequestIdGenerator(proxies: TrustedProxies) {
  const isTrusted = isFromProxy(proxies);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID];
    const isUsed = typeof given === 'string' && SAFE.test(given) && isTrusted(socket.remoteAddress);
    return isUsed ? given : randomUUID();
  };
}

/** Adds the request's id and `X-Robots-Tag` to API responses. Files and pages get no id: caches reuse their responses. */
export function sendApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(pathOf(request))) reply.header(REQUEST_ID, request.id).header('x-robots-tag', 'noindex');
    done();
  });
}

const responses: Record<string, { line: string; detail: string }> = {
  HPE_HEADER_OVERFLOW: {
    // Clears the cookies, because a browser with too large cookies would otherwise be refused until the cookies expire.
    line: '431 Request Header Fields Too Large\r\nClear-Site-Data: "cookies"',
    detail: 'The request has too many headers.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', detail: 'The request took too long.' },
};
const bareLines = Object.entries(MALFORMED_REQUEST_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
const malformed = { line: '400 Bad Request', detail: 'The request is malformed.' };

function rejectMalformedRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, detail } = responses[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ detail });
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${bareLines.join('')}\r\n${body}`,
  );
}

/** Maximum size of a body. Browsers have the same limit for keepalive requests when a page is closed. */
const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Interval of the checks for late requests. Node's default is as long as the time limit itself. */
const CHECK_INTERVAL_MS = 5_000;

interface ServerOptions {
  readonly logLevel: string;
  /** Target of log lines; defaults to standard error. */
  readonly logTo?: NodeJS.WritableStream;
  readonly trustProxy: TrustedProxies;
}

/**
 * Returns the options for `fastify()` that a plugin cannot set. A route can set a higher body limit than these 64 KB.
 */
export function serverOptions({ logLevel, logTo = process.stderr, trustProxy }: ServerOptions) {
  return {
    logger: loggerOptions(logLevel, logTo),
    genReqId: createRequestIdGenerator(trustProxy),
    trustProxy: trustProxyOption(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Limits the time for the body, for which Node would otherwise allow 60 s.
    http: { requestTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: decodableUrl,
    clientErrorHandler: rejectMalformedRequest,
  } satisfies FastifyHttpOptions<Server>;
}
