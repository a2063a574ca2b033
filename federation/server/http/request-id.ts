import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isApiPath, pathOf } from './paths';
import { isFromProxy, type TrustedProxies } from './trusted-proxies';

const REQUEST_ID = 'x-request-id';

/** A UUID, with or without hyphens, as proxies make them: no such text can be a word, an address or a number of a person. */
const SAFE = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/**
 * Makes the function that returns the id under which a request is logged: the UUID in `X-Request-Id` where a trusted proxy
 * sent it, else a new one. A client could repeat the id of another user's request.
 */
export function requestIds(proxies: TrustedProxies) {
  const isTrusted = isFromProxy(proxies);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID];
    const isUsed = typeof given === 'string' && SAFE.test(given) && isTrusted(socket.remoteAddress);
    return isUsed ? given : randomUUID();
  };
}

/**
 * Adds the id of the request and `X-Robots-Tag` to every response of the API. Files and pages are cached, and would carry
 * the id of another request.
 */
export function sendApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(pathOf(request))) reply.header(REQUEST_ID, request.id).header('x-robots-tag', 'noindex');
    done();
  });
}
