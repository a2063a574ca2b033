import type { LoadEvent } from '@verdant/federation/contract';

export type RecentLoad = LoadEvent & { id: number; at: Date };

const KEPT = 20;
let count = 0;
let recent: readonly RecentLoad[] = [];
const listeners = new Set<() => void>();

/** Failures and recoveries of this tab, newest first. They live as long as the page. */
export const recentLoads = {
  /** Keeps what was reported of a load, unless it simply loaded. */
  remember: (event: LoadEvent): void => {
    if (event.outcome === 'loaded') return;
    count += 1;
    recent = [{ ...event, id: count, at: new Date() }, ...recent].slice(0, KEPT);
    for (const listener of listeners) listener();
  },
  list: (): readonly RecentLoad[] => recent,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
