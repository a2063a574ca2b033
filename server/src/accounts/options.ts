import type { Limits } from '@verdant/federation/limits';
import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Cipher } from '../encryption/cipher';
import type { Jobs } from '../jobs';
import type { MailerSettings } from '../mail';
import type { AccountSettings } from './account-settings';

/** Dependencies of the accounts on the rest of the server. */
export interface AccountOptions {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly settings: AccountSettings & MailerSettings;
  readonly limits: Limits;
  readonly jobs: Jobs;
  /** Whether a user has completed the quiz. It is passed in, because the quiz depends on accounts. */
  readonly hasCompletedQuiz: (userId: string) => Promise<boolean>;
  /** Resolves to true if the user has linked a bank, or imported or entered an account; passed in for the same reason. */
  readonly hasAccountData: (userId: string) => Promise<boolean>;
  /** Fills a new account with the demo household as of a time; passed in for the same reason. */
  readonly fillDemo: (userId: string, language: Language, now: Date) => Promise<void>;
}
