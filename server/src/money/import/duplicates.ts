import { groupBy } from '../group-by';
import {
  countDistinctAmounts,
  dayAmountKey,
  classifyNearPairs,
  MIN_DISTINCT_AMOUNTS,
  MIN_EQUAL_ROWS,
  MIN_MATCHED_SHARE,
  pairNearDays,
  selectRowIndexesInPeriod,
  findShiftedDuplicates,
  type Candidate,
  type ComparedRow,
  type MatchedRows,
  type Period,
} from './near-duplicates';
import { toStoredBankId } from './similar';
import type { FileRow } from './rows';

export interface DuplicateCandidates {
  readonly transactions: readonly Candidate[];
  /** First and last day of each account's transactions within the period of the file, by account id. */
  readonly periods: ReadonlyMap<string, Period>;
}

const exactly = (row: ComparedRow) =>
  `${dayAmountKey(row)} ${row.description.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
/**
 * Returns the indices of rows that match a transaction in `stored`. Each stored transaction matches only one row, because
 * two equal coffees on a day are two purchases.
 */
function pairs(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly Candidate[],
  keyOf: (row: ComparedRow) => string,
  used = new Set<Candidate>(),
): number[] {
  const left = groupBy(stored, keyOf);
  const found: number[] = [];
  for (const place of places) {
    const row = rows[place];
    const key = row ? keyOf(row) : '';
    const one = left.get(key)?.pop();
    if (!one) continue;
    used.add(one);
    found.push(place);
  }
  return found;
}

/** Finds rows that an account has with equal day and amount; none unless the account has nearly all within its period. */
function sameAccount(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly Candidate[],
  period: Period | undefined,
): number[] {
  const within = selectRowIndexesInPeriod(rows, places, period);
  const found = pairs(rows, within, stored, dayAmountKey);
  return found.length >= MIN_EQUAL_ROWS && found.length >= within.length * MIN_MATCHED_SHARE ? found : [];
}

/** Finds rows that the account has on the same or a near day, by bank transaction id, else day, amount and description. */
function ownDuplicates(rows: readonly FileRow[], own: readonly Candidate[], period: Period | undefined): MatchedRows {
  const byBankId = new Map(own.map((one) => [one.providerId, one]));
  const seen = new Set<Candidate>();
  const [found, rest]: [number[], number[]] = [[], []];
  for (const [place, row] of rows.entries()) {
    const same = row.bankId === null ? undefined : byBankId.get(toStoredBankId(row.bankId));
    const isSame = same && !seen.has(same) && same.amountCents === row.amountCents;
    if (isSame) seen.add(same);
    (isSame ? found : rest).push(place);
  }
  const others = seen.size === 0 ? own : own.filter((one) => !seen.has(one));
  const exact = pairs(rows, rest, others, exactly, seen);
  const same = found.concat(exact);
  const left = new Set(same);
  const near = pairNearDays(
    rows,
    rest.filter((place) => !left.has(place)),
    others.filter((other) => !seen.has(other)),
  );
  return classifyNearPairs(rows, same, near, period);
}

export interface Duplicates {
  readonly same: ReadonlyMap<number, string>;
  /** Indices of rows that look like a stored transaction of another day. */
  readonly similar: readonly number[];
}

/** Finds stored rows: by id, amount and words in the file's account, and in any account if nearly all rows match. */
export function findDuplicates(
  rows: readonly FileRow[],
  { transactions: stored, periods }: DuplicateCandidates,
  accountId: string | undefined,
): Duplicates {
  const byAccount = groupBy(stored, (one) => one.accountId);
  const found = new Map<number, string>();
  const own = accountId === undefined ? undefined : byAccount.get(accountId);
  let similar: readonly number[] = [];
  if (accountId !== undefined && own) {
    const ofAccount = ownDuplicates(rows, own, periods.get(accountId));
    for (const place of ofAccount.same) found.set(place, accountId);
    ({ similar } = ofAccount);
  }
  for (const [account, transactions] of byAccount) {
    const isOwn = account === accountId;
    // Rows that were matched before come first, because each stored transaction matches only one row.
    const places = isOwn ? [...found].flatMap(([place, id]) => (id === accountId ? [place] : [])) : [];
    for (const place of rows.keys()) {
      if (isOwn ? found.get(place) !== accountId : !found.has(place)) places.push(place);
    }
    const exact = sameAccount(rows, places, transactions, periods.get(account));
    const same =
      exact.length > 0 || isOwn ? exact : findShiftedDuplicates(rows, places, transactions, periods.get(account));
    if (!isOwn && countDistinctAmounts(rows, same) < MIN_DISTINCT_AMOUNTS) continue;
    for (const place of same) {
      if (!found.has(place)) found.set(place, account);
    }
  }
  return { same: found, similar: similar.filter((place) => !found.has(place)) };
}
