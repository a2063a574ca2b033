import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFromThisMachine, voteKey } from '../http/client-ip';
import type { ExactLimits } from '../limits';
import type { RollbackLimits } from './rollback-decision';

const MAX_PAGES = 50_000;
const MINUTE_MS = 60_000;

/**
 * Maximum pages of one IP address in a window that begins with its first page. The time of a rollback covers up to two
 * windows. Together they count fewer pages than a rollback needs.
 */
const maxPagesPerIp = ({ rollbackPages }: Pick<RollbackLimits, 'rollbackPages'>) =>
  Math.max(1, Math.floor(rollbackPages / 2));

/** A page, and whom it counts for: undefined for this machine itself. */
export interface VotingPage {
  readonly page: string;
  readonly voter: string | undefined;
}

/** Whom a page counts for: its IP address (IPv6: its /48 network). This machine itself, which only its owner uses, is undefined, unless a proxy passed the request on. */
export const voterOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): string | undefined =>
  isFromThisMachine(request) ? undefined : voteKey(request.ip);

/**
 * Returns a check which of some pages count for automatic rollback: of each voter so few that reloading alone rolls nothing
 * back, on all servers together. A page that reports again keeps what was decided about it. This machine has no limit.
 */
export function createPageLimit(
  exact: Pick<ExactLimits, 'takeEach'>,
  rollback: Pick<RollbackLimits, 'rollbackPages' | 'rollbackMinutes'>,
  name = 'pages for rollback',
): (pages: readonly VotingPage[]) => Promise<readonly boolean[]> {
  const limit = {
    name,
    max: maxPagesPerIp(rollback),
    windowMs: rollback.rollbackMinutes * MINUTE_MS,
  };
  const decided = new LRUCache<string, boolean>({ max: MAX_PAGES, ttl: limit.windowMs });

  return async (pages) => {
    const keyOf = ({ voter, page }: VotingPage) => `${voter} ${page}`;
    const open = new Map(
      pages.flatMap((one) => (one.voter === undefined || decided.has(keyOf(one)) ? [] : [[keyOf(one), one.voter]])),
    );
    const within = await exact.takeEach([...open.values()].map((key) => ({ limit, key })));
    for (const [place, key] of [...open.keys()].entries()) decided.set(key, within[place] ?? false);
    return pages.map((one) => one.voter === undefined || (decided.get(keyOf(one)) ?? false));
  };
}
