import { groupBy } from '../by-key';
import { toDayNumber } from '../days';
import type { SameAccountPair, StoredAccount } from '../stored-money';

interface DatedAmount {
  readonly accountId: string;
  readonly date: string;
  readonly amountCents: number;
}

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
  const decided = new Set(
    knownPairs.filter(({ status }) => status === 'found' || status === 'same').map((pair) => pair.accountId),
  );
  const statuses = new Map(knownPairs.map(({ accountId, linkedId, status }) => [`${accountId} ${linkedId}`, status]));
  const linked = accounts.filter(({ linkId }) => linkId !== null);
  const own = accounts.filter(({ id, linkId }) => linkId === null && !decided.has(id));
  if (linked.length === 0 || own.length === 0) return [];
  const byAccount = groupBy(entries, ({ accountId }) => accountId);
  const found: SameAccountPair[] = [];
  for (const account of own) {
    let best: SameAccountPair | undefined;
    for (const other of linked) {
      if (best?.status === 'found') break;
      if (account.container !== other.container || account.currency !== other.currency) continue;
      if (statuses.get(`${account.id} ${other.id}`) === 'different') continue;
      const status = compareAccounts(account, other, byAccount.get(account.id) ?? [], byAccount.get(other.id) ?? []);
      if (status === 'found' || (status && !best)) best = { accountId: account.id, linkedId: other.id, status };
    }
    const isAsked = knownPairs.some(({ accountId, status }) => accountId === account.id && status === 'asked');
    if (best && !(isAsked && best.status === 'asked')) found.push(best);
  }
  return found;
}
