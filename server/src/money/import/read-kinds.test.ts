import { closingBalance } from './balance';
import { FileError } from './file-error';
import { readFile } from './read-file';
import { isProblem, isRow, type FileLine } from './rows';
import { listFiles } from './testing/list-files';
import { walletFiles } from './testing/wallet-files';

const read = (text: string | Uint8Array) => {
  const file = readFile(typeof text === 'string' ? Buffer.from(text) : text, undefined, new Map());
  return { ...file, rows: file.lines.filter(isRow), problems: file.lines.filter(isProblem) };
};
const rowsOf = (lines: readonly FileLine[]) => lines.filter(isRow).map((row) => `${row.date} ${row.amountCents}`);
const leftOutOf = (lines: readonly FileLine[]) =>
  lines.flatMap((line) => ('leftOut' in line ? [`${line.leftOut} ${line.currency}`] : []));

test.each([
  [
    'the direction of each amount in a separate column',
    'Date,Description,Amount,Debit/Credit\n03/11/2026,RENT 12 WATTLE ST,1234.56,Debit\n04/11/2026,"CAFE, KING ST",4.50,Debit\n05/11/2026,SALARY RIVERBEND,3200.00,Credit\n',
    '2026-11-03 -123456, 2026-11-04 -450, 2026-11-05 320000',
  ],
  [
    'a QIF opening balance',
    '!Type:Bank\nD01/11/2026\nT4,706.57\nCX\nPOpening Balance\nL[Everyday]\n^\nD03/11/2026\nT-42.10\nPBluegum Books\n^\n',
    '2026-11-03 -4210',
  ],
  [
    'declined and reverted payments',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCard Payment,Current,2026-11-03 09:10:11,2026-11-04 02:00:00,Bluegum Books,-42.10,0.00,AUD,COMPLETED,957.90\nCard Payment,Current,2026-11-03 10:00:00,,Hotel deposit,-600.00,0.00,AUD,REVERTED,\nCard Payment,Current,2026-11-04 10:00:00,,Lorikeet Air,-310.00,0.00,AUD,DECLINED,\nCard Payment,Current,2026-11-05 12:00:00,2026-11-05 13:00:00,Cafe Lorikeet,-18.00,0.00,AUD,COMPLETED,939.90\n',
    '2026-11-03 -4210, 2026-11-05 -1800',
  ],
  [
    'a column of card numbers before the amount',
    'Card No,Date,Text,Value AUD\n4046,03/11/2026,BLUEGUM BOOKS,-42.10\n4046,05/11/2026,CAFE LORIKEET,-18.00\n',
    '2026-11-03 -4210, 2026-11-05 -1800',
  ],
  [
    'tabs between columns and no header',
    '03/11/2026\tBLUEGUM BOOKS, NEWTOWN\t-1,042.10\n05/11/2026\tCAFE LORIKEET, GLEBE\t-1,018.00\n',
    '2026-11-03 -104210, 2026-11-05 -101800',
  ],
  [
    'tabs between columns and commas in descriptions',
    'Date\tDescription\tAmount\tBalance\n03/11/2026\tRENT, 12 WATTLE ST, NEWTOWN, NSW\t-1,234.56\t1,765.44\n04/11/2026\tCAFE, KING ST, NEWTOWN, NSW\t-4.50\t1,760.94\n05/11/2026\tSALARY, RIVERBEND HEALTH, SYDNEY, NSW\t3,200.00\t4,960.94\n',
    '2026-11-03 -123456, 2026-11-04 -450, 2026-11-05 320000',
  ],
  [
    'OFX amounts without signs',
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>AUD\n<CCACCTFROM><ACCTID>5353000011112222</CCACCTFROM><BANKTRANLIST>\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>42.10<FITID>C1<NAME>BLUEGUM BOOKS</STMTTRN>\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261104<TRNAMT>18.00<FITID>C2<NAME>CAFE LORIKEET</STMTTRN>\n<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261105<TRNAMT>500.00<FITID>C3<NAME>PAYMENT THANK YOU</STMTTRN>\n</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>\n',
    '2026-11-03 -4210, 2026-11-04 -1800, 2026-11-05 50000',
  ],
  [
    'OFX transactions without end tags',
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD\n<BANKACCTFROM><BANKID>062000<ACCTID>062000112233<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-42.10<FITID>N1<NAME>BLUEGUM BOOKS\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261104<TRNAMT>-18.00<FITID>N2<NAME>CAFE LORIKEET\n<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261105<TRNAMT>900.00<FITID>N3<NAME>SALARY\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n',
    '2026-11-03 -4210, 2026-11-04 -1800, 2026-11-05 90000',
  ],
  [
    'a positive reversal in a column of negative debits',
    'Date,Description,Debit,Credit,Balance\n03/11/2026,BLUEGUM BOOKS,-42.10,,957.90\n04/11/2026,REVERSAL FEE,5.00,,962.90\n05/11/2026,SALARY,,900.00,1862.90\n',
    '2026-11-03 -4210, 2026-11-04 500, 2026-11-05 90000',
  ],
  [
    'zeros in the unused debit or credit column',
    'Date,Description,Withdraws ($),Deposits ($),Balance ($)\n03/11/2026,BLUEGUM BOOKS,42.10,0.00,957.90\n04/11/2026,SALARY RIVERBEND,0.00,900.00,1857.90\n',
    '2026-11-03 -4210, 2026-11-04 90000',
  ],
  [
    'fees in a separate column',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nTransfer,Current,2026-11-03 09:10:11,2026-11-03 09:10:12,To Sam Lee,-100.00,1.20,AUD,COMPLETED,898.80\nATM,Current,2026-11-04 10:00:00,2026-11-04 10:00:00,Cash at Harbour St,-50.00,1.00,AUD,COMPLETED,847.80\n',
    '2026-11-03 -10120, 2026-11-04 -5100',
  ],
  [
    'times in UTC',
    'Date,Description,Amount\n2026-10-31T20:40:00Z,BLUEGUM BOOKS,-42.10\n2026-11-04T01:30:00Z,CAFE LORIKEET,-18.00\n',
    '2026-11-01 -4210, 2026-11-04 -1800',
  ],
  [
    'weekdays before the dates',
    'Date,Description,Amount\n"Tue, 3 Nov 2026",RENT WATTLE ST,-1234.56\n"Wed, 4 Nov 2026",CAFE KING ST,-4.50\n"Thu, 5 Nov 2026",SALARY RIVERBEND,3200.00\n',
    '2026-11-03 -123456, 2026-11-04 -450, 2026-11-05 320000',
  ],
  [
    'dates without separators',
    'Date,Description,Amount\n03Nov2026,RENT WATTLE ST,-1234.56\n04Nov2026,CAFE KING ST,-4.50\n',
    '2026-11-03 -123456, 2026-11-04 -450',
  ],
  [
    'a two-digit year of the last century',
    '!Type:Bank\nD03/11/98\nT-42.10\nPBluegum Books\n^\nD04/11/26\nT-18.00\nPCafe Lorikeet\n^\n',
    '1998-11-03 -4210, 2026-11-04 -1800',
  ],
  [
    'CR and DR before the amount',
    'Date,Description,Amount\n03/11/2026,BLUEGUM BOOKS,DR 42.10\n05/11/2026,SALARY,CR 900.00\n',
    '2026-11-03 -4210, 2026-11-05 90000',
  ],
  [
    'points as thousands separators',
    'Date;Description;Amount\n03/11/2026;RENT;-1.000\n04/11/2026;BOOKS;-1.111,11\n05/11/2026;CAFE;-4,50\n',
    '2026-11-03 -100000, 2026-11-04 -111111, 2026-11-05 -450',
  ],
  [
    'QIF lines that end in carriage returns',
    '!Type:Bank\rD03/11/2026\rT-42.10\rPBluegum Books\r^\rD05/11/2026\rT-18.00\rPCafe Lorikeet\r^\r',
    '2026-11-03 -4210, 2026-11-05 -1800',
  ],
  [
    'OFX entities that are escaped twice',
    'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD<BANKACCTFROM><BANKID>062000<ACCTID>062000112233<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-42.10<FITID>1<NAME>O&amp;#39;BRIEN &amp;amp; SONS</STMTTRN>\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n',
    '2026-11-03 -4210',
  ],
  [
    'ordinary signed amounts',
    'Date,Description,Amount\n03/11/2026,RENT WATTLE ST,-400.00\n05/11/2026,SALARY RIVERBEND,3200.00\n',
    '2026-11-03 -40000, 2026-11-05 320000',
  ],
])('exactly the expected transactions are read from a file with %s', (_kind, text, rows) => {
  const { lines, readings, problems } = read(text);
  expect(rowsOf(lines)).toEqual(rows.split(', '));
  expect([readings, problems]).toEqual([[], []]);
});

