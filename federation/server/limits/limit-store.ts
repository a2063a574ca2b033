/** A limit of `max` uses within a window of `windowMs` milliseconds, which begins with the first use. */
export interface Limit {
  /** Name in the key, so that two limits count separately. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** A use that a limit counts, such as a sign-in to one account. */
export interface LimitUse {
  readonly limit: Limit;
  /** Key of the use, such as an IP address or an account. */
  readonly key: string;
}

/** A change that adds `by` to the count of a use. */
export interface UseIncrement extends LimitUse {
  readonly by: number;
}

/** Count of a use, and the remaining time of its window, in milliseconds. */
export interface UseCount {
  readonly count: number;
  readonly msLeft: number;
}

/** Store of the counts of limits, such as a database that several servers share. */
export interface LimitStore {
  /** Applies all additions, and resolves to the new counts in their order. A call must not contain the same use twice. */
  readonly add: (additions: readonly UseIncrement[]) => Promise<readonly UseCount[]>;
  /** Subtracts one from the count of each use whose window has not ended. */
  readonly takeBack: (uses: readonly LimitUse[]) => Promise<void>;
}

/** Returns the key by which a store identifies a use. */
export function countKey({ limit, key }: LimitUse): string {
  return `${limit.name} ${key}`;
}
