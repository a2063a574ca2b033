import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';
import { isScriptPath, pathOf } from './paths';

/** Browsers send it with the script of a service worker, and pages cannot (Service Workers, "Service-Worker header"). */
const HEADER = 'service-worker';

/**
 * Refuses every file as a service worker but that of the path, if any: one that a release registers would stand between
 * pages and the server after the release has been rolled back. No cache of scripts may answer in the server's place.
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
