import { performance } from 'node:perf_hooks';
import { countKey, type Addition, type LimitStore, type Tally } from './limit-store';

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
