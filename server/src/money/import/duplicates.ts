import { groupBy } from '../by-key';
import { toStoredBankId, type FileRow } from './rows';
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
  readonly isPending?: boolean;
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
interface MatchedRows {
  readonly same: readonly number[];
  readonly similar: readonly number[];
}

const countDistinctAmounts = (rows: readonly FileRow[], places: readonly number[]): number =>
  new Set(places.map((place) => rows[place]?.amountCents)).size;

const selectRowIndexesInPeriod = (rows: readonly FileRow[], places: readonly number[], period: Period | undefined) =>
  places.filter((place) => {
    const date = rows[place]?.date ?? '';
    return period !== undefined && date >= period.first && date <= period.last;
  });

interface Near {
  readonly place: number;
  readonly isSure: boolean;
  readonly isAlike: boolean;
}

/** Pairs rows with stored transactions of equal amount within some days, nearest first, each transaction at most once. */
function pairNearDays(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly CandidateTransaction[],
): Near[] {
  const byDay = new Map<string, CandidateTransaction[]>();
  for (const one of stored) {
    const key = dayAmountKey(one);
    byDay.set(key, [...(byDay.get(key) ?? []).slice(0, MAX_NEAR), one]);
  }
  const found: Near[] = [];
  if (byDay.size === 0) return found;
  for (const place of places) {
    const row = rows[place];
    if (!row) continue;
    const near = daysAroundDay(row.date).flatMap((date) => byDay.get(dayAmountKey({ ...row, date })) ?? []);
    // A row and a transaction that both have a bank id are two payments, because equal ids were matched before.
    const possible = near.filter((one) => row.bankId === null || !one.providerId.startsWith('bank:'));
    const alike = possible.find((one) => areDescriptionsSimilar(one.description, row.description));
    const isPending = (one: CandidateTransaction) => one.isPending === true || row.isPending === true;
    const match = alike ?? possible.find(isPending);
    if (!match) continue;
    const key = dayAmountKey(match);
    byDay.set(
      key,
      (byDay.get(key) ?? []).filter((one) => one !== match),
    );
    found.push({ place, isAlike: alike !== undefined, isSure: alike !== undefined && isPending(match) });
  }
  return found;
}

/**
 * Decides which rows with a match on another day are duplicates: all, if nearly all rows match, else the user decides.
 */
function classifyNearPairs(
  rows: readonly FileRow[],
  same: readonly number[],
  near: readonly Near[],
  period: Period | undefined,
): MatchedRows {
  const isWithin = ({ date }: FileRow) =>
    !period || daysAroundDay(date).some((day) => day >= period.first && day <= period.last);
  const within = rows.filter(isWithin).length;
  const alike = near.filter(({ isAlike }) => isAlike).map(({ place }) => place);
  const amounts = countDistinctAmounts(rows, alike);
  const isShifted =
    alike.length >= MIN_EQUAL_ROWS &&
    amounts >= MIN_DISTINCT_AMOUNTS &&
    same.length + alike.length >= within * MIN_MATCHED_SHARE;
  const isSure = (one: Near) => one.isSure || (one.isAlike && isShifted);
  return {
    same: same.concat(near.filter(isSure).map(({ place }) => place)),
    similar: near.filter((one) => !isSure(one)).map(({ place }) => place),
  };
}

/** Finds rows that another account has within some days, if nearly all match. Dates of files and banks can differ. */
function findShiftedDuplicates(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly CandidateTransaction[],
  period: Period | undefined,
): number[] {
  const within = selectRowIndexesInPeriod(rows, places, period);
  const near = pairNearDays(rows, within, stored);
  const alike = near.filter(({ isAlike }) => isAlike).map(({ place }) => place);
  return alike.length >= MIN_EQUAL_ROWS && alike.length >= within.length * MIN_MATCHED_SHARE ? alike : [];
}

export interface DuplicateCandidates {
  readonly transactions: readonly CandidateTransaction[];
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
  stored: readonly CandidateTransaction[],
  keyOf: (row: ComparedRow) => string,
  used = new Set<CandidateTransaction>(),
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
  stored: readonly CandidateTransaction[],
  period: Period | undefined,
): number[] {
  const within = selectRowIndexesInPeriod(rows, places, period);
  const found = pairs(rows, within, stored, dayAmountKey);
  return found.length >= MIN_EQUAL_ROWS && found.length >= within.length * MIN_MATCHED_SHARE ? found : [];
}

/** Finds rows that the account has on the same or a near day, by bank transaction id, else day, amount and description. */
function ownDuplicates(
  rows: readonly FileRow[],
  own: readonly CandidateTransaction[],
  period: Period | undefined,
): MatchedRows {
  const byBankId = new Map(own.map((one) => [one.providerId, one]));
  const seen = new Set<CandidateTransaction>();
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

export interface DuplicateMatches {
  readonly same: ReadonlyMap<number, string>;
  /** Indices of rows that look like a stored transaction of another day. */
  readonly similar: readonly number[];
}

/** Finds stored rows: by id, amount and words in the file's account, and in any account if nearly all rows match. */
export function findDuplicates(
  rows: readonly FileRow[],
  { transactions: stored, periods }: DuplicateCandidates,
  accountId: string | undefined,
): DuplicateMatches {
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