test.each([...walletFiles, ...listFiles])(
  'the file "$bank" is read, and the user is asked for its meaning only if it is ambiguous',
  ({ text, rows, isAsked }) => {
    const { lines, readings, problems } = read(text);
    expect(rowsOf(lines)).toEqual(rows);
    expect([readings.length > 0, problems]).toEqual([isAsked === true, []]);
  },
);

test('the user is asked about amounts without signs, and sees the totals of both readings', () => {
  const { readings } = read('Date,Description,Amount\n03/11/2026,ANCHOR LANE,42.10\n05/11/2026,LORIKEET,18.00\n');
  expect(readings.map(({ mapping, totals }) => [mapping.is_flipped, totals.in_cents, totals.out_cents])).toEqual([
    [false, 6_010, 0],
    [true, 0, 6_010],
  ]);
});

test('the user is asked which of two unnamed amount columns is income, if each row fills only one column', () => {
  const { readings } = read(
    '03/11/2026,ANCHOR LANE,42.10,\n05/11/2026,RIVERBEND,,900.00\n06/11/2026,LORIKEET,18.00,\n',
  );
  expect(readings.map(({ totals }) => [totals.in_cents, totals.out_cents])).toEqual([
    [90_000, 6_010],
    [6_010, 90_000],
  ]);
});

