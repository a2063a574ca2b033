import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFromThisMachine, voteKey } from '../http/client-ip';
import type { ExactLimits } from '../limits';
import type { RollbackLimits } from './rollback-decision';

const MAX_PAGES = 50_000;
const MINUTE_MS = 60_000;

/**
 * Max pages of one IP address in a window that begins with its first page. The time in which failures are counted for a
 * rollback slides over two such windows, which have twice as many less the first one: fewer than a rollback needs.
 */
const maxPagesPerIp = ({ rollbackPages }: Pick<RollbackLimits, 'rollbackPages'>) =>
  Math.max(1, Math.floor(rollbackPages / 2));

/**
 * Returns a check whether a page's reports count for automatic rollback: of each IP address (IPv6: of each /48 network) so
 * few that reloading alone rolls nothing back, on all servers together. A page that reports again keeps what was decided
 * about it. This machine itself, which only its owner uses, has no limit, unless a proxy passed the request on.
 */
export function createPageLimit(
  exact: ExactLimits,
  rollback: Pick<RollbackLimits, 'rollbackPages' | 'rollbackMinutes'>,
  name = 'pages for rollback',
): (request: Pick<FastifyRequest, 'ip' | 'headers'>, page: string) => Promise<boolean> {
  const limit = {
    name,
    max: maxPagesPerIp(rollback),
    windowMs: rollback.rollbackMinutes * MINUTE_MS,
  };
  const decided = new LRUCache<string, boolean>({ max: MAX_PAGES, ttl: limit.windowMs });

  return async (request, page) => {
    if (isFromThisMachine(request)) return true;
    const key = voteKey(request.ip);
    const known = decided.get(`${key} ${page}`);
    if (known !== undefined) return known;
    const isWithin = (await exact.take([{ limit, key }])) === 0;
    decided.set(`${key} ${page}`, isWithin);
    return isWithin;
  };
}
