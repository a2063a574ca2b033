/** A limit: `max` uses within `windowMs`, which begins with the first use. */
export interface Limit {
  /** Part of the key, so that two limits count apart. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Something that a limit counts, such as a sign-in of one account. */
export interface Use {
  readonly limit: Limit;
  /** Whom it is counted for: an IP address, an account. */
  readonly key: string;
}

/** Adds `by` to the count of a use. */
export interface Addition extends Use {
  readonly by: number;
}

/** The count of a use, and how long its window still lasts, in milliseconds, at most the length of the window. */
export interface Tally {
  readonly count: number;
  readonly msLeft: number;
}

/** A store of counts. */
export interface LimitStore {
  /** Adds all and resolves to their counts after that, in the same order. A use stands at most once in a call. */
  readonly add: (additions: readonly Addition[]) => Promise<readonly Tally[]>;
  /** Takes one of each use back, as long as its window lasts. */
  readonly takeBack: (uses: readonly Use[]) => Promise<void>;
}

/** Identifies a use within a store. */
export function countKey({ limit, key }: Use): string {
  return `${limit.name} ${key}`;
}
