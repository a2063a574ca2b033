import type { FastifyInstance } from 'fastify';
import { performance } from 'node:perf_hooks';
import { createExactLimits, type ExactLimits } from './exact-limits';
import { createFloodLimits, type FloodLimits } from './flood-limits';
import { countKey, type LimitStore, type Addition, type Tally } from './limit-store';

const MAX_KEYS = 100_000;

interface Window {
  readonly count: number;
  readonly endsAt: number;
}

/** Counts in this process alone, for a host that has no shared store. `now` in milliseconds, never going back. */
export function processStore(now: () => number = () => performance.now()): LimitStore {
  const windows = new Map<string, Window>();

  const addOne = (addition: Addition): Tally => {
    const key = countKey(addition);
    const known = windows.get(key);
    const window = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + addition.limit.windowMs };
    const count = window.count + addition.by;
    windows.delete(key);
    windows.set(key, { count, endsAt: window.endsAt });
    // The least recently used goes first: a map keeps the order of insertion.
    if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
    return { count, msLeft: window.endsAt - now() };
  };

  return {
    add: async (additions) => additions.map(addOne),
    takeBack: async (uses) => {
      for (const key of uses.map(countKey)) {
        const known = windows.get(key);
        if (known) windows.set(key, { ...known, count: Math.max(0, known.count - 1) });
      }
    },
  };
}

const SHARE_MS = 1_000;

/** All limits of a server. What must be exact asks the store each time, everything else about once a second. */
export interface Limits {
  readonly flood: FloodLimits;
  readonly exact: ExactLimits;
}

/** Several servers count together when they share a store; without one each counts for itself. */
export function createLimits(store: LimitStore = processStore()): Limits {
  return { flood: createFloodLimits(store), exact: createExactLimits(store) };
}

/** Shares counts with the other servers while the server listens. An outage of the store is logged once. */
export function shareCounts(app: FastifyInstance, { share }: FloodLimits): void {
  let timer: NodeJS.Timeout | undefined;
  let isSharing = false;
  let isFailing = false;

  const run = async () => {
    if (isSharing) return;
    isSharing = true;
    try {
      await share();
      isFailing = false;
    } catch (error) {
      if (!isFailing) app.log.warn({ err: error }, 'limits are counted by this server alone for now');
      isFailing = true;
    } finally {
      isSharing = false;
    }
  };

  app.addHook('onListen', async () => {
    timer = setInterval(() => void run(), SHARE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