test('the user is asked whether an amount such as 1.000 is a thousand or one, if no other amount decides', () => {
  const { readings } = read('Date;Text;Amount\n03/11/2026;RENT;-1.000\n05/11/2026;BOOKS;-2.500\n');
  expect(readings.map(({ totals }) => totals.out_cents)).toEqual([350_000, 350]);
});

test('rows in another currency, failed payments and balances are left out, and pending payments are marked', () => {
  const { lines, rows } = read(
    'Date,Description,Amount,Currency,State\n03/11/2026,A SHOP,-1.00,USD,COMPLETED\n03/11/2026,B SHOP,-2.00,AUD,FAILED\n04/11/2026,Opening Balance,10.00,AUD,COMPLETED\n05/11/2026,C SHOP,-3.00,AUD,PENDING\n',
  );
  expect(leftOutOf(lines)).toEqual(['currency USD', 'status ', 'balance ']);
  expect(rows.map(({ amountCents, isPending }) => [amountCents, isPending])).toEqual([[-300, true]]);
});

test('a currency named in the column header or for an OFX file applies to all rows', () => {
  expect(leftOutOf(read('Date,Description,Amount (USD)\n03/11/2026,A,-1.00\n').lines)).toEqual(['currency USD']);
  const ofx =
    '<OFX><STMTRS><CURDEF>USD<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-1<NAME>A</STMTTRN></STMTRS></OFX>';
  expect(leftOutOf(read(ofx).lines)).toEqual(['currency USD']);
});

