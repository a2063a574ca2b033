import { groupBy } from '../by-key';
import type { FileRow } from './rows';
import { daysAroundDay } from '../days';
import { areDescriptionsSimilar } from './words';

interface Period {
  readonly first: string;
  readonly last: string;
}

/** A stored transaction with the amount of a row, at most `MAX_DATE_GAP_DAYS` days before or after it. */
export interface CandidateTransaction {
  readonly accountId: string;
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
  readonly providerId: string;
  readonly isPending: boolean;
}

/** Minimum number of equal rows that show that two accounts are the same. */
const MIN_EQUAL_ROWS = 3;
/** Minimum number of different amounts among equal rows. Fewer prove nothing: two children can get equal pocket money. */
const MIN_DISTINCT_AMOUNTS = 3;
const MIN_MATCHED_SHARE = 0.8;
/** Maximum number of stored transactions with the same day and amount whose descriptions are compared with a row. */
const MAX_NEAR = 20;

type ComparedRow = Pick<FileRow, 'date' | 'amountCents' | 'description'>;

const dayAmountKey = ({ date, amountCents }: ComparedRow) => `${date} ${amountCents}`;
const dayAmountWordsKey = (row: ComparedRow) =>
  `${dayAmountKey(row)} ${row.description.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;

const isInPeriod = (date: string, period: Period) => date >= period.first && date <= period.last;
export const countDistinctAmounts = (rows: readonly FileRow[]): number =>
  new Set(rows.map(({ amountCents }) => amountCents)).size;

/**
 * Returns the rows that match a transaction in `stored`. Each stored transaction matches only one row, because two equal
 * coffees on a day are two purchases.
 */
function pairEqualRows(
  rows: readonly FileRow[],
  stored: readonly CandidateTransaction[],
  keyOf: (row: ComparedRow) => string,
  used = new Set<CandidateTransaction>(),
): FileRow[] {
  const left = groupBy(stored, keyOf);
  return rows.filter((row) => {
    const match = left.get(keyOf(row))?.pop();
    if (match) used.add(match);
    return match !== undefined;
  });
}

interface NearPair {
  readonly row: FileRow;
  readonly isSure: boolean;
  readonly isAlike: boolean;
}

/** Pairs rows with stored transactions of equal amount within some days, nearest first, each transaction at most once. */
function pairNearDays(rows: readonly FileRow[], stored: readonly CandidateTransaction[]): NearPair[] {
  const byDay = new Map<string, CandidateTransaction[]>();
  for (const transaction of stored) {
    const key = dayAmountKey(transaction);
    byDay.set(key, [...(byDay.get(key) ?? []).slice(0, MAX_NEAR), transaction]);
  }
  const found: NearPair[] = [];
  if (byDay.size === 0) return found;
  for (const row of rows) {
    const near = daysAroundDay(row.date).flatMap((date) => byDay.get(dayAmountKey({ ...row, date })) ?? []);
    // A row and a transaction that both have a bank id are two payments, because equal ids were matched before.
    const possible = near.filter(({ providerId }) => row.bankId === null || !providerId.startsWith('bank:'));
    const alike = possible.find(({ description }) => areDescriptionsSimilar(description, row.description));
    const isPending = (transaction: CandidateTransaction) => transaction.isPending || row.isPending;
    const match = alike ?? possible.find(isPending);
    if (!match) continue;
    const key = dayAmountKey(match);
    byDay.set(
      key,
      (byDay.get(key) ?? []).filter((transaction) => transaction !== match),
    );
    found.push({ row, isAlike: alike !== undefined, isSure: alike !== undefined && isPending(match) });
  }
  return found;
}

const alikeRowsOf = (pairs: readonly NearPair[]) => pairs.filter(({ isAlike }) => isAlike).map(({ row }) => row);

interface MatchedRows {
  readonly same: readonly FileRow[];
  readonly similar: readonly FileRow[];
}

/**
 * Decides which rows with a match on another day are duplicates: all, if nearly all rows match, else the user decides.
 */
function classifyNearPairs(
  rows: readonly FileRow[],
  same: readonly FileRow[],
  near: readonly NearPair[],
  period: Period | undefined,
): MatchedRows {
  const isNearPeriod = ({ date }: FileRow) => !period || daysAroundDay(date).some((day) => isInPeriod(day, period));
  const alike = alikeRowsOf(near);
  const isShifted =
    alike.length >= MIN_EQUAL_ROWS &&
    countDistinctAmounts(alike) >= MIN_DISTINCT_AMOUNTS &&
    same.length + alike.length >= rows.filter(isNearPeriod).length * MIN_MATCHED_SHARE;
  const isSure = (pair: NearPair) => pair.isSure || (pair.isAlike && isShifted);
  return {
    same: same.concat(near.filter(isSure).map(({ row }) => row)),
    similar: near.filter((pair) => !isSure(pair)).map(({ row }) => row),
  };
}

/** Finds rows that the account has on the same or a near day, by bank transaction id, else day, amount and description. */
function findOwnDuplicates(
  rows: readonly FileRow[],
  own: readonly CandidateTransaction[],
  period: Period | undefined,
): MatchedRows {
  const byBankId = new Map(own.map((transaction) => [transaction.providerId, transaction]));
  const used = new Set<CandidateTransaction>();
  const byId = rows.filter(({ bankId, amountCents }) => {
    const match = bankId === null ? undefined : byBankId.get(bankId);
    const isSame = match !== undefined && !used.has(match) && match.amountCents === amountCents;
    if (isSame) used.add(match);
    return isSame;
  });
  const withoutFound = (rowsFound: readonly FileRow[]) => {
    const found = new Set(rowsFound);
    return rows.filter((row) => !found.has(row));
  };
  const unused = () => own.filter((transaction) => !used.has(transaction));
  const same = byId.concat(pairEqualRows(withoutFound(byId), unused(), dayAmountWordsKey, used));
  return classifyNearPairs(rows, same, pairNearDays(withoutFound(same), unused()), period);
}

/**
 * Finds rows that an account has with equal amounts on equal days, or else on near days, because dates of files and banks
 * can differ. Returns none unless the account has nearly all rows within its period.
 */
function findAccountDuplicates(
  rows: readonly FileRow[],
  stored: readonly CandidateTransaction[],
  period: Period | undefined,
  isOwn: boolean,
): readonly FileRow[] {
  const within = rows.filter(({ date }) => period !== undefined && isInPeriod(date, period));
  const areMost = ({ length }: readonly FileRow[]) =>
    length >= MIN_EQUAL_ROWS && length >= within.length * MIN_MATCHED_SHARE;
  const equal = pairEqualRows(within, stored, dayAmountKey);
  if (areMost(equal)) return equal;
  const alike = isOwn ? [] : alikeRowsOf(pairNearDays(within, stored));
  return areMost(alike) ? alike : [];
}

export interface DuplicateCandidates {
  readonly transactions: readonly CandidateTransaction[];
  /** First and last day of each account's transactions within the period of the file, by account id. */
  readonly periods: ReadonlyMap<string, Period>;
}

export interface DuplicateMatches {
  /** Accounts that have a row, by row. */
  readonly same: ReadonlyMap<FileRow, string>;
  /** Rows that look like a stored transaction of another day. */
  readonly similar: readonly FileRow[];
}

/** Finds stored rows: by id, amount and words in the file's account, and in any account if nearly all rows match. */
export function findDuplicates(
  rows: readonly FileRow[],
  { transactions: stored, periods }: DuplicateCandidates,
  accountId: string | undefined,
): DuplicateMatches {
  const byAccount = groupBy(stored, (transaction) => transaction.accountId);
  const found = new Map<FileRow, string>();
  const own = accountId === undefined ? undefined : byAccount.get(accountId);
  let similar: MatchedRows['similar'] = [];
  if (accountId !== undefined && own) {
    const ofAccount = findOwnDuplicates(rows, own, periods.get(accountId));
    for (const row of ofAccount.same) found.set(row, accountId);
    ({ similar } = ofAccount);
  }
  for (const [account, transactions] of byAccount) {
    const isOwn = account === accountId;
    const isFoundHere = (row: FileRow) => Number(found.get(row) === account);
    // Rows that were matched before come first, because each stored transaction matches only one row.
    const compared = isOwn
      ? rows.toSorted((a, b) => isFoundHere(b) - isFoundHere(a))
      : rows.filter((row) => !found.has(row));
    const same = findAccountDuplicates(compared, transactions, periods.get(account), isOwn);
    if (!isOwn && countDistinctAmounts(same) < MIN_DISTINCT_AMOUNTS) continue;
    for (const row of same) {
      if (!found.has(row)) found.set(row, account);
    }
  }
  return { same: found, similar: similar.filter((row) => !found.has(row)) };
}
