import type { FastifyRequest } from 'fastify';

/**
 * What a log line contains of a request: its method and the pattern of its route. The URL itself may carry the token of
 * a link or whatever a person typed, the Host header anything, and an IP address is personal data.
 */
export function loggedRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'none' };
}
