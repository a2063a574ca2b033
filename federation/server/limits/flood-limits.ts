import { performance } from 'node:perf_hooks';
import { limitCountKey, type Limit, type LimitStore } from './limit-store';

/** Fraction of a limit above which servers share a count. Counts of ordinary visitors stay below this fraction. */
const SHARED_FROM = 0.1;
const MAX_SHARED = 2_000;
const MAX_KEYS = 100_000;

interface Entry {
  readonly limit: Limit;
  readonly key: string;
  /** Count over all servers, as far as this server knows the count. */
  count: number;
  /** Part of the count that other servers do not know yet. */
  unsent: number;
  endsAt: number;
}

/** Limits against request floods without a database query per request: servers count in memory and share once a second. */
export interface FloodLimits {
  /** Counts one use. Returns the time to wait, in milliseconds; 0 within the limit. */
  readonly hit: (limit: Limit, key: string) => number;
  /** Exchanges counts with the other servers. After a failure of the store, the next call shares the counts. */
  readonly share: () => Promise<void>;
}

/** Creates flood limits. `now` is a monotonic clock in milliseconds. */
export function createFloodLimits(store: LimitStore, now: () => number = () => performance.now()): FloodLimits {
  const entries = new Map<string, Entry>();

  const entryOf = (limit: Limit, key: string): Entry => {
    const id = limitCountKey({ limit, key });
    const existingEntry = entries.get(id);
    if (existingEntry && existingEntry.endsAt > now()) return existingEntry;
    const entry = { limit, key, count: 0, unsent: 0, endsAt: now() + limit.windowMs };
    entries.delete(id);
    entries.set(id, entry);
    // A map keeps the order of insertion, so its first key is the oldest key.
    if (entries.size > MAX_KEYS) entries.delete(entries.keys().next().value ?? '');
    return entry;
  };

  const removeEnded = () => {
    for (const [id, { endsAt }] of entries) if (endsAt <= now()) entries.delete(id);
  };

  return {
    hit: (limit, key) => {
      const entry = entryOf(limit, key);
      entry.count += 1;
      entry.unsent += 1;
      return entry.count > limit.max ? entry.endsAt - now() : 0;
    },
    share: async () => {
      removeEnded();
      const due = [...entries.values()]
        .filter(({ count, unsent, limit }) => unsent > 0 && count > limit.max * SHARED_FROM)
        .slice(0, MAX_SHARED)
        .map((entry) => ({ entry, by: entry.unsent }));
      if (due.length === 0) return;
      const tallies = await store.add(due.map(({ entry: { limit, key }, by }) => ({ limit, key, by })));
      due.forEach(({ entry, by }, index) => {
        const tally = tallies[index];
        if (!tally) return;
        entry.unsent -= by;
        entry.count = tally.count + entry.unsent;
        entry.endsAt = now() + tally.msLeft;
      });
    },
  };
}
