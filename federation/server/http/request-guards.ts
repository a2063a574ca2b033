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

/** True if a header occurs several times in Node's alternating list of names and values. */
function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === name.length && rawHeaders[index]?.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

/** Refuses requests with several `Host` headers (RFC 9112, 3.2): a proxy and this server could read different headers. */
export function requireSingleHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAmbiguous = isRepeated(request.raw.rawHeaders, 'host');
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
