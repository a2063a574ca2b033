import type { FastifyInstance } from 'fastify';

/**
 * Two years, for this host name alone (RFC 6797, 6.1). Neither `includeSubDomains` nor `preload`: which other names there
 * are below it only their operator knows, and a browser that was told once cannot be told otherwise over HTTP.
 */
const POLICY = 'max-age=63072000';

const isHttps = (url: string | undefined) => url !== undefined && new URL(url).protocol === 'https:';

/**
 * Sends `Strict-Transport-Security` where visitors arrive by HTTPS: as a trusted proxy states about the request, or as the public
 * URL of this origin says, whatever lies between. Browsers ignore it in a response over HTTP (RFC 6797, 8.1).
 */
export function requireHttps(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublicHttps = isHttps(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', POLICY);
    done();
  });
}
