import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** How often a header occurs, by Node's list of names and values in turn. */
function occurrences(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

/** Refuses requests with more than one `Host` header (RFC 9112, 3.2): a proxy and this server may believe different ones. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAmbiguous = occurrences(request.raw.rawHeaders, 'host') > 1;
    done(isAmbiguous ? new ApiError(400, 'The request has more than one Host header.') : undefined);
  });
}
