import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** Whether a header occurs more than once in Node's list of names and values in turn. */
function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === name.length && rawHeaders[index]?.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

/** Refuses requests with more than one `Host` header (RFC 9112, 3.2): a proxy and this server may believe different ones. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAmbiguous = isRepeated(request.raw.rawHeaders, 'host');
    done(isAmbiguous ? new ApiError(400, 'The request has more than one Host header.') : undefined);
  });
}
