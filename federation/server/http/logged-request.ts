import type { FastifyRequest } from 'fastify';
import { isApiPath, isFilePath, pathOf } from './paths';

/** Short words, as paths of pages and files have; anything else may be what a user typed. */
const PLAIN_PATH = /^(?:\/[a-z0-9._-]{0,40}){1,8}$/i;

/**
 * What a log line contains of a request: its method and its path; of a call the pattern of its route, as parameters may
 * identify a user, and of a page its first part: the rest may be a parameter of a remote. Never the query, which may carry the token of a link, the Host header, which may have any content,
 * and the IP address, which is personal data.
 */
export function loggedRequest(request: FastifyRequest) {
  const path = pathOf(request);
  const route = request.routeOptions.url ?? 'none';
  const first = /^\/[^/]+(?=\/.)/.exec(path)?.[0];
  const page = first === undefined || isFilePath(path) ? path : `${first}/*`;
  return { method: request.method, path: isApiPath(path) || !PLAIN_PATH.test(path) ? route : page };
}
