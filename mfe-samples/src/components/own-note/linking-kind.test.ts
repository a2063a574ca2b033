import { moneyAccount, moneyUpdate } from '@verdant/shared/testing';
import { accountDataState } from './linking-kind';

const update = moneyUpdate();
const imported = moneyAccount({ source: 'import' });

test.each([
  ['linked', { updates: [update], can_link: true }],
  // Case in which the operator turned off new bank links after this bank was linked; the existing link stays.
  ['linked', { updates: [update], can_link: false }],
  ['unlinked', { updates: [], can_link: true }],
  ['none', { updates: [], can_link: false }],
  ['linked', { updates: [], can_link: false, accounts: [imported] }],
  ['unlinked', { updates: [], can_link: true, accounts: [{ ...imported, source: 'manual' as const }] }],
  ['none', undefined],
])('the bank linking state is %s for the account overview %j', (kind, overview) =>
  expect(accountDataState(overview && { accounts: [], ...overview })).toBe(kind),
);
