import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFromThisMachine, siteNetworkKey } from '../http/ip-address';
import type { ExactLimits } from '../limits';
import type { RollbackLimits } from './rollback-decision';

/**
 * Number of stored rows of a kind in a minute after which the sampling rate is halved. The first 120 rows are all stored,
 * then 1 of 2 until 120 more are stored, then 1 of 4.
 */
export const UNSAMPLED_ROWS = 120;
const MINUTE_MS = 60_000;
const MAX_KINDS = 1_000;

/** Returns the weight of a new item: the number of items that it represents, or 0 if the item must not be stored. */
export type SampleWeight = (kind: string) => number;

interface Sampled {
  readonly minute: number;
  readonly kept: number;
  /** Number of consecutive items of which only one is stored. `chosen` is the position of this item. */
  readonly weight: number;
  readonly chosen: number;
  readonly place: number;
}

/**
 * Creates an unbiased sampling function. The expected weight of each item is 1, and the weights of n items add up to n, up
 * to an error of the last weight. The choice is random. All items are stored if there are few.
 * @param random from 0 up to 1
 * @param now in milliseconds
 */
export function createReportSampler(random: () => number = Math.random, now: () => number = Date.now): SampleWeight {
  const kinds = new LRUCache<string, Sampled>({ max: MAX_KINDS });
  const nextRow = (minute: number, kept: number): Sampled => {
    const weight = 2 ** Math.floor(kept / UNSAMPLED_ROWS);
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
 * Returns the maximum number of counted pages of one IP address in a window that begins with its first page. The rollback
 * period overlaps at most two such windows, and the counted pages in it are too few for a rollback.
 */
const maxPagesPerIp = ({ rollbackPages }: Pick<RollbackLimits, 'rollbackPages'>) =>
  Math.max(1, Math.floor(rollbackPages / 2));

/** A page with the key of its visitor. `voter` is undefined for visitors on this machine, who have no limit. */
export interface PageOfVisitor {
  readonly page: string;
  readonly voter: string | undefined;
}

/** Returns the visitor's key: IPv4 address or IPv6 /48 network; undefined for this machine's requests without a proxy. */
export const visitorKeyOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): string | undefined =>
  isFromThisMachine(request) ? undefined : siteNetworkKey(request.ip);

/**
 * Returns a function that decides which pages count for automatic rollback. The limit of a visitor, over all servers, is so
 * low that reloading a page cannot cause a rollback. Visitors on this machine have no limit.
 */
export function createPageLimit(
  exact: Pick<ExactLimits, 'takeEach'>,
  rollback: Pick<RollbackLimits, 'rollbackPages' | 'rollbackMinutes'>,
  name = 'pages for rollback',
): (pages: readonly PageOfVisitor[]) => Promise<readonly boolean[]> {
  const limit = {
    name,
    max: maxPagesPerIp(rollback),
    windowMs: rollback.rollbackMinutes * MINUTE_MS,
  };
  const decided = new LRUCache<string, boolean>({ max: MAX_PAGES, ttl: limit.windowMs });

  return async (pages) => {
    const keyOf = ({ voter, page }: PageOfVisitor) => `${voter} ${page}`;
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
