import { groupBy } from '../by-key';
import { categoriseTransaction } from '../categories';
import { daysAroundDay } from '../days';
import { parseRowChunks, toRowChunks, type RowChunks } from '../row-chunks';
import type { FileRow } from './rows';
import { areDescriptionsSimilar } from './words';

export interface Period {
  readonly first: string;
  readonly last: string;
}

/** A stored transaction with the amount of a row, at most `MAX_DATE_GAP_DAYS` days before or after it. */
export interface CandidateTransaction {
  readonly accountId: string;
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
  /** Id of the transaction, which is unique within its account. */
  readonly providerId: string;
  readonly isPending: boolean;
}

export interface DuplicateCandidates {
  readonly transactions: readonly CandidateTransaction[];
  /** First and last day of each account's transactions within the period of the file, by account id. */
  readonly periods: ReadonlyMap<string, Period>;
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

const isInPeriod = (date: string, period: Period | undefined) =>
  period !== undefined && date >= period.first && date <= period.last;
const countDistinctAmounts = (rows: readonly FileRow[]) => new Set(rows.map(({ amountCents }) => amountCents)).size;

/**
 * Returns the transaction in `stored` that matches a row, by row. Each stored transaction matches only one row, because two
 * equal coffees on a day are two purchases.
 */
function pairEqualRows(
  rows: readonly FileRow[],
  stored: readonly CandidateTransaction[],
  keyOf: (row: FileRow | CandidateTransaction) => string,
): Map<FileRow, CandidateTransaction> {
  const left = groupBy(stored, keyOf);
  const pairs = new Map<FileRow, CandidateTransaction>();
  for (const row of rows) {
    const match = left.get(keyOf(row))?.pop();
    if (match) pairs.set(row, match);
  }
  return pairs;
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
  const used = new Set<CandidateTransaction>();
  return rows.flatMap((row): NearPair[] => {
    const near = daysAroundDay(row.date).flatMap((date) => byDay.get(dayAmountKey({ ...row, date })) ?? []);
    // A row and a transaction that both have a bank id are two payments, because equal ids were matched before.
    const possible = near.filter(
      (transaction) => !used.has(transaction) && (row.bankId === null || !transaction.providerId.startsWith('bank:')),
    );
    const alike = possible.find(({ description }) => areDescriptionsSimilar(description, row.description));
    const isPending = (transaction: CandidateTransaction) => transaction.isPending || row.isPending;
    const match = alike ?? possible.find(isPending);
    if (!match) return [];
    used.add(match);
    return [{ row, isAlike: alike !== undefined, isSure: alike !== undefined && isPending(match) }];
  });
}

const alikeRowsOf = (pairs: readonly NearPair[]) => pairs.filter(({ isAlike }) => isAlike).map(({ row }) => row);

/**
 * Finds rows that the account has on the same day, by bank transaction id, else day, amount and description. Rows with a
 * match on a near day are the same if nearly all rows match, else `similar`, and the user decides.
 */
function findOwnDuplicates(
  rows: readonly FileRow[],
  own: readonly CandidateTransaction[],
  period: Period | undefined,
): { same: readonly FileRow[]; similar: readonly FileRow[] } {
  const idKey = (row: FileRow | CandidateTransaction) =>
    `${row.amountCents} ${'providerId' in row ? row.providerId : row.bankId}`;
  const pairs = new Map<FileRow, CandidateTransaction>();
  const unpairedRows = () => rows.filter((row) => !pairs.has(row));
  const unpairedStored = () => {
    const used = new Set(pairs.values());
    return own.filter((transaction) => !used.has(transaction));
  };
  for (const keyOf of [idKey, dayAmountWordsKey]) {
    for (const [row, match] of pairEqualRows(unpairedRows(), unpairedStored(), keyOf)) pairs.set(row, match);
  }
  const near = pairNearDays(unpairedRows(), unpairedStored());
  const alike = alikeRowsOf(near);
  const isNearPeriod = ({ date }: FileRow) => daysAroundDay(date).some((day) => isInPeriod(day, period));
  const isShifted =
    alike.length >= MIN_EQUAL_ROWS &&
    countDistinctAmounts(alike) >= MIN_DISTINCT_AMOUNTS &&
    pairs.size + alike.length >= rows.filter(isNearPeriod).length * MIN_MATCHED_SHARE;
  const isSure = (pair: NearPair) => pair.isSure || (pair.isAlike && isShifted);
  return {
    same: [...pairs.keys(), ...near.filter(isSure).map(({ row }) => row)],
    similar: near.filter((pair) => !isSure(pair)).map(({ row }) => row),
  };
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
  const within = rows.filter(({ date }) => isInPeriod(date, period));
  const areMost = ({ length }: readonly FileRow[]) =>
    length >= MIN_EQUAL_ROWS && length >= within.length * MIN_MATCHED_SHARE;
  const equal = [...pairEqualRows(within, stored, dayAmountKey).keys()];
  if (areMost(equal)) return equal;
  const alike = isOwn ? [] : alikeRowsOf(pairNearDays(within, stored));
  return areMost(alike) ? alike : [];
}

/**
 * Finds stored rows: by id, amount and words in the file's account, and in any account if nearly all rows match. Returns the
 * accounts that have a row, by row, and rows that look like a stored transaction of another day.
 */
export function findDuplicates(
  rows: readonly FileRow[],
  { transactions, periods }: DuplicateCandidates,
  accountId = '',
): { same: ReadonlyMap<FileRow, string>; similar: readonly FileRow[] } {
  const byAccount = groupBy(transactions, (transaction) => transaction.accountId);
  const own = findOwnDuplicates(rows, byAccount.get(accountId) ?? [], periods.get(accountId));
  const found = new Map(own.same.map((row) => [row, accountId]));
  for (const [account, stored] of byAccount) {
    const isOwn = account === accountId;
    const isFoundHere = (row: FileRow) => Number(found.get(row) === account);
    // Rows that were matched before come first, because each stored transaction matches only one row.
    const compared = isOwn
      ? rows.toSorted((a, b) => isFoundHere(b) - isFoundHere(a))
      : rows.filter((row) => !found.has(row));
    const same = findAccountDuplicates(compared, stored, periods.get(account), isOwn);
    if (!isOwn && countDistinctAmounts(same) < MIN_DISTINCT_AMOUNTS) continue;
    for (const row of same) {
      if (!found.has(row)) found.set(row, account);
    }
  }
  return { same: found, similar: own.similar.filter((row) => !found.has(row)) };
}

interface ComparisonRequest {
  /** The file's rows (`FileRow`). */
  readonly chunks: RowChunks;
  readonly candidates: DuplicateCandidates;
  /** Account for the import; undefined for a new account. */
  readonly accountId: string | undefined;
  /** True if rows are added that look like a stored payment of another day. */
  readonly addsSimilar: boolean;
  /** Import whose transactions are returned; undefined for a preview. */
  readonly newImport?: { readonly id: string; readonly container: string };
}

/** Duplicates in one account: the number of rows, and of different amounts among the rows. */
export interface AccountDuplicates {
  readonly accountId: string;
  readonly count: number;
  readonly amounts: number;
}

const MAX_SHOWN = 5;

/** Returns the stored form of new rows. `used` has the ids of the account's stored transactions. */
function toTransactions(
  rows: readonly FileRow[],
  { id: importId, container }: NonNullable<ComparisonRequest['newImport']>,
  used: Set<string>,
) {
  return rows.map(({ date, amountCents, description, bankId, isPending, isTransfer }, index) => {
    // Some banks use the same id for two transactions, so the second gets a generated id.
    const providerId = bankId !== null && !used.has(bankId) ? bankId : `file:${importId}:${index}`;
    used.add(providerId);
    // The aggregator's category for a transfer is used if the file names another account of the user.
    const bankCategory = isTransfer ? 'Transfers' : '';
    const stated = { providerId, date, amountCents, merchant: description, description, bankCategory, isPending };
    return categoriseTransaction(stated, container);
  });
}

/** Compares a file's rows with stored transactions, and returns the new transactions of an import. */
export function compareRows({ chunks, candidates, accountId, addsSimilar, newImport }: ComparisonRequest) {
  const rows = parseRowChunks<FileRow>(chunks);
  const { same, similar } = findDuplicates(rows, candidates, accountId);
  const skipped = new Set([...same.keys(), ...(addsSimilar ? [] : similar)]);
  const own = candidates.transactions.filter((candidate) => candidate.accountId === accountId);
  const added = rows.filter((row) => !skipped.has(row));
  return {
    newCount: added.length,
    skippedCount: skipped.size,
    duplicates: [...groupBy([...same.keys()], (row) => same.get(row) ?? '')].map(([id, equal]): AccountDuplicates => ({
      accountId: id,
      count: equal.length,
      amounts: countDistinctAmounts(equal),
    })),
    similarCount: similar.length,
    similar: similar
      .slice(0, MAX_SHOWN)
      .map(({ date, description, amountCents }) => ({ date, description, amount_cents: amountCents })),
    transactions: newImport
      ? toRowChunks(toTransactions(added, newImport, new Set(own.map(({ providerId }) => providerId))))
      : [],
  };
}
