import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isApiPath, pathOf } from './paths';
import { isFromProxy, type TrustedProxies } from './trusted-proxies';

const REQUEST_ID = 'x-request-id';

/** Pattern of a UUID, with or without hyphens, which cannot contain personal data. */
const SAFE = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/**
 * Creates the function that returns the id of a request in the log: the UUID in `X-Request-Id` of a trusted proxy, or else
 * a new one. A client could repeat the id of another user's request.
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
 * Adds the id of the request and `X-Robots-Tag` to every response of the API. Files and pages have no id, because they are
 * cached.
 */
export function sendApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(pathOf(request))) reply.header(REQUEST_ID, request.id).header('x-robots-tag', 'noindex');
    done();
  });
}
