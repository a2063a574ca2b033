import { countKey, type Addition, type LimitStore, type Use } from './limit-store';

/** Limits that are exact on all servers together, at the price of a round trip to the database. */
export interface ExactLimits {
  /**
   * Counts each use. Resolves to how long to wait in milliseconds, 0 while all are within their limits. A use is counted
   * before its outcome is known: many at once cannot slip through. Of a refusal only the limits keep it that are exceeded:
   * an IP address that has used up its own does not use up those of accounts.
   */
  readonly take: (uses: readonly Use[]) => Promise<number>;
  /** Counts uses that have nothing to do with each other, in one round trip. Resolves to whether each is within its limit. */
  readonly takeEach: (uses: readonly Use[]) => Promise<readonly boolean[]>;
  /** Takes uses back that turn out not to count, such as a sign-in that succeeded. */
  readonly giveBack: (uses: readonly Use[]) => Promise<void>;
}

export function createExactLimits(store: LimitStore): ExactLimits {
  return {
    take: async (uses) => {
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
    takeEach: async (uses) => {
      const groups = new Map<string, Addition>();
      for (const use of uses) groups.set(countKey(use), { ...use, by: (groups.get(countKey(use))?.by ?? 0) + 1 });
      const additions = [...groups.values()];
      const tallies = additions.length === 0 ? [] : await store.add(additions);
      const counts = new Map(
        additions.map((addition, place) => [countKey(addition), (tallies[place]?.count ?? 0) - addition.by]),
      );
      return uses.map((use) => {
        const count = (counts.get(countKey(use)) ?? 0) + 1;
        counts.set(countKey(use), count);
        return count <= use.limit.max;
      });
    },
    giveBack: store.takeBack,
  };
}
