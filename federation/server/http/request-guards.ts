import type { FastifyRequest, FastifyInstance } from 'fastify';
import { ApiError } from './errors';
import { isScriptPath, pathOf } from './paths';

export function isCrossSiteRequest({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

export function refuseCrossSiteRequest(request: FastifyRequest, text: string): void {
  if (isCrossSiteRequest(request)) throw new ApiError(403, text);
}

/** Refuses requests with several `Host` headers (RFC 9112, 3.2): a proxy and this server could read different headers. */
export function requireSingleHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Node lists names and values alternately.
    const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
    const isAmbiguous = request.raw.rawHeaders.filter(isHost).length > 1;
    done(isAmbiguous ? new ApiError(400, 'The request has more than one Host header.') : undefined);
  });
}

/** Header that browsers add to requests for a service worker's script, and that page scripts cannot set. */
const HEADER = 'service-worker';

/**
 * Refuses service workers except the script at `allowed`, because a release's service worker would stay active after a
 * rollback. `Vary` prevents that a cached script is used without this check.
 */
export function refuseServiceWorkers(app: FastifyInstance, allowed: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers[HEADER] === undefined || pathOf(request) === allowed) return;
    throw new ApiError(403, 'This file may not be a service worker.');
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isScriptPath(pathOf(request))) return;
    const others = reply.getHeader('vary');
    reply.header('vary', others === undefined ? HEADER : `${String(others)}, ${HEADER}`);
  });
}
