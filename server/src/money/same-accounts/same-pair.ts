/** Decided by the data (`found`) or the user (`same`, `different`), or still to be decided by the user. */
export type SameStatus = 'found' | 'asked' | 'same' | 'different';

/** An account by hand, a linked account that may be the same, and what is known of the two. */
export interface SamePair {
  readonly accountId: string;
  readonly linkedId: string;
  readonly status: SameStatus;
}
