import type { MoneyAccount, MoneyOverview, MoneyUpdate } from '../contract';

/** Returns an account for tests: savings of $1,000.00 that a user entered by hand. */
export const moneyAccount = (changes: Partial<MoneyAccount> = {}): MoneyAccount => ({
  id: 'a-1',
  link_id: null,
  source: 'manual',
  kind: 'savings',
  institution: '',
  name: 'Saver',
  masked_number: '',
  type: 'SAVINGS',
  side: 'asset',
  currency: 'AUD',
  balance_cents: 100_000,
  balance_on: '2026-11-26',
  is_counted: true,
  left_out: null,
  same_as: null,
  as_of: null,
  ...changes,
});

export const linkedAccountFields = { link_id: 'link-1', source: 'link', kind: null, balance_on: null } as const;

/** Returns the update of a bank for tests: successful on 25 Nov 2026. */
export const moneyUpdate = (changes: Partial<MoneyUpdate> = {}): MoneyUpdate => ({
  link_id: 'link-1',
  institution: 'Banksia Mutual',
  updated_at: '2026-11-25T01:00:00.000Z',
  read_at: null,
  failure: null,
  is_stale: false,
  skipped: 0,
  asked: null,
  ...changes,
});

export const moneyOverview = (...accounts: readonly MoneyAccount[]): MoneyOverview => ({
  accounts: [...accounts],
  net: [],
  updates: [],
  can_link: true,
});
