import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFromThisMachine, voteKey } from '../http/ip-address';
import type { ExactLimits } from '../limits';
import type { RollbackLimits } from './rollback-decision';

/** Number of rows of a kind that are all stored in a minute, two a second. After that 1 of 2 is stored, after as many again 1 of 4, and so on. */
export const KEPT_OF_EACH = 120;
const MINUTE_MS = 60_000;
const MAX_KINDS = 1_000;

/** Returns the number of items that an item represents, including itself; 0 if it is not stored. */
export type Sample = (kind: string) => number;

interface Sampled {
  readonly minute: number;
  readonly kept: number;
  /** Number of consecutive items of which one is stored, the one at `chosen`. */
  readonly weight: number;
  readonly chosen: number;
  readonly place: number;
}

/**
 * Creates an unbiased sample. Each item counts once on average, and n items count as n within the weight of the last one.
 * The choice is unpredictable. Few items are all stored.
 * @param random from 0 up to 1
 * @param now in milliseconds
 */
export function createSample(random: () => number = Math.random, now: () => number = Date.now): Sample {
  const kinds = new LRUCache<string, Sampled>({ max: MAX_KINDS });
  const nextRow = (minute: number, kept: number): Sampled => {
    const weight = 2 ** Math.floor(kept / KEPT_OF_EACH);
    return { minute, kept, weight, chosen: Math.floor(random() * weight), place: 0 };
  };

  return (kind) => {
    const minute = Math.floor(now() / MINUTE_MS);
    const lastRow = kinds.get(kind);
    const current = lastRow?.minute === minute ? lastRow : nextRow(minute, 0);
    const isKept = current.place === current.chosen;
    const kept = current.kept + (isKept ? 1 : 0);
    const isEnd = current.place + 1 === current.weight;
    kinds.set(kind, isEnd ? nextRow(minute, kept) : { ...current, kept, place: current.place + 1 });
    return isKept ? current.weight : 0;
  };
}

const MAX_PAGES = 50_000;

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
      pages.flatMap((page) =>
        page.voter === undefined || decided.has(keyOf(page)) ? [] : [[keyOf(page), page.voter]],
      ),
    );
    const within = await exact.takeEach([...open.values()].map((key) => ({ limit, key })));
    for (const [place, key] of [...open.keys()].entries()) decided.set(key, within[place] ?? false);
    return pages.map((page) => page.voter === undefined || (decided.get(keyOf(page)) ?? false));
  };
}
