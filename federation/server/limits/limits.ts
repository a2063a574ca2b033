import type { FastifyInstance } from 'fastify';
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { runOneAtATime } from '../run-one-at-a-time';

/** A limit of `max` uses within a window of `windowMs` milliseconds, which begins with the first use. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** A use that a limit counts, such as a sign-in to one account. */
export interface LimitUse {
  readonly limit: Limit;
  readonly key: string;
}

export interface LimitUseIncrement extends LimitUse {
  readonly by: number;
}

export interface LimitUseCount {
  readonly count: number;
  readonly msLeft: number;
}

export interface LimitStore {
  /** Adds to counts of uses; resolves to the new counts in the order of `additions`, which must not contain a use twice. */
  readonly add: (additions: readonly LimitUseIncrement[]) => Promise<readonly LimitUseCount[]>;
  /** Subtracts one from the count of each use whose window has not ended. */
  readonly takeBack: (uses: readonly LimitUse[]) => Promise<void>;
}

export function limitCountKey({ limit, key }: LimitUse): string {
  return `${limit.name} ${key}`;
}

const MAX_KEYS = 100_000;

/** Counted uses of a limit since its window began. */
interface CountedWindow extends LimitUse {
  count: number;
  /** Part of a flood limit's count that other servers do not know yet. */
  unsent: number;
  endsAt: number;
}

/** Creates the windows of a process; beyond 100,000, the least recently used is removed. `now`: monotonic milliseconds. */
function createWindows(now: () => number) {
  const windows = new LRUCache<string, CountedWindow>({ max: MAX_KEYS });
  const find = (use: LimitUse): CountedWindow | undefined => {
    const window = windows.get(limitCountKey(use));
    return window && window.endsAt > now() ? window : undefined;
  };

  return {
    find,
    /** Returns the window of a use, which begins now if the last window has ended. */
    open: ({ limit, key }: LimitUse): CountedWindow => {
      const window = find({ limit, key }) ?? { limit, key, count: 0, unsent: 0, endsAt: now() + limit.windowMs };
      windows.set(limitCountKey(window), window);
      return window;
    },
    /** Removes the windows that have ended, and returns all others. */
    sweep: (): CountedWindow[] => {
      const ended = [...windows.values()].filter(({ endsAt }) => endsAt <= now());
      for (const window of ended) windows.delete(limitCountKey(window));
      return [...windows.values()];
    },
  };
}

/** Creates a store in this process's memory. `now`: monotonic clock in milliseconds. */
export function createMemoryLimitStore(now: () => number = () => performance.now()): LimitStore {
  const windows = createWindows(now);

  return {
    add: async (additions) =>
      additions.map((addition) => {
        const window = windows.open(addition);
        window.count += addition.by;
        return { count: window.count, msLeft: window.endsAt - now() };
      }),
    takeBack: async (uses) => {
      for (const window of uses.map(windows.find)) if (window) window.count = Math.max(0, window.count - 1);
    },
  };
}

const SHARE_MS = 1_000;

/** Limits of two kinds: `flood` counts in this process and shares the counts every second, `exact` counts in the store. */
export type Limits = ReturnType<typeof createLimits>;

export function createLimits(store: LimitStore = createMemoryLimitStore()) {
  return { flood: createFloodLimits(store), exact: createExactLimits(store) };
}

/** Shares counts every second while this server listens. Logs an outage of the store once. */
export function shareFloodCounts(app: FastifyInstance, { share }: FloodLimits): void {
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;

  const run = runOneAtATime(async () => {
    try {
      await share();
      isFailing = false;
    } catch (error) {
      if (!isFailing) app.log.warn({ err: error }, 'limits are counted by this server alone for now');
      isFailing = true;
    }
  });

  app.addHook('onListen', async () => {
    timer = setInterval(() => void run(), SHARE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

export type ExactLimits = ReturnType<typeof createExactLimits>;

/** Creates limits that are exact over all servers, at the cost of a round trip to the database. */
export function createExactLimits(store: LimitStore) {
  return {
    /**
     * Counts each use. Resolves to the milliseconds to wait; 0 while all uses are within their limits. A refused use
     * counts only towards the exceeded limits, so that an IP address over its limit does not use up limits of accounts.
     */
    take: async (uses: readonly LimitUse[]): Promise<number> => {
      const tallies = await store.add(uses.map((use) => ({ ...use, by: 1 })));
      const waits = uses.map(({ limit }, index) => {
        const { count, msLeft } = tallies[index] ?? { count: 0, msLeft: 0 };
        return count > limit.max ? msLeft : 0;
      });
      const wait = Math.max(0, ...waits);
      const within = uses.filter((_use, index) => waits[index] === 0);
      if (wait > 0 && within.length > 0) await store.takeBack(within);
      return wait;
    },
    /** Reverts the counts of uses that turn out not to count, such as a successful sign-in. */
    giveBack: store.takeBack,
    /** Adds to independent counts in one round trip, for a caller that compares the counts with the limits itself. */
    add: store.add,
  };
}

/** Fraction of a limit above which servers share a count. Counts of ordinary visitors stay below this fraction. */
const SHARED_FROM = 0.1;
const MAX_SHARED = 2_000;

export type FloodLimits = ReturnType<typeof createFloodLimits>;

/**
 * Creates limits against request floods without a database query per request: servers count in memory and share once a
 * second. `now`: monotonic clock in milliseconds.
 */
export function createFloodLimits(store: LimitStore, now: () => number = () => performance.now()) {
  const windows = createWindows(now);

  return {
    /** Counts one use. Returns the time to wait, in milliseconds; 0 within the limit. */
    hit: (limit: Limit, key: string): number => {
      const window = windows.open({ limit, key });
      window.count += 1;
      window.unsent += 1;
      return window.count > limit.max ? window.endsAt - now() : 0;
    },
    /** Exchanges counts with the other servers. After a failure of the store, the next call shares the counts. */
    share: async (): Promise<void> => {
      const due = windows
        .sweep()
        .filter(({ count, unsent, limit }) => unsent > 0 && count > limit.max * SHARED_FROM)
        .slice(0, MAX_SHARED)
        .map((window) => ({ window, by: window.unsent }));
      if (due.length === 0) return;
      const tallies = await store.add(due.map(({ window: { limit, key }, by }) => ({ limit, key, by })));
      due.forEach(({ window, by }, index) => {
        const tally = tallies[index];
        if (!tally) return;
        const unsent = window.unsent - by;
        Object.assign(window, { unsent, count: tally.count + unsent, endsAt: now() + tally.msLeft });
      });
    },
  };
}
