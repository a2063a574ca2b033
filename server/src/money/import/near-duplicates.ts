import type { FileRow } from './rows';
import { isSimilar, daysAroundDay } from './similar';

export interface Period {
  readonly first: string;
  readonly last: string;
}

/** A stored transaction with the amount of a row, at most `MAX_DATE_GAP_DAYS` days before or after it. */
export interface Candidate {
  readonly accountId: string;
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
  readonly providerId: string;
  readonly isPending?: boolean;
}

/** Minimum number of equal rows that show that two accounts are the same. */
export const MIN_EQUAL_ROWS = 3;
/** Minimum number of different amounts among equal rows. Fewer prove nothing: two children can get equal pocket money. */
export const MIN_DISTINCT_AMOUNTS = 3;
export const MIN_MATCHED_SHARE = 0.8;
/** Maximum number of stored transactions with the same day and amount whose descriptions are compared with a row. */
const MAX_NEAR = 20;

export type ComparedRow = Pick<FileRow, 'date' | 'amountCents' | 'description'>;
export const dayAmountKey = ({ date, amountCents }: ComparedRow) => `${date} ${amountCents}`;
export interface MatchedRows {
  readonly same: readonly number[];
  readonly similar: readonly number[];
}

export const countDistinctAmounts = (rows: readonly FileRow[], places: readonly number[]): number =>
  new Set(places.map((place) => rows[place]?.amountCents)).size;

export const selectRowIndexesInPeriod = (
  rows: readonly FileRow[],
  places: readonly number[],
  period: Period | undefined,
) =>
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
export function pairNearDays(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly Candidate[],
): Near[] {
  const byDay = new Map<string, Candidate[]>();
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
    const alike = possible.find((one) => isSimilar(one.description, row.description));
    const isPending = (one: Candidate) => one.isPending === true || row.isPending === true;
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
export function classifyNearPairs(
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
export function findShiftedDuplicates(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly Candidate[],
  period: Period | undefined,
): number[] {
  const within = selectRowIndexesInPeriod(rows, places, period);
  const near = pairNearDays(rows, within, stored);
  const alike = near.filter(({ isAlike }) => isAlike).map(({ place }) => place);
  return alike.length >= MIN_EQUAL_ROWS && alike.length >= within.length * MIN_MATCHED_SHARE ? alike : [];
}
