import { isRow, type Line, type Totals } from './rows';

/** Returns the money in and out of the rows among some lines, and their first and last day. */
export function totalsOf(lines: readonly Line[]): Totals {
  let [into, out] = [0, 0];
  let [first, last]: [string | null, string | null] = [null, null];
  for (const line of lines) {
    if (!isRow(line)) continue;
    if (line.amountCents > 0) into += line.amountCents;
    else out -= line.amountCents;
    if (first === null || line.date < first) first = line.date;
    if (last === null || line.date > last) last = line.date;
  }
  return { in_cents: into, out_cents: out, first_day: first, last_day: last };
}

/** Returns what the rows come to where money in is money out. */
export const turnedTotals = ({ in_cents, out_cents, ...days }: Totals): Totals => ({
  in_cents: out_cents,
  out_cents: in_cents,
  ...days,
});
