import type { Tally } from './rollback-decision';

/** Tells operators about releases that fail. Neither function rejects. */
export interface Alerts {
  /** The last switch of the remote was a rollback. */
  readonly rolledBack: (remote: string) => Promise<void>;
  /** What pages reported of a release that is not rolled back. */
  readonly checkRate: (remote: string, version: string, tally: Tally) => Promise<void>;
}
