import * as v from 'valibot';

/** Maximum numbers of stored items per user. The server refuses further items with a 409 (`limitReached`). */
export const storageLimits = {
  /** Accounts that the user entered by hand. */
  accounts: 100,
  imports: 1_000,
  balances: 20_000,
  /** Merchants whose category the user has chosen. */
  merchants: 5_000,
  /** Bills that the user has confirmed, changed or dismissed. */
  bills: 1_000,
  links: 50,
  consents: 1_000,
  quizzes: 1_000,
} as const;
const limit = v.picklist([
  'transactions',
  'accounts',
  'imports',
  'balances',
  'merchants',
  'bills',
  'links',
  'consents',
  'quizzes',
]);
export type StorageLimit = v.InferOutput<typeof limit>;

/** Body of a 409 if the user has reached a storage limit. */
export const limitReached = v.object({ limit, max: v.number() });
