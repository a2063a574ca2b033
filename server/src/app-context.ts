import type { BankLinking } from './bank-link';
import type { Database } from './database';
import type { Settings } from './settings';

/** What a subject's routes are given. */
export interface AppContext {
  readonly settings: Settings;
  readonly db: Database;
  /** Whether the database answers a query just now; never throws. */
  readonly isDatabaseAnswering: () => Promise<boolean>;
  /** How banks are connected; undefined when that is switched off. */
  readonly bankLinking: BankLinking | undefined;
}
