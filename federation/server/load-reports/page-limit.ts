import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ipKey, isFromThisMachine } from '../http/client-ip';
import type { ExactLimits } from '../limits';

/** Max pages counted per IP address: reloading a thousand times alone rolls nothing back. */
const MAX_PAGES_PER_IP = 3;
const MAX_PAGES = 50_000;
const MINUTE_MS = 60_000;

/**
 * Returns a check whether a page's reports count for automatic rollback: those of three pages per IP address (IPv6: per
 * /64 network) within `minutes`, on all servers together. A page that reports again keeps what was decided about it. This
 * machine itself, which only its owner uses, has no limit, unless a proxy passed the request on.
 */
export function createPageLimit(
  exact: ExactLimits,
  minutes: number,
): (request: Pick<FastifyRequest, 'ip' | 'headers'>, page: string) => Promise<boolean> {
  const limit = { name: 'pages for rollback', max: MAX_PAGES_PER_IP, windowMs: minutes * MINUTE_MS };
  const decided = new LRUCache<string, boolean>({ max: MAX_PAGES, ttl: limit.windowMs });

  return async (request, page) => {
    if (isFromThisMachine(request)) return true;
    const key = ipKey(request.ip);
    const known = decided.get(`${key} ${page}`);
    if (known !== undefined) return known;
    const isWithin = (await exact.take([{ limit, key }])) === 0;
    decided.set(`${key} ${page}`, isWithin);
    return isWithin;
  };
}
