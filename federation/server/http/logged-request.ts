import type { FastifyRequest } from 'fastify';
import { pathOf } from './paths';

/** What a log line contains of a request. Never its query, which may carry the token of a link. */
export function loggedRequest(request: FastifyRequest) {
  return { method: request.method, path: pathOf(request), host: request.host, remoteAddress: request.ip };
}
