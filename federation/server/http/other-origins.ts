import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pathOf } from './paths';

/** Folders of files that hosts load, from this origin or another one. */
const FILE_OF_BUILD = /^\/(static|remotes|releases|lab)(\/|$)/;

/** Headers that let a page of any origin read a file, because files have no personal data. */
export const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  // The loader reads the wait of a 429 or 503 from it.
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Removes the CORS headers of a response, for the fault lab. */
export function withoutCors(response: ServerResponse): void {
  for (const name of Object.keys(FOR_OTHER_ORIGINS)) response.removeHeader(name);
}

/**
 * Lets pages of other origins read the files of builds and their errors. Without these headers a browser reports a 404, 429
 * or 503 as a CORS error. Register it before all hooks that refuse requests.
 */
export function shareFilesOfBuilds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (FILE_OF_BUILD.test(pathOf(request))) reply.headers(FOR_OTHER_ORIGINS);
  });
}
