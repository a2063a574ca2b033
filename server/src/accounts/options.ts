import type { Limits } from '@verdant/federation/limits';
import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Cipher } from '../encryption/cipher';
import type { Jobs } from '../jobs';
import type { MailerSettings } from '../mail';
import type { AccountSettings } from './account-settings';

/** Dependencies of the account modules on the other modules of the server, passed as options to avoid circular imports. */
export interface AccountOptions {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly settings: AccountSettings & MailerSettings;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly hasCompletedQuiz: (userId: string) => Promise<boolean>;
  /** Resolves to true if the user has linked a bank, imported a bank account or entered a bank account. */
  readonly hasAccountData: (userId: string) => Promise<boolean>;
  /** Fills a new account with the demo household as of the time `now`. */
  readonly fillDemo: (userId: string, language: Language, now: Date) => Promise<void>;
}