test.each([
  [
    'QIF',
    "!Option:AutoSwitch\n!Account\nNEveryday\nTBank\n^\n!Type:Bank\nD3/11'26\nT-42.10\nPBluegum\n^\n!Account\nNSaver\nTBank\n^\n!Type:Bank\nD4/11'26\nT500.00\nPFrom Everyday\n^\n",
    ['Everyday', 'Saver'],
  ],
  [
    'OFX',
    '<OFX><STMTRS><CURDEF>AUD<BANKACCTFROM><ACCTID>11112233</BANKACCTFROM><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-42.10<NAME>A</STMTTRN><LEDGERBAL><BALAMT>957.90<DTASOF>20261105</LEDGERBAL></STMTRS><STMTRS><CURDEF>AUD<BANKACCTFROM><ACCTID>99998877<ACCTTYPE>SAVINGS</BANKACCTFROM><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261104<TRNAMT>500.00<NAME>B</STMTTRN><LEDGERBAL><BALAMT>20500.00<DTASOF>20261105</LEDGERBAL></STMTRS></OFX>',
    ['11112233', '99998877'],
  ],
  [
    'CSV',
    'Account Name,Date,Description,Amount,Balance\nEveryday,03/11/2026,BLUEGUM,-42.10,957.90\nSaver,04/11/2026,FROM EVERYDAY,500.00,20500.00\n',
    ['Everyday', 'Saver'],
  ],
])(
  'a %s file with two accounts is split by account, each with its closing balance, if stated',
  (format, text, names) => {
    const { accounts, rows, lines } = read(text);
    expect(accounts.map(({ name }) => name)).toEqual(names);
    expect(rows.map(({ account = 0, amountCents }) => [account, amountCents])).toEqual([
      [0, -4_210],
      [1, 50_000],
    ]);
    const balances = accounts.map(
      (account, place) =>
        closingBalance(
          lines.filter((line) => (line.account ?? 0) === place),
          account.statedBalance,
        )?.cents,
    );
    expect(balances).toEqual(format === 'QIF' ? [undefined, undefined] : [95_790, 2_050_000]);
  },
);

test('balances are reported as not adding up if a row between them could not be read', () => {
  const { lines, problems } = read(
    'Date,Description,Amount,Balance\n03/11/2026,BLUEGUM BOOKS,-42.10 each,957.90\n04/11/2026,CAFE LORIKEET,-18.00,939.90\n',
  );
  expect(problems).toEqual([expect.objectContaining({ line: 2, reason: 'amount' })]);
  expect(closingBalance(lines, undefined)).toEqual({ cents: 93_990, on: '2026-11-04', addsUp: false });
});

test('an invalid byte damages no other character, and zero bytes around a file are ignored', () => {
  const broken = Buffer.concat([
    Buffer.from('Date,Description,Amount\n03/11/2026,CAFÉ ZOË,-4.50\n04/11/2026,CR'),
    Buffer.from([0xc3]),
    Buffer.from(' BAR,-9.00\n05/11/2026,MÜSLI HAUS,-3.20\n'),
  ]);
  expect(read(broken).rows.map(({ description }) => description)).toEqual(['CAFÉ ZOË', 'CR\ufffd BAR', 'MÜSLI HAUS']);
  const padded = Buffer.concat([
    Buffer.alloc(600),
    Buffer.from('Date,Description,Amount\n03/11/2026,CAFÉ,-4.50\n'),
    Buffer.alloc(900),
  ]);
  expect(rowsOf(read(padded).lines)).toEqual(['2026-11-03 -450']);
});

test('a QIF payment to another account is marked as a transfer', () => {
  const { rows } = read('!Type:Bank\nD03/11/2026\nT-42.10\nPMove\nL[Saver]\n^\nD04/11/2026\nT-1.00\nPShop\nLFood\n^\n');
  expect(rows.map(({ isTransfer }) => isTransfer)).toEqual([true, undefined]);
});

test.each(['<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>', '{"a": 1}'])(
  'a file with the text %s is refused as an unknown kind',
  (text) => expect(() => read(text)).toThrow(new FileError('kind')),
);
