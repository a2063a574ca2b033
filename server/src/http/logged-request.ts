import type { FastifyRequest } from 'fastify';
import { pathOf } from './not-found';

/** What a log line tells of a request. Never its query, which may hold the token of a reset link. */
export function loggedRequest(request: FastifyRequest) {
  return { method: request.method, path: pathOf(request), host: request.host, remoteAddress: request.ip };
}
