import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFromThisMachine, siteNetworkKey } from '../http/ip-address';
import type { ExactLimits } from '../limits';
import type { RollbackLimits } from './rollback-decision';

/** Stored rows of a kind per minute until the sampling rate is halved: 120 rows for 1 item each, then 120 for 2 each. */
export const UNSAMPLED_ROWS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
const MAX_KINDS = 1_000;

/**
 * Creates a random sampling function, which returns the number of items that a new item of a kind represents; 0 if the
 * item must not be stored. The expected sum for n items is n.
 * @param random from 0 up to 1
 * @param now in milliseconds
 */
export function createReportSampler(random: () => number = Math.random, now: () => number = Date.now) {
  const storedRows = new LRUCache<string, number>({ max: MAX_KINDS });

  return (kind: string): number => {
    const key = `${Math.floor(now() / MINUTE_MS)} ${kind}`;
    const stored = storedRows.get(key) ?? 0;
    const weight = 2 ** Math.floor(stored / UNSAMPLED_ROWS_PER_MINUTE);
    if (random() * weight >= 1) return 0;
    storedRows.set(key, stored + 1);
    return weight;
  };
}

const MAX_PAGES = 50_000;

/** A page, and in `visitor` the key of its visitor; undefined for a visitor on this machine, who has no limit. */
export interface PageOfVisitor {
  readonly page: string;
  readonly visitor: string | undefined;
}

/** Returns the visitor's key: IPv4 address or IPv6 /48 network; undefined for this machine without a proxy. */
export const visitorKeyOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): string | undefined =>
  isFromThisMachine(request) ? undefined : siteNetworkKey(request.ip);

/**
 * Returns a function that decides which pages count for automatic rollback. The limit of a visitor is so low that
 * reloading a page cannot cause a rollback.
 */
export function createVisitorPageLimit(
  exact: Pick<ExactLimits, 'add'>,
  { rollbackPages, rollbackMinutes }: Pick<RollbackLimits, 'rollbackPages' | 'rollbackMinutes'>,
  name: string,
): (pages: readonly PageOfVisitor[]) => Promise<readonly boolean[]> {
  // A visitor gets half the pages that a rollback needs, because the rollback period can overlap two windows.
  const max = Math.max(1, Math.floor(rollbackPages / 2));
  const limit = { name, max, windowMs: rollbackMinutes * MINUTE_MS };
  const decided = new LRUCache<string, boolean>({ max: MAX_PAGES, ttl: limit.windowMs });

  return async (pages) => {
    const keyOf = ({ visitor, page }: PageOfVisitor) => `${visitor} ${page}`;
    const undecided = new Map<string, Set<string>>();
    for (const page of pages) {
      if (page.visitor === undefined || decided.has(keyOf(page))) continue;
      undecided.set(page.visitor, (undecided.get(page.visitor) ?? new Set()).add(keyOf(page)));
    }
    const additions = [...undecided].map(([key, { size }]) => ({ limit, key, by: size }));
    const tallies = additions.length === 0 ? [] : await exact.add(additions);
    for (const [index, keys] of [...undecided.values()].entries()) {
      const before = (tallies[index]?.count ?? 0) - keys.size;
      for (const [offset, key] of [...keys].entries()) decided.set(key, before + offset < limit.max);
    }
    return pages.map((page) => page.visitor === undefined || (decided.get(keyOf(page)) ?? false));
  };
}
