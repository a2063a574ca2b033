const DAY_MS = 24 * 60 * 60 * 1000;
type Row = readonly [daysAgo: number, cents: number, words: string];

const every = (days: number, first: number, count: number, cents: number, words: string): Row[] =>
  Array.from({ length: count }, (_none, index) => [first + index * days, cents, words]);

/** Returns a file as NetBank exports it, the newest row first: half a year of pay, rent, a subscription and groceries. */
export function createNetBankExport(): string {
  const rows = [
    ...every(14, 5, 13, 268_420, 'Salary RIVERBEND PTY LTD'),
    ...every(14, 7, 13, -64_000, 'Direct Debit 012345 RAY WHITE RENT 5512'),
    ...every(30, 24, 6, -3_900, 'Direct Debit 099811 BOOST MOBILE 1120'),
    ...every(7, 1, 26, -16_451, 'WOOLWORTHS 1234 SYDNEY'),
    ...every(9, 2, 20, -2_340, 'CAFE ON THE CORNER'),
  ].toSorted(([one], [other]) => one - other);
  let balance = 158_781;
  const lines = rows.map(([daysAgo, cents, words]) => {
    const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10).split('-').toReversed().join('/');
    const line = `${day},"${(cents / 100).toFixed(2)}","${words}","${(balance / 100).toFixed(2)}"`;
    balance -= cents;
    return line;
  });
  return lines.join('\n');
}
