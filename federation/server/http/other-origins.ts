import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pathOf } from './paths';

/** Folders of what hosts load, from this origin or another one. */
const FILE_OF_BUILD = /^\/(static|remotes|releases|lab)(\/|$)/;

/** Headers that let a page of any origin read a response: there is nothing personal in a file. */
export const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  // The loader reads the wait of a 429 or 503 from it.
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** The response as a server without CORS sends it, for the fault lab. */
export function withoutCors(response: ServerResponse): void {
  for (const name of Object.keys(FOR_OTHER_ORIGINS)) response.removeHeader(name);
}

/**
 * Lets pages of other origins read the files of builds, and the errors in their place: without these headers a browser
 * calls a 404, 429 or 503 a fault of CORS. Comes before whatever may refuse a request.
 */
export function shareFilesOfBuilds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (FILE_OF_BUILD.test(pathOf(request))) reply.headers(FOR_OTHER_ORIGINS);
  });
}
