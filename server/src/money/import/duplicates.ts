import type { FileRow } from './rows';

/** A transaction that is stored. */
export interface StoredTransaction {
  readonly accountId: string;
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
  readonly providerId: string;
}

/** Rows of another account of which so many are the same are the same account, seen twice. */
const MIN_SAME = 3;
const MOST = 0.8;

type Compared = Pick<FileRow, 'date' | 'amountCents' | 'description'>;
const dayAndAmount = ({ date, amountCents }: Compared) => `${date} ${amountCents}`;
const exactly = (row: Compared) =>
  `${dayAndAmount(row)} ${row.description.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
/** What a transaction of a file with a bank's id is stored under. */
export const bankIdOf = (bankId: string) => `bank:${bankId}`;

/** The places in `rows` of those that `stored` has, each stored one once: two coffees of a day are two. */
function pairs(
  rows: readonly [number, FileRow][],
  stored: readonly StoredTransaction[],
  keyOf: (row: Compared) => string,
): number[] {
  const left = new Map<string, number>();
  for (const one of stored) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  return rows.flatMap(([place, row]) => {
    const key = keyOf(row);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0 ? [place] : [];
  });
}

function sameAccount(rows: readonly [number, FileRow][], stored: readonly StoredTransaction[]): number[] {
  const dates = stored.map(({ date }) => date).toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const within = rows.filter(([, { date }]) => date >= first && date <= last);
  const found = pairs(within, stored, dayAndAmount);
  return found.length >= MIN_SAME && found.length >= within.length * MOST ? found : [];
}

/**
 * Which rows are stored already, by their place, with the account that has them. In the account that the file is for: the same
 * bank's id, or the same day, amount and words. In any account: when nearly all rows of its period have the same day and amount, in
 * whatever words. The rows of a file are compared with what is stored, and not with each other.
 */
export function findDuplicates(
  rows: readonly FileRow[],
  stored: readonly StoredTransaction[],
  accountId: string | undefined,
): Map<number, string> {
  const byAccount = new Map<string, StoredTransaction[]>();
  for (const one of stored) {
    const ofAccount = byAccount.get(one.accountId);
    if (ofAccount) ofAccount.push(one);
    else byAccount.set(one.accountId, [one]);
  }
  const found = new Map<number, string>();
  const restOf = () => [...rows.entries()].filter(([place]) => !found.has(place));
  const take = (places: readonly number[], account: string) => places.forEach((place) => found.set(place, account));

  const own = accountId === undefined ? [] : (byAccount.get(accountId) ?? []);
  if (accountId !== undefined && own.length > 0) {
    const byBankId = new Map(own.map((one) => [one.providerId, one]));
    const seen = new Set<string>();
    for (const [place, row] of rows.entries()) {
      const same = row.bankId === null ? undefined : byBankId.get(bankIdOf(row.bankId));
      if (!same || seen.has(same.providerId) || dayAndAmount(same) !== dayAndAmount(row)) continue;
      seen.add(same.providerId);
      found.set(place, accountId);
    }
    const others = own.filter(({ providerId }) => !seen.has(providerId));
    take(pairs(restOf(), others, exactly), accountId);
  }
  for (const [account, transactions] of byAccount) {
    const rest = account === accountId ? [...rows.entries()] : restOf();
    take(
      sameAccount(rest, transactions).filter((place) => !found.has(place)),
      account,
    );
  }
  return found;
}
