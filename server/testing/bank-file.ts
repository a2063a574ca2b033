import { daysAgo } from './days-ago';

/** A transaction in a file: its day (`2026-11-23`, or days before today), cents and description. */
export type FileRow = readonly [day: string | number, cents: number, words: string];

/** Returns payments every `days` days, back in time from `first` days ago. */
export const repeatedPaymentRows = (
  days: number,
  first: number,
  count: number,
  cents: number,
  words: string,
): FileRow[] => Array.from({ length: count }, (_none, index) => [first + index * days, cents, words]);

/** Returns a file as NetBank exports it: without a header, the newest row first, with balances that lead to `closing`. */
export function netBankCsv(rows: readonly FileRow[], closing = 0): string {
  let balance = closing;
  return rows
    .map(([day, cents, words]) => ({ day: typeof day === 'string' ? day : daysAgo(day), cents, words }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ day, cents, words }) => {
      const [amount, after] = [cents, balance].map((value) => (value / 100).toFixed(2));
      balance -= cents;
      return `${day.split('-').toReversed().join('/')},"${amount}","${words}","${after}"`;
    })
    .join('\n');
}
