import { isInvalidLine, isRow, type FileAccount, type FileRow, type FileLine } from './rows';

export interface ClosingBalance {
  readonly cents: number;
  readonly on: string;
  /**
   * True if all lines were read and each row's balance equals the previous balance plus the amount. If the file states its
   * closing balance, it is enough that all lines were read.
   */
  readonly addsUp: boolean;
}

export interface RunningBalanceRow {
  readonly amountCents: number;
  readonly balanceCents: number | null;
  readonly account: string | number;
}

function countFollowing(rows: readonly RunningBalanceRow[]): { steps: number; follow: number } {
  const last = new Map<RunningBalanceRow['account'], number>();
  let [steps, follow] = [0, 0];
  for (const { amountCents, balanceCents, account } of rows) {
    const before = last.get(account);
    const expected = before === undefined ? undefined : before + amountCents;
    if (balanceCents === null) {
      if (expected !== undefined) last.set(account, expected);
      continue;
    }
    if (expected !== undefined) {
      steps += 1;
      if (expected === balanceCents) follow += 1;
    }
    last.set(account, balanceCents);
  }
  return { steps, follow };
}

/**
 * Returns the share of balances that equal the previous balance plus the amount, in the order of rows with the higher
 * share; undefined with fewer than two balances.
 */
export function measureBalanceSequence(
  rows: readonly RunningBalanceRow[],
): { part: number; isForwards: boolean } | undefined {
  const [forwards, backwards] = [countFollowing(rows), countFollowing(rows.toReversed())];
  if (forwards.steps === 0) return undefined;
  const isForwards = forwards.follow >= backwards.follow;
  return { part: (isForwards ? forwards : backwards).follow / forwards.steps, isForwards };
}

/** Returns the balance after the last transaction, for any order of the file; undefined if a row has no balance. */
export function closingBalance(
  lines: readonly FileLine[],
  statedBalance: FileAccount['statedBalance'],
): ClosingBalance | undefined {
  const isWhole = !lines.some(isInvalidLine);
  if (statedBalance) return { ...statedBalance, addsUp: isWhole };
  const rows = lines.filter((line): line is FileRow => isRow(line) && !(line.isPending && line.balanceCents === null));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.some(({ balanceCents }) => balanceCents === null)) return undefined;
  const followed = measureBalanceSequence(rows);
  const isForwards = first.date === last.date ? (followed?.isForwards ?? true) : first.date < last.date;
  const newest = isForwards ? last : first;
  const addsUp = followed === undefined || (followed.part === 1 && followed.isForwards === isForwards);
  return { cents: newest.balanceCents ?? 0, on: newest.date, addsUp: addsUp && isWhole };
}

/** Minimum number of rows that balances must explain before they decide the signs of amounts. */
const FEWEST = 3;

/** Returns the sign with which an amount explains the new balance; 0 for the first row, undefined if neither sign does. */
function signsOf(rows: readonly RunningBalanceRow[]): (number | undefined)[] {
  const last = new Map<RunningBalanceRow['account'], number>();
  return rows.map(({ amountCents, balanceCents, account }) => {
    const before = last.get(account);
    if (balanceCents === null) return undefined;
    last.set(account, balanceCents);
    if (before === undefined) return 0;
    return Math.abs(balanceCents - before) === Math.abs(amountCents) ? Math.sign(balanceCents - before) : undefined;
  });
}

const areAllSignsKnown = (signs: readonly (number | undefined)[]) => !signs.includes(undefined);

/** True if amounts have no signs, and in one order of the rows each balance differs from the previous by the amount. */
export function canInferSignsFromBalances(rows: readonly RunningBalanceRow[]): boolean {
  if (
    rows.length < FEWEST ||
    rows.some(({ amountCents }) => Math.sign(amountCents) !== Math.sign(rows[0]?.amountCents ?? 0))
  ) {
    return false;
  }
  const [forwards, backwards] = [signsOf(rows), signsOf(rows.toReversed())];
  return (
    areAllSignsKnown(forwards) !== areAllSignsKnown(backwards) &&
    new Set(areAllSignsKnown(forwards) ? forwards : backwards).size > 2
  );
}

/** Gives rows the signs that their balances show. A row whose amount contradicts its balance becomes a problem. */
export function inferSignsFromBalances(lines: readonly FileLine[]): FileLine[] {
  const rows = lines.filter(isRow);
  const [forwards, backwards] = [signsOf(rows), signsOf(rows.toReversed()).toReversed()];
  const count = (signs: readonly (number | undefined)[]) => signs.filter((sign) => sign === undefined).length;
  const signs = count(forwards) <= count(backwards) ? forwards : backwards;
  const signByRow = new Map<FileLine, number | undefined>(rows.map((row, index) => [row, signs[index]]));
  return lines.map((line) => {
    const sign = signByRow.get(line);
    if (!isRow(line) || sign === 0) return line;
    if (sign === undefined) return { line: line.line, account: line.account, reason: 'amount' };
    return { ...line, amountCents: sign * Math.abs(line.amountCents) };
  });
}
