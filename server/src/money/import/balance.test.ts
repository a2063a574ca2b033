import { readFile } from './read-file';
import { isInvalidLine, isRow } from './rows';

const read = (rows: readonly string[]) => {
  const text = ['Date,Description,Amount,Balance', ...rows].join('\n');
  const { lines, readings } = readFile(Buffer.from(text), undefined, new Map());
  const cents = lines.filter(isRow).map(({ amountCents }) => amountCents);
  return { cents, sums: readings.map(({ totals }) => totals), problems: lines.filter(isInvalidLine) };
};
const oldestFirst = [
  '03/11/2026,SALARY,900.00,957.90',
  '04/11/2026,CAFE,18.00,939.90',
  '05/11/2026,GIFT,50.00,989.90',
  '06/11/2026,SHOP,9.90,980.00',
];

/** Records of a file with more rows than the product reads to recognise the columns. */
let balance = 1_000;
const manyDays = Array.from({ length: 400 }, (_none, day) => {
  const date = new Date(Date.UTC(2024, 5, 1 + day)).toISOString().slice(0, 10);
  const amount = 1 + (day % 7);
  balance += day % 2 === 0 ? amount : -amount;
  return `${date},SHOP,${amount.toFixed(2)},${balance.toFixed(2)}`;
});

test('amounts without signs get their signs from the running balances, with oldest or newest row first', () => {
  expect(read(oldestFirst)).toEqual({ cents: [90_000, -1_800, 5_000, -990], sums: [], problems: [] });
  expect(read(oldestFirst.toReversed())).toEqual({ cents: [-990, 5_000, -1_800, 90_000], sums: [], problems: [] });
});

test('the user is asked for the sign of the oldest amount, which has no earlier balance, and sees both totals', () => {
  const { cents, sums } = read(['02/11/2026,BLUEGUM,42.10,57.90', ...oldestFirst]);
  expect(cents.slice(1)).toEqual([90_000, -1_800, 5_000, -990]);
  expect(sums.map(({ in_cents, out_cents }) => [in_cents, out_cents])).toEqual([
    [99_210, 2_790],
    [95_000, 7_000],
  ]);
});

test('an amount without a sign is reported as a problem if no sign fits the balances', () => {
  const { cents, problems } = read([...manyDays, '2025-10-01,SHOP,7.00,1234.00']);
  expect([cents.length, problems]).toEqual([manyDays.length, [expect.objectContaining({ reason: 'amount' })]]);
});

test('signs in the file are kept, and repeated equal amounts with no sign get signs from the balances', () => {
  const signed = ['03/11/2026,BLUEGUM,-42.10,957.90', '04/11/2026,CAFE,-18.00,939.90', '05/11/2026,PAY,900.00,1839.90'];
  expect(read(signed)).toEqual({ cents: [-4_210, -1_800, 90_000], sums: [], problems: [] });
  const same = ['03/11/2026,CAFE,4.50,95.50', '03/11/2026,CAFE,4.50,91.00', '03/11/2026,CAFE,4.50,86.50'];
  expect(read(same).cents).toEqual([-450, -450, -450]);
});
