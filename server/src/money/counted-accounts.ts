import type { SameAccountPair, StoredAccount, StoredEntry } from './stored-money';

export interface AccountCountingPeriod {
  readonly first: string;
  readonly last: string;
}

export interface CountedAccounts {
  /** Returns the id of the account that counts in place of a duplicate account, otherwise the given id. */
  readonly idOf: (accountId: string) => string;
  /** True if an entry is left out as a duplicate: the counting account covers the day, or the user still has to decide. */
  readonly isRepeated: (
    entry: Pick<StoredEntry, 'accountId' | 'date'>,
    periods: ReadonlyMap<string, AccountCountingPeriod>,
  ) => boolean;
}

/** True if two records are one account: by the aggregator's id, shared connections, or the bank and the last digits. */
function isSameAccount(account: StoredAccount, other: StoredAccount): boolean {
  if (account.linkId === other.linkId || account.linkId === null || other.linkId === null) return false;
  if (account.providerId === other.providerId) return true;
  const isNumber = account.maskedNumber !== '' && account.maskedNumber === other.maskedNumber;
  const isOtherNumber = !isNumber && account.maskedNumber !== '' && other.maskedNumber !== '';
  const isShared =
    (account.connection !== null && other.associated.includes(account.connection)) ||
    (other.connection !== null && account.associated.includes(other.connection));
  const isSameBank = account.institution.toLowerCase() === other.institution.toLowerCase();
  if (isOtherNumber || account.container !== other.container || account.currency !== other.currency) return false;
  return isShared
    ? isNumber || (account.type === other.type && account.balanceCents === other.balanceCents)
    : isNumber && isSameBank;
}

/** Returns by account id the record that counts: the one with the newest data if two logins share an account. */
function newestOf(accounts: readonly StoredAccount[]): Map<string, string> {
  const found = new Map<string, string>();
  const isClosed = ({ leftOut }: StoredAccount) => Number(leftOut !== null && leftOut !== 'duplicate');
  const newestFirst = accounts.toSorted(
    (a, b) => isClosed(a) - isClosed(b) || (b.asOf?.getTime() ?? 0) - (a.asOf?.getTime() ?? 0),
  );
  for (const [index, account] of newestFirst.entries()) {
    const original = newestFirst
      .slice(0, index)
      .find((other) => found.get(other.id) === other.id && isSameAccount(account, other));
    found.set(account.id, original?.id ?? account.id);
  }
  return found;
}

/** Returns the period of each account: from its first transaction to its last, or to the day of its figures if later. */
export function accountPeriodsOf(
  accounts: readonly StoredAccount[],
  entries: readonly Pick<StoredEntry, 'accountId' | 'date'>[],
): Map<string, AccountCountingPeriod> {
  const periods = new Map<string, AccountCountingPeriod>();
  for (const { accountId, date } of entries) {
    periods.set(accountId, { first: periods.get(accountId)?.first ?? date, last: date });
  }
  for (const { id, asOf } of accounts) {
    const period = periods.get(id);
    const day = asOf?.toISOString().slice(0, '2026-11-23'.length) ?? '';
    if (period && day > period.last) periods.set(id, { ...period, last: day });
  }
  return periods;
}

/** Finds duplicate accounts. A linked account counts, and its manual duplicate only on days without linked data. */
export function findCountedAccounts(
  accounts: readonly StoredAccount[],
  same: readonly SameAccountPair[],
): CountedAccounts {
  const newest = newestOf(accounts);
  const pairs = new Map(same.filter(({ status }) => status !== 'different').map((pair) => [pair.accountId, pair]));
  const idOf = (id: string) => {
    const linked = pairs.get(id)?.linkedId ?? id;
    return newest.get(linked) ?? linked;
  };
  return {
    idOf,
    isRepeated: ({ accountId, date }, periods) => {
      const pair = pairs.get(accountId);
      if (!pair) return idOf(accountId) !== accountId;
      const period = periods.get(pair.linkedId);
      return pair.status === 'asked' || (period !== undefined && date >= period.first && date <= period.last);
    },
  };
}
