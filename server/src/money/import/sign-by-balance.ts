import type { BalanceStep } from './balance';
import { isRow, type FileRow, type FileLine } from './rows';

/** Minimum number of rows that balances must explain before they decide the signs of amounts. */
const FEWEST = 3;

/**
 * Returns for each row the sign with which its amount explains the change from the previous balance. 0 without a previous
 * balance; undefined if neither sign explains the change.
 */
function signsOf(rows: readonly BalanceStep[]): (number | undefined)[] {
  const last = new Map<BalanceStep['account'], number>();
  return rows.map(({ amountCents, balanceCents, account }) => {
    const before = last.get(account);
    if (balanceCents === null) return undefined;
    last.set(account, balanceCents);
    if (before === undefined) return 0;
    return Math.abs(balanceCents - before) === Math.abs(amountCents) ? Math.sign(balanceCents - before) : undefined;
  });
}

const isWhole = (signs: readonly (number | undefined)[]) => !signs.includes(undefined);

/**
 * True if amounts have no signs and the balances show them: in one order of the rows, oldest or newest first, each balance
 * differs from the previous balance by the amount. `rows`: in the order of the file.
 */
export function areSignsInBalances(rows: readonly BalanceStep[]): boolean {
  if (
    rows.length < FEWEST ||
    rows.some(({ amountCents }) => Math.sign(amountCents) !== Math.sign(rows[0]?.amountCents ?? 0))
  ) {
    return false;
  }
  const [forwards, backwards] = [signsOf(rows), signsOf(rows.toReversed())];
  return isWhole(forwards) !== isWhole(backwards) && new Set(isWhole(forwards) ? forwards : backwards).size > 2;
}

/**
 * Gives rows the signs that their balances show. The oldest row has no previous balance and stays unchanged; a row whose
 * amount contradicts its balance becomes a problem.
 */
export function signByBalances(lines: readonly FileLine[]): FileLine[] {
  const rows = lines.filter(isRow);
  const [forwards, backwards] = [signsOf(rows), signsOf(rows.toReversed()).toReversed()];
  const count = (signs: readonly (number | undefined)[]) => signs.filter((sign) => sign === undefined).length;
  const signs = count(forwards) <= count(backwards) ? forwards : backwards;
  const signed = new Map<FileRow, FileLine>();
  for (const [index, row] of rows.entries()) {
    const sign = signs[index];
    const { line, account } = row;
    if (sign === undefined) signed.set(row, { line, ...(account !== undefined && { account }), reason: 'amount' });
    else if (sign !== 0) signed.set(row, { ...row, amountCents: sign * Math.abs(row.amountCents) });
  }
  return lines.map((line) => (isRow(line) ? (signed.get(line) ?? line) : line));
}
