import type { FastifyRequest } from 'fastify';
import { ipKey } from '../http/client-ip';
import type { FloodLimits } from './flood-limits';
import { tooMany } from './too-many';

const MINUTE_MS = 60_000;

/** Returns the key of an IP address: IPv6 by its /56 network. */
export function byIp({ ip }: FastifyRequest): string {
  return ipKey(ip);
}

interface RouteLimit {
  readonly max: number;
  readonly keyOf?: (request: FastifyRequest) => string | Promise<string>;
}

/** A hook that refuses requests beyond a limit with a 429. */
type LimitHook = (request: FastifyRequest) => Promise<void>;

const limitHook =
  (windowMs: number) =>
  ({ hit }: FloodLimits, name: string, { max, keyOf = byIp }: RouteLimit): LimitHook =>
  async (request) => {
    const waitMs = hit({ name, max, windowMs }, await keyOf(request));
    if (waitMs > 0) throw tooMany(waitMs);
  };

/** A preHandler: a route's limit of `max` requests per minute, above which the response is a 429. */
export const perMinute = limitHook(MINUTE_MS);
/** The same per hour. */
export const perHour = limitHook(60 * MINUTE_MS);
