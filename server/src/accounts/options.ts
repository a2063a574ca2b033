import type { Limits } from '@verdant/federation/limits';
import type { Database } from '../database';
import type { Cipher } from '../encryption/cipher';
import type { Jobs } from '../jobs';
import type { MailerSettings } from '../mail';
import type { AccountSettings } from './account-settings';

/** Dependencies of the account modules. */
export interface AccountOptions {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly settings: AccountSettings & MailerSettings;
  readonly limits: Limits;
  readonly jobs: Jobs;
}
