import { mapped, PIECE, type Pieces } from '../pieces';
import { indexedKey } from './indexed-key';
import type { FileRow } from './rows';

/** A stored transaction of the day and the amount of a row. */
export interface Candidate {
  readonly accountId: string;
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
  readonly providerId: string;
}

/** Rows of another account of which so many are the same, in so many amounts, are the same account, seen twice. */
const MIN_SAME = 3;
/** Pocket money into the accounts of two children is the same amount on the same days. */
const MIN_AMOUNTS = 3;
const MOST = 0.8;

/** The stored transactions that may be rows of a file. */
export interface Candidates {
  readonly transactions: readonly Candidate[];
  /** The first and the last day of the transactions that each account has in the period of the file. */
  readonly periods: ReadonlyMap<string, { readonly first: string; readonly last: string }>;
}

type Compared = Pick<FileRow, 'date' | 'amountCents' | 'description'>;
const dayAndAmount = ({ date, amountCents }: Compared) => `${date} ${amountCents}`;
const exactly = (row: Compared) =>
  `${dayAndAmount(row)} ${row.description.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
/** Returns the id under which a transaction of a file is stored that has an id of the bank. */
export const bankIdOf = (bankId: string) => indexedKey(`bank:${bankId}`);

/** The places in `rows` of those that `stored` has, each stored one once: two coffees of a day are two. */
function* pairs(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly Candidate[],
  keyOf: (row: Compared) => string,
): Pieces<number[]> {
  const left = new Map<string, number>();
  for (const [index, one] of stored.entries()) {
    if (index % PIECE === 0) yield;
    const key = keyOf(one);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  const found: number[] = [];
  for (const [index, place] of places.entries()) {
    if (index % PIECE === 0) yield;
    const row = rows[place];
    const key = row ? keyOf(row) : '';
    const count = left.get(key) ?? 0;
    if (count === 0) continue;
    left.set(key, count - 1);
    found.push(place);
  }
  return found;
}

function* sameAccount(
  rows: readonly FileRow[],
  places: readonly number[],
  stored: readonly Candidate[],
  period: { readonly first: string; readonly last: string } | undefined,
): Pieces<number[]> {
  const within: number[] = [];
  for (const [index, place] of places.entries()) {
    if (index % PIECE === 0) yield;
    const date = rows[place]?.date ?? '';
    if (period && date >= period.first && date <= period.last) within.push(place);
  }
  const found = yield* pairs(rows, within, stored, dayAndAmount);
  return found.length >= MIN_SAME && found.length >= within.length * MOST ? found : [];
}

function* amountsOf(rows: readonly FileRow[], places: readonly number[]): Pieces<number> {
  const amounts = yield* mapped(places, (place) => rows[place]?.amountCents);
  return new Set(amounts).size;
}

function* byAccountOf(stored: readonly Candidate[]): Pieces<Map<string, Candidate[]>> {
  const byAccount = new Map<string, Candidate[]>();
  for (const [index, one] of stored.entries()) {
    if (index % PIECE === 0) yield;
    const ofAccount = byAccount.get(one.accountId);
    if (ofAccount) ofAccount.push(one);
    else byAccount.set(one.accountId, [one]);
  }
  return byAccount;
}

/** The places of rows that the account has: by the bank's id, and of the others by day, amount and words. */
function* ownDuplicates(rows: readonly FileRow[], own: readonly Candidate[]): Pieces<number[]> {
  const byBankId = new Map<string, Candidate>();
  for (const [index, one] of own.entries()) {
    if (index % PIECE === 0) yield;
    byBankId.set(one.providerId, one);
  }
  const seen = new Set<string>();
  const [found, rest]: [number[], number[]] = [[], []];
  for (const [place, row] of rows.entries()) {
    if (place % PIECE === 0) yield;
    const same = row.bankId === null ? undefined : byBankId.get(bankIdOf(row.bankId));
    const isSame = same && !seen.has(same.providerId) && dayAndAmount(same) === dayAndAmount(row);
    if (isSame) seen.add(same.providerId);
    (isSame ? found : rest).push(place);
  }
  const others = seen.size === 0 ? own : own.filter(({ providerId }) => !seen.has(providerId));
  yield;
  return found.concat(yield* pairs(rows, rest, others, exactly));
}

/**
 * Which rows are stored already, by their place, with the account that has them. In the account that the file is for: the same
 * bank's id, or the same day, amount and words. In any account: when nearly all rows of its period have the same day and amount, in
 * whatever words; in another one, if these are several amounts. The rows of a file are compared with what is stored, and not with each other.
 */
export function* findDuplicates(
  rows: readonly FileRow[],
  { transactions: stored, periods }: Candidates,
  accountId: string | undefined,
): Pieces<Map<number, string>> {
  const byAccount = yield* byAccountOf(stored);
  const found = new Map<number, string>();
  const own = accountId === undefined ? undefined : byAccount.get(accountId);
  if (accountId !== undefined && own) {
    for (const place of yield* ownDuplicates(rows, own)) found.set(place, accountId);
  }
  for (const [account, transactions] of byAccount) {
    const isOwn = account === accountId;
    // What is exactly the same comes first: a stored transaction makes one row a duplicate, and that is the one.
    const places = isOwn ? [...found].flatMap(([place, id]) => (id === accountId ? [place] : [])) : [];
    for (const place of rows.keys()) {
      if (place % PIECE === 0) yield;
      if (isOwn ? found.get(place) !== accountId : !found.has(place)) places.push(place);
    }
    const same = yield* sameAccount(rows, places, transactions, periods.get(account));
    if (!isOwn && (yield* amountsOf(rows, same)) < MIN_AMOUNTS) continue;
    for (const place of same) {
      if (!found.has(place)) found.set(place, account);
    }
  }
  return found;
}
