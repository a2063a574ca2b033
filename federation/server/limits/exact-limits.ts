import type { LimitStore, Use } from './limit-store';

/** Limits that are exact on all servers together, at the price of a round trip to the database. */
export interface ExactLimits {
  /**
   * Counts each use. Resolves to how long to wait in milliseconds, 0 while all are within their limits. A use is counted
   * before its outcome is known: many at once cannot slip through. Of a refusal only the limits keep it that are exceeded:
   * an IP address that has used up its own does not use up those of accounts.
   */
  readonly take: (uses: readonly Use[]) => Promise<number>;
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
    giveBack: store.takeBack,
  };
}
