import { groupBy } from '../by-key';
import { toDayNumber } from '../days';
import type { Period } from '../import/compare-rows';
import type { SameAccountPair, StoredAccount, StoredEntry } from '../stored-money';

type DatedAmount = Pick<StoredEntry, 'accountId' | 'date' | 'amountCents'>;

/** Maximum days between matching transactions: a bank exports the posting day, the aggregator possibly the purchase day. */
const MAX_DAYS = 3;
/** Minimum number of matching transactions, because fewer can match by chance. */
const MIN_SAME = 3;
/** Minimum matching transactions, and different amounts among these, for certainty: pocket money repeats few amounts. */
export const MIN_SURE_MATCHES = 10;
export const MIN_DISTINCT_AMOUNTS = 5;
const MOST = 0.8;
const HALF = 0.5;
/** Maximum relative difference of two balances that possibly belong to one account on different days. */
const NEAR_BALANCE = 0.01;
/** Words of account names that do not identify a bank. */
const COMMON = new Set('account bank banking card credit everyday home loan savings super'.split(' '));

const dayOf = ({ date }: DatedAmount) => toDayNumber(date);

/** Returns the number of pairs with one day from each list, at most `MAX_DAYS` apart. Each day is in at most one pair. */
function pairsOf(own: readonly number[], others: readonly number[]): number {
  let [count, index] = [0, 0];
  for (const day of own) {
    while (index < others.length && (others[index] ?? 0) < day - MAX_DAYS) index += 1;
    if (index === others.length || (others[index] ?? 0) > day + MAX_DAYS) continue;
    count += 1;
    index += 1;
  }
  return count;
}

/** Returns the share of two accounts' transactions that match in the shared period; undefined for too few transactions. */
function measureAgreement(
  own: readonly DatedAmount[],
  linked: readonly DatedAmount[],
): 'most' | 'half' | 'none' | undefined {
  const first = [own[0]?.date ?? '', linked[0]?.date ?? ''].toSorted()[1] ?? '';
  const last = [own.at(-1)?.date ?? '', linked.at(-1)?.date ?? ''].toSorted()[0] ?? '';
  const isShared = ({ date }: DatedAmount) => date >= first && date <= last;
  const [ownShared, linkedShared] = [own.filter(isShared), linked.filter(isShared)];
  if (Math.min(ownShared.length, linkedShared.length) < MIN_SAME) return undefined;
  const linkedByAmount = groupBy(linkedShared, ({ amountCents }) => amountCents);
  const counts = [...groupBy(ownShared, ({ amountCents }) => amountCents)].map(([cents, entries]) =>
    pairsOf(entries.map(dayOf), (linkedByAmount.get(cents) ?? []).map(dayOf)),
  );
  const same = counts.reduce((sum, count) => sum + count, 0);
  const amounts = counts.filter((count) => count > 0).length;
  const isMost = same >= ownShared.length * MOST && same >= linkedShared.length * MOST;
  if (isMost && same >= MIN_SURE_MATCHES && amounts >= MIN_DISTINCT_AMOUNTS) return 'most';
  return same >= MIN_SAME && same >= ownShared.length * HALF ? 'half' : 'none';
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !COMMON.has(word));

function isNamedLike({ name }: StoredAccount, linked: StoredAccount): boolean {
  const words = new Set(wordsOf(name));
  return wordsOf(`${linked.institution} ${linked.name}`).some((word) => words.has(word));
}

function isNearBalance(cents: number | null, otherCents: number | null): boolean {
  if (cents === null || otherCents === null || cents === 0) return false;
  return Math.abs(cents - otherCents) <= Math.abs(cents) * NEAR_BALANCE;
}

/** Compares two accounts of the same kind and currency; undefined without evidence that they are one account. */
function compareAccounts(
  own: StoredAccount,
  linked: StoredAccount,
  ownEntries: readonly DatedAmount[],
  linkedEntries: readonly DatedAmount[],
): 'found' | 'asked' | undefined {
  const agreement = measureAgreement(ownEntries, linkedEntries);
  const areNumbersKnown = own.maskedNumber !== '' && linked.maskedNumber !== '';
  const isSameNumber = areNumbersKnown && own.maskedNumber === linked.maskedNumber;
  const isOtherNumber = areNumbersKnown && !isSameNumber;
  if (agreement === 'most') return isOtherNumber ? 'asked' : 'found';
  if (isSameNumber) return agreement === 'none' ? 'asked' : 'found';
  if (isOtherNumber || agreement === 'none') return undefined;
  if (agreement === 'half') return 'asked';
  const isLike =
    own.type === linked.type && (isNamedLike(own, linked) || isNearBalance(own.balanceCents, linked.balanceCents));
  return isLike ? 'asked' : undefined;
}

/**
 * Finds manual accounts that duplicate a linked account, by number, transactions, or else name and balance. Returns at
 * most one undecided pair for each account; `entries` are sorted by date.
 */
export function findDuplicateAccounts(
  accounts: readonly StoredAccount[],
  entries: readonly DatedAmount[],
  knownPairs: readonly SameAccountPair[],
): SameAccountPair[] {
  const byAccount = groupBy(entries, ({ accountId }) => accountId);
  const linked = accounts.filter(({ linkId }) => linkId !== null);
  const manual = accounts.filter(({ linkId }) => linkId === null);
  return manual.flatMap((account) => {
    const pairs = knownPairs.filter(({ accountId }) => accountId === account.id);
    if (pairs.some(({ status }) => status === 'found' || status === 'same')) return [];
    const possible = linked.flatMap((other): SameAccountPair[] => {
      const isDifferent = pairs.some(({ linkedId, status }) => linkedId === other.id && status === 'different');
      if (isDifferent || account.container !== other.container || account.currency !== other.currency) return [];
      const status = compareAccounts(account, other, byAccount.get(account.id) ?? [], byAccount.get(other.id) ?? []);
      return status ? [{ accountId: account.id, linkedId: other.id, status }] : [];
    });
    const best = possible.find(({ status }) => status === 'found') ?? possible[0];
    const isAsked = pairs.some(({ status }) => status === 'asked');
    return best && !(isAsked && best.status === 'asked') ? [best] : [];
  });
}

export interface CountedAccounts {
  /** Returns the id of the account that counts in place of a duplicate account, otherwise the given id. */
  readonly idOf: (accountId: string) => string;
  /** True if an entry is left out as a duplicate: the counting account covers the day, or the user still has to decide. */
  readonly isRepeated: (entry: Pick<StoredEntry, 'accountId' | 'date'>) => boolean;
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
function accountPeriodsOf(
  accounts: readonly StoredAccount[],
  entries: readonly Pick<StoredEntry, 'accountId' | 'date'>[],
): Map<string, Period> {
  const periods = new Map<string, Period>();
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
  entries: readonly Pick<StoredEntry, 'accountId' | 'date'>[],
  same: readonly SameAccountPair[],
): CountedAccounts {
  const periods = accountPeriodsOf(accounts, entries);
  const newest = newestOf(accounts);
  const pairs = new Map(same.filter(({ status }) => status !== 'different').map((pair) => [pair.accountId, pair]));
  const idOf = (id: string) => {
    const linked = pairs.get(id)?.linkedId ?? id;
    return newest.get(linked) ?? linked;
  };
  return {
    idOf,
    isRepeated: ({ accountId, date }) => {
      const pair = pairs.get(accountId);
      if (!pair) return idOf(accountId) !== accountId;
      const period = periods.get(pair.linkedId);
      return pair.status === 'asked' || (period !== undefined && date >= period.first && date <= period.last);
    },
  };
}
