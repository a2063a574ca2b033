import type { FileRow, ReadFile } from './rows';

/** The closing balance of a file. */
export interface ClosingBalance {
  readonly cents: number;
  readonly on: string;
  /** Whether every balance is the one before it with its amount, or the file states one of its own. */
  readonly addsUp: boolean;
}

/** Whether the balances follow from each other in this order. */
const addsUp = (rows: readonly FileRow[]) =>
  rows.every(({ amountCents, balanceCents }, index) => {
    const before = index === 0 ? undefined : rows[index - 1]?.balanceCents;
    return before === undefined || (before !== null && before + amountCents === balanceCents);
  });

/** The balance after the last transaction, whichever way a file is sorted; undefined when a row has none. */
export function closingBalance({
  rows,
  statedBalance,
}: Pick<ReadFile, 'rows' | 'statedBalance'>): ClosingBalance | undefined {
  if (statedBalance) return { ...statedBalance, addsUp: true };
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.some(({ balanceCents }) => balanceCents === null)) return undefined;
  const backwards = rows.toReversed();
  const isForwards = first.date === last.date ? addsUp(rows) : first.date < last.date;
  const newest = isForwards ? last : first;
  return { cents: newest.balanceCents ?? 0, on: newest.date, addsUp: addsUp(isForwards ? rows : backwards) };
}
