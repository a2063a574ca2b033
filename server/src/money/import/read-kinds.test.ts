import fc from 'fast-check';
import { closingBalance } from './balance';
import { isRow, type FileLine } from './rows';
import { readBankFiles, readImportFile } from './testing/bank-files';
import { anyWrittenFile } from './testing/written-file';

const rowsOf = (lines: readonly FileLine[]) => lines.filter(isRow).map((row) => `${row.date} ${row.amountCents}`);
const leftOutOf = (lines: readonly FileLine[]) =>
  lines.flatMap((line) => ('leftOut' in line ? [`${line.leftOut} ${line.currency}`] : []));
const csv = (header: string, ...rows: string[]) => `${[header, ...rows].join('\n')}\n`;

test.each(readBankFiles('files.txt'))(
  'the file "$name" is read, and the user must choose an interpretation only if the file is ambiguous',
  ({ text, first: rows, second: asked }) => {
    const { lines, readings, problems } = readImportFile(text);
    expect(rowsOf(lines).join(', ')).toBe(rows);
    expect([readings.length > 0, problems]).toEqual([asked === 'asked', []]);
  },
);

test('a line whose amount is split by its thousands separator is reported and not read', () => {
  const { lines, problems } = readImportFile(
    'Date,Amount,Description\n03/11/2026,-1,042.10,BOOKS\n05/11/2026,9.00,SALARY\n',
  );
  expect(rowsOf(lines)).toEqual(['2026-11-05 900']);
  expect(problems).toEqual([{ line: 2, account: 0, reason: 'amount' }]);
});

test('a transaction is pending only if its description begins with the word PENDING', () => {
  const { rows } = readImportFile(
    'Date,Details,Amount\n05/11/2026,PENDING - CAFE,-18.00\n03/11/2026,PENDINGO BOOKS,-42.10\n',
  );
  expect(rows.map(({ isPending }) => isPending)).toEqual([true, false]);
});

test('a file with carriage returns as line ends is parsed like a file with line feeds', () => {
  const text = '!Type:Bank\nD03/11/2026\nT-42.10\nPBluegum Books\n^\nD05/11/2026\nT-18.00\nPCafe Lorikeet\n^\n';
  expect(rowsOf(readImportFile(text.replaceAll('\n', '\r')).lines)).toEqual(['2026-11-03 -4210', '2026-11-05 -1800']);
});

test.each([
  [
    'whether amounts without signs are income or spending',
    csv('Date,Description,Amount', '03/11/2026,ANCHOR LANE,42.10', '05/11/2026,LORIKEET,18.00'),
    [
      [6_010, 0],
      [0, 6_010],
    ],
  ],
  [
    'which of two unnamed amount columns is income, if each row fills only one column',
    csv('03/11/2026,ANCHOR LANE,42.10,', '05/11/2026,RIVERBEND,,900.00', '06/11/2026,LORIKEET,18.00,'),
    [
      [90_000, 6_010],
      [6_010, 90_000],
    ],
  ],
  [
    'whether an amount such as 1.000 is a thousand or one, if no other amount decides',
    csv('Date;Text;Amount', '03/11/2026;RENT;-1.000', '05/11/2026;BOOKS;-2.500'),
    [
      [0, 350_000],
      [0, 350],
    ],
  ],
])('the user is asked %s, and sees the totals of both interpretations', (_question, text, totals) => {
  expect(readImportFile(text).readings.map((reading) => [reading.totals.in_cents, reading.totals.out_cents])).toEqual(
    totals,
  );
});

test('rows in another currency, failed payments and balances are left out, and pending payments are marked', () => {
  const { lines, rows } = readImportFile(
    csv(
      'Date,Description,Amount,Currency,State',
      '03/11/2026,A SHOP,-1.00,USD,COMPLETED',
      '03/11/2026,B SHOP,-2.00,AUD,FAILED',
      '04/11/2026,Opening Balance,10.00,AUD,COMPLETED',
      '05/11/2026,C SHOP,-3.00,AUD,PENDING',
    ),
  );
  expect(leftOutOf(lines)).toEqual(['currency USD', 'status ', 'balance ']);
  expect(rows.map(({ amountCents, isPending }) => [amountCents, isPending])).toEqual([[-300, true]]);
});

test.each([
  'Date,Description,Amount (USD)\n03/11/2026,A,-1.00\n',
  '<OFX><STMTRS><CURDEF>USD<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-1<NAME>A</STMTTRN></STMTRS></OFX>',
])('a currency named for the whole file applies to all rows: %j', (text) =>
  expect(leftOutOf(readImportFile(text).lines)).toEqual(['currency USD']),
);

