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
