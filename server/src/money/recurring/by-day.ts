import type { Seen } from './chain';

/** Adds payments of one payer on one day: two pensions, or two people at one employer. `entries`: the oldest first. */
export function byDay<T extends Seen>(entries: readonly T[]): T[] {
  const days = new Map<number, T>();
  for (const entry of entries) {
    const before = days.get(entry.day)?.cents ?? 0;
    days.set(entry.day, { ...entry, cents: entry.cents + before });
  }
  return [...days.values()];
}