test.each([
  [
    'QIF',
    "!Option:AutoSwitch\n!Account\nNEveryday\nTBank\n^\n!Type:Bank\nD3/11'26\nT-42.10\nPBluegum\n^\n!Account\nNSaver\nTBank\n^\n!Type:Bank\nD4/11'26\nT500.00\nPFrom Everyday\n^\n",
    ['Everyday', 'Saver'],
    [undefined, undefined],
  ],
  [
    'OFX',
    '<OFX><STMTRS><CURDEF>AUD<BANKACCTFROM><ACCTID>11112233</BANKACCTFROM><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-42.10<NAME>A</STMTTRN><LEDGERBAL><BALAMT>957.90<DTASOF>20261105</LEDGERBAL></STMTRS><STMTRS><CURDEF>AUD<BANKACCTFROM><ACCTID>99998877<ACCTTYPE>SAVINGS</BANKACCTFROM><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261104<TRNAMT>500.00<NAME>B</STMTTRN><LEDGERBAL><BALAMT>20500.00<DTASOF>20261105</LEDGERBAL></STMTRS></OFX>',
    ['11112233', '99998877'],
    [95_790, 2_050_000],
  ],
  [
    'CSV',
    'Account Name,Date,Description,Amount,Balance\nEveryday,03/11/2026,BLUEGUM,-42.10,957.90\nSaver,04/11/2026,FROM EVERYDAY,500.00,20500.00\n',
    ['Everyday', 'Saver'],
    [95_790, 2_050_000],
  ],
])(
  'a %s file with two accounts is split by account, each with its closing balance',
  (_format, text, names, balances) => {
    const { accounts, rows, lines } = readImportFile(text);
    expect(accounts.map(({ name }) => name)).toEqual(names);
    expect(rows.map(({ account, amountCents }) => [account, amountCents])).toEqual([
      [0, -4_210],
      [1, 50_000],
    ]);
    const linesOf = (index: number) => lines.filter(({ account }) => account === index);
    const found = accounts.map(({ statedBalance }, index) => closingBalance(linesOf(index), statedBalance)?.cents);
    expect(found).toEqual(balances);
  },
);

test('balances are reported as not adding up if a row between them could not be read', () => {
  const header = 'Date,Description,Amount,Balance';
  const { lines, problems } = readImportFile(
    csv(header, '03/11/2026,A,-42.10 each,957.90', '04/11/2026,B,-18.00,939.90'),
  );
  expect(problems).toEqual([expect.objectContaining({ line: 2, reason: 'amount' })]);
  expect(closingBalance(lines, undefined)).toEqual({ cents: 93_990, on: '2026-11-04', addsUp: false });
});

test('an invalid byte damages no other character, and zero bytes around a file are ignored', () => {
  const broken = Buffer.concat([
    Buffer.from('Date,Description,Amount\n03/11/2026,CAFÉ ZOË,-4.50\n04/11/2026,CR'),
    Buffer.from([0xc3]),
    Buffer.from(' BAR,-9.00\n'),
  ]);
  expect(readImportFile(broken).rows.map(({ description }) => description)).toEqual(['CAFÉ ZOË', 'CR\ufffd BAR']);
  const padded = Buffer.concat([Buffer.alloc(600), Buffer.from(csv('Date,Text,Amount', '03/11/2026,CAFÉ,-4.50'))]);
  expect(rowsOf(readImportFile(Buffer.concat([padded, Buffer.alloc(900)])).lines)).toEqual(['2026-11-03 -450']);
});

test('a QIF payment to another account is marked as a transfer', () => {
  const { rows } = readImportFile(
    '!Type:Bank\nD03/11/2026\nT-42.10\nPMove\nL[Saver]\n^\nD04/11/2026\nT-1.00\nPShop\nLFood\n^\n',
  );
  expect(rows.map(({ isTransfer }) => isTransfer)).toEqual([true, false]);
});

const readWithBalances = (rows: readonly string[]) => {
  const { rows: found, readings, problems } = readImportFile(csv('Date,Description,Amount,Balance', ...rows));
  const cents = found.map(({ amountCents }) => amountCents);
  return { cents, sums: readings.map(({ totals }) => totals), problems };
};

/** Records of a file with more rows than the product reads to recognise the columns. */
let balance = 1_000;
const manyDays = Array.from({ length: 400 }, (_none, day) => {
  const date = new Date(Date.UTC(2024, 5, 1 + day)).toISOString().slice(0, 10);
  const amount = 1 + (day % 7);
  balance += day % 2 === 0 ? amount : -amount;
  return `${date},SHOP,${amount.toFixed(2)},${balance.toFixed(2)}`;
});

test('the user is asked for the sign of the oldest amount, which has no earlier balance, and sees both totals', () => {
  const { cents, sums } = readWithBalances([
    '02/11/2026,BLUEGUM,42.10,57.90',
    '03/11/2026,SALARY,900.00,957.90',
    '04/11/2026,CAFE,18.00,939.90',
    '05/11/2026,GIFT,50.00,989.90',
    '06/11/2026,SHOP,9.90,980.00',
  ]);
  expect(cents.slice(1)).toEqual([90_000, -1_800, 5_000, -990]);
  expect(sums.map(({ in_cents, out_cents }) => [in_cents, out_cents])).toEqual([
    [99_210, 2_790],
    [95_000, 7_000],
  ]);
});

test('an amount without a sign is reported as a problem if no sign fits the balances', () => {
  const { cents, problems } = readWithBalances([...manyDays, '2025-10-01,SHOP,7.00,1234.00']);
  expect([cents.length, problems]).toEqual([manyDays.length, [expect.objectContaining({ reason: 'amount' })]]);
});

/** Number of random files that are tested: 10,000 if `PROPERTY_RUNS` is `all`, otherwise 150. */
const RUNS = process.env['PROPERTY_RUNS'] === 'all' ? 10_000 : 150;

test('any generated file that is unambiguous is parsed into exactly the transactions used to generate the file', () => {
  fc.assert(
    fc.property(anyWrittenFile, ({ bytes, rows }) => {
      const { rows: found, readings } = readImportFile(bytes);
      if (readings.length > 0) return;
      expect(found.map((row) => [row.date, row.amountCents, row.description])).toEqual(
        rows.map(({ date, cents, words }) => [date, cents, words]),
      );
    }),
    { numRuns: RUNS },
  );
}, 600_000);
