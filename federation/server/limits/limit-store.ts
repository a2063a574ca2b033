/** A limit: `max` uses within `windowMs`, which begins with the first use. */
export interface Limit {
  /** Name in the key, so that two limits count separately. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Something that a limit counts, such as a sign-in of one account. */
export interface Use {
  readonly limit: Limit;
  /** Key of the use, such as an IP address or an account. */
  readonly key: string;
}

/** Adds `by` to the count of a use. */
export interface Addition extends Use {
  readonly by: number;
}

/** Count of a use, and the remaining time of its window, in milliseconds. */
export interface Tally {
  readonly count: number;
  readonly msLeft: number;
}

/** A store of counts. */
export interface LimitStore {
  /** Adds all and resolves to the new counts in the same order. A use occurs at most once in a call. */
  readonly add: (additions: readonly Addition[]) => Promise<readonly Tally[]>;
  /** Reverts one count of each use while its window lasts. */
  readonly takeBack: (uses: readonly Use[]) => Promise<void>;
}

/** Identifies a use within a store. */
export function countKey({ limit, key }: Use): string {
  return `${limit.name} ${key}`;
}
