import type { SameAccountPair, StoredAccount } from '../stored-money';
import { storedAccount } from '../testing/stored-money';
import { findDuplicateAccounts } from './duplicate-accounts';

const account = (id: string, changes: Partial<StoredAccount> = {}) => storedAccount({ id, ...changes });
const linked = (id: string, changes: Partial<StoredAccount> = {}) =>
  account(id, { linkId: 'x', institution: 'Quokka National', name: 'Smart Access', ...changes });
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
/**
 * Returns one transaction a day. The amounts repeat after `amounts` different values, and each date is `shift` days late.
 */
const entries = (accountId: string, from: number, to: number, { amounts = 90, shift = 0 } = {}) =>
  Array.from({ length: to - from }, (_none, index) => ({
    accountId,
    date: day(from + index + shift),
    amountCents: -100 - ((from + index) % amounts),
  }));
const found = (
  accounts: StoredAccount[],
  own: { accountId: string; date: string; amountCents: number }[],
  knownPairs: SameAccountPair[] = [],
) => findDuplicateAccounts(accounts, own, knownPairs).map(({ linkedId, status }) => [linkedId, status]);

test('two accounts are the same if most amounts and dates match, even if the dates differ by a few days', () => {
  const both = [account('a'), linked('b')];
  expect(found(both, [...entries('a', 0, 60), ...entries('b', 30, 90)])).toEqual([['b', 'found']]);
  expect(found(both, [...entries('a', 0, 60), ...entries('b', 30, 90, { shift: 2 })])).toEqual([['b', 'found']]);
  expect(found(both, [...entries('a', 0, 60), ...entries('b', 30, 90, { shift: 40 })])).toEqual([]);
});

test('the user is asked about two accounts if only a few repeated amounts or half of the transactions match', () => {
  const both = [account('a'), linked('b')];
  const pocketMoney = [...entries('a', 0, 60, { amounts: 1 }), ...entries('b', 0, 60, { amounts: 1 })];
  expect(found(both, pocketMoney)).toEqual([['b', 'asked']]);
  const half = entries('b', 0, 60).map((entry, index) => (index % 2 ? { ...entry, amountCents: 5 } : entry));
  expect(found(both, [...entries('a', 0, 60), ...half])).toEqual([['b', 'asked']]);
});

test('accounts with equal last digits are the same account, but the user is asked if their transactions differ', () => {
  const both = [account('a', { maskedNumber: 'xxxx4046' }), linked('b', { maskedNumber: 'xxxx4046' })];
  expect(found(both, entries('a', 0, 10))).toEqual([['b', 'found']]);
  const others = entries('b', 0, 10).map((entry) => ({ ...entry, amountCents: 7 }));
  expect(found(both, [...entries('a', 0, 10), ...others])).toEqual([['b', 'asked']]);
  const other = [
    account('a', { maskedNumber: 'xxxx4046' }),
    linked('b', { maskedNumber: 'xxxx1111', balanceCents: 5 }),
  ];
  expect(found(other, [])).toEqual([]);
});

test('the user is asked about two accounts with no transactions if names or balances match and types are equal', () => {
  const named = [account('a', { name: 'Quokka' }), linked('b')];
  expect(found(named, [])).toEqual([['b', 'asked']]);
  expect(found([account('a', { name: 'Everyday bank account' }), linked('b')], [])).toEqual([]);
  const near = [account('a', { balanceCents: 500_000 }), linked('b', { balanceCents: 501_200 })];
  expect(found(near, [])).toEqual([['b', 'asked']]);
  expect(found([account('a', { name: 'Quokka', type: 'SAVINGS' }), linked('b')], [])).toEqual([]);
  expect(found([account('a', { name: 'Quokka', container: 'loan' }), linked('b')], [])).toEqual([]);
});

test('the user is not asked twice about two accounts, and new transactions can answer an open question', () => {
  const both = [account('a', { name: 'Quokka' }), linked('b')];
  const pair = (status: SameAccountPair['status']): SameAccountPair[] => [{ accountId: 'a', linkedId: 'b', status }];
  for (const status of ['found', 'asked', 'same', 'different'] as const) {
    expect(found(both, [], pair(status))).toEqual([]);
  }
  const same = [...entries('a', 0, 60), ...entries('b', 30, 90)];
  expect(found(both, same, pair('asked'))).toEqual([['b', 'found']]);
  expect(found(both, same, pair('different'))).toEqual([]);
});
