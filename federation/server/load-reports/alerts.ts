import type { LoadFailure } from '../../contract';
import type { Tally } from './rollback-decision';

/** What pages reported of a release, or did not report. */
export interface Finding {
  readonly tally: Tally;
  /** Why that is too much, from that share on, in percent; undefined while it is not. */
  readonly reasonFrom: (percent: number) => string | undefined;
  readonly findFailures: () => Promise<readonly LoadFailure[]>;
}

/** Notifies operators about releases that fail. None of the functions rejects. */
export interface Alerts {
  /** The last switch of the remote was a rollback; `failures` are why, if the server did it. */
  readonly rolledBack: (remote: string, failures?: readonly LoadFailure[]) => Promise<void>;
  /** What was found of a release that is not rolled back. */
  readonly checkRate: (remote: string, version: string, finding: Finding) => Promise<void>;
  /** What its code threw after the load, which rolls nothing back. */
  readonly checkThrows: (remote: string, version: string, finding: Finding) => Promise<void>;
}
