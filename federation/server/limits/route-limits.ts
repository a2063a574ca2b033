import type { FastifyRequest } from 'fastify';
import { ipKey } from '../http/client-ip';
import type { FloodLimits } from './flood-limits';
import { tooMany } from './too-many';

const MINUTE_MS = 60_000;

/** Counts per IP address, IPv6 by its /56 network. */
export function byIp({ ip }: FastifyRequest): string {
  return ipKey(ip);
}

/** A preHandler: a route's limit of `max` requests per minute, above which the response is a 429. */
export function perMinute(
  { hit }: FloodLimits,
  name: string,
  {
    max,
    keyOf = byIp,
  }: { readonly max: number; readonly keyOf?: (request: FastifyRequest) => string | Promise<string> },
): (request: FastifyRequest) => Promise<void> {
  const limit = { name, max, windowMs: MINUTE_MS };
  return async (request) => {
    const waitMs = hit(limit, await keyOf(request));
    if (waitMs > 0) throw tooMany(waitMs);
  };
}
