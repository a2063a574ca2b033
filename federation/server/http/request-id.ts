import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isApiPath, pathOf } from './paths';

const REQUEST_ID = 'x-request-id';

/** A UUID, with or without hyphens, as proxies make them: no such text can be a word, an address or a number of a person. */
const SAFE = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/** The id under which a request is logged: that of a proxy or client in `X-Request-Id` where it is a UUID, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}

/**
 * Names the request in each response of the API, for reports of failures. Files and pages are cached, and would carry the id of
 * another request.
 */
export function nameApiRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(pathOf(request))) reply.header(REQUEST_ID, request.id);
    done();
  });
}
