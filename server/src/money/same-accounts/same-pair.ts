/** Decided by the data (`found`) or the user (`same`, `different`), or still to be decided by the user. */
export type SameStatus = 'found' | 'asked' | 'same' | 'different';

/** A manual account, a linked account that may be the same, and the status of the pair. */
export interface SamePair {
  readonly accountId: string;
  readonly linkedId: string;
  readonly status: SameStatus;
}
