import { MAX_IMPORT_ROWS } from '@verdant/shared/contract';
import { closingBalance } from './balance';
import { FileError } from './decode';
import { readBankFiles, readImportFile } from './testing/bank-files';

const read = (content: string | Uint8Array, mapping?: Parameters<typeof readImportFile>[1]) => {
  const file = readImportFile(content, mapping);
  const [account] = file.accounts;
  return {
    ...file,
    ...account,
    problems: file.problems.map(({ line, reason }) => ({ line, reason })),
    accountCount: file.accounts.length,
    closing: closingBalance(file.lines, account?.statedBalance),
  };
};
function refusalOf(text: string | Uint8Array) {
  try {
    read(text);
  } catch (error) {
    if (error instanceof FileError) return [error.reason, error.line];
    throw error;
  }
  return undefined;
}
const shown = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ date, amountCents, description }) => ({ date, amountCents, description }));

const banks = readBankFiles('australian-banks.txt');

test.each(banks)('the format of a file of "$name" is detected automatically', ({ text, first, second: number }) => {
  const found = read(text.replaceAll('\n', '\r\n'));
  expect(shown(found)).toEqual([
    { date: '2026-11-05', amountCents: 320_000, description: 'SALARY RIVERBEND HEALTH' },
    { date: '2026-11-04', amountCents: -450, description: 'CAFE, KING ST' },
    { date: '2026-11-03', amountCents: -123_456, description: 'RENT 12 WATTLE ST' },
  ]);
  expect([found.problems, found.missing, found.accountCount]).toEqual([[], [], 1]);
  expect(found.closing).toEqual(first === 'balance' ? { cents: 496_094, on: '2026-11-05', addsUp: true } : undefined);
  expect(found.maskedNumber).toBe(number);
});

const TEXT = 'Date;Amount;Description\n05/11/2026;-4.50;CAFÉ “ZOË”\n';
test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
  // The quotation marks are the characters of the text that windows-1252 and Latin-1 encode differently.
  ['windows-1252', Buffer.from(TEXT.replace('“', '\u0093').replace('”', '\u0094'), 'latin1')],
  ['UTF-16 without a byte order mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
])('a file in the encoding %s is decoded correctly', (_encoding, bytes) => {
  expect(shown(read(bytes))).toEqual([{ date: '2026-11-05', amountCents: -450, description: 'CAFÉ “ZOË”' }]);
});

test('title lines above the header are skipped, and dates with the month first are detected', () => {
  const found = read('My Bank\nExported for A Person\nDate,Description,Amount\n11/24/2026,A,1\n11/03/2026,B,2\n');
  expect(found.mapping.date_format).toBe('mdy');
  expect(found.rows.map(({ date, line }) => [date, line])).toEqual([
    ['2026-11-24', 4],
    ['2026-11-03', 5],
  ]);
});

test('a given column mapping overrides the detection of columns, date order and signs', () => {
  const readWith = (third: 'ignore' | 'description') =>
    read('Date,Amount,Description\n03/04/2026,12.50,SHOP\n', {
      columns: ['date', 'amount', third],
      has_header: true,
      date_format: 'mdy',
      is_flipped: true,
    });
  expect(readWith('ignore')).toMatchObject({ missing: ['description'], rows: [] });
  expect(shown(readWith('description'))).toEqual([{ date: '2026-03-04', amountCents: -1_250, description: 'SHOP' }]);
});

test('balances that contradict the amounts are reported as not adding up', () => {
  const found = read('05/11/2026,-1.00,A,10.00\n04/11/2026,-1.00,B,12.00\n');
  expect(found.closing).toEqual({ cents: 1_000, on: '2026-11-05', addsUp: false });
});

const ofx1 = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>AUD
<CCACCTFROM><ACCTID>xx1</CCACCTFROM><BANKTRANLIST><DTSTART>20261101
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261104120000[+11:AEDT]<TRNAMT>-4.50<FITID>A1<NAME>CAFE &amp; CO<MEMO>CAFE &amp; CO KING ST</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261105<TRNAMT>20.00<FITID>A2<NAME>REFUND</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>-812.10<DTASOF>20261105</LEDGERBAL><AVAILBAL><BALAMT>9000<DTASOF>20261106</AVAILBAL></CCSTMTRS></OFX>`;
const ofx2 = `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><CCSTMTRS><CCACCTFROM><ACCTID>xx1</ACCTID></CCACCTFROM><BANKTRANLIST>
<STMTTRN><DTPOSTED>20261104</DTPOSTED><TRNAMT>-4.50</TRNAMT><FITID>A1</FITID><NAME>CAFE &amp; CO</NAME><MEMO>CAFE &amp; CO KING ST</MEMO></STMTTRN>
<STMTTRN><DTPOSTED>20261105</DTPOSTED><TRNAMT>20.00</TRNAMT><FITID>A2</FITID><NAME>REFUND</NAME></STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>-812.10</BALAMT><DTASOF>20261105</DTASOF></LEDGERBAL></CCSTMTRS></OFX>`;

test.each([
  ['1 (SGML without end tags)', ofx1],
  ['2 (XML)', ofx2],
])('the transactions and the closing balance of a file in OFX %s are parsed', (_version, text) => {
  const found = read(text);
  expect(found.rows).toEqual([
    expect.objectContaining({
      date: '2026-11-04',
      amountCents: -450,
      description: 'CAFE & CO KING ST',
      bankId: 'bank:A1',
    }),
    expect.objectContaining({ date: '2026-11-05', amountCents: 2_000, description: 'REFUND', bankId: 'bank:A2' }),
  ]);
  expect([found.kind, found.accountCount]).toEqual(['credit_card', 1]);
  expect(found.closing).toEqual({ cents: -81_210, on: '2026-11-05', addsUp: true });
});

test('an OFX file with as many transactions as the row limit is accepted, and a file with one more is refused', () => {
  const file = (count: number) =>
    Buffer.from(`<OFX>${'<STMTTRN><DTPOSTED>20261104<TRNAMT>1<NAME>A</STMTTRN>'.repeat(count)}`);
  expect(read(file(MAX_IMPORT_ROWS)).rows).toHaveLength(MAX_IMPORT_ROWS);
  expect(refusalOf(file(MAX_IMPORT_ROWS + 1))).toEqual(['rows', null]);
});

test('entities declared inside an OFX file are not expanded', () => {
  const text = `<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;">]><OFX><STMTTRN><DTPOSTED>20261104</DTPOSTED><TRNAMT>1</TRNAMT><NAME>&b;</NAME></STMTTRN></OFX>`;
  expect(read(text).rows[0]?.description).toBe('&b;');
});

test('a QIF file is read without split amounts and without lists other than transactions', () => {
  const text = `!Type:Cat\nNFood\n^\n!Type:Bank\nD24/11/2026\nT-23.50\nPWOOLWORTHS\nMgroceries\nSFood\n$-20.00\n^\nD23/11'26\nT1,000.00\nPPAY\n^\n`;
  const found = read(text);
  expect(shown(found)).toEqual([
    { date: '2026-11-24', amountCents: -2_350, description: 'WOOLWORTHS groceries' },
    { date: '2026-11-23', amountCents: 100_000, description: 'PAY' },
  ]);
  expect([found.kind, found.rows[0]?.line]).toEqual(['everyday', 5]);
});

describe('malicious and malformed files', () => {
  const MB = 1_000_000;
  const csv = (line: string) => `Date,Amount,Description\n${line}\n`;
  const transaction = (fields: string) => `<OFX><STMTTRN><DTPOSTED>20261104<TRNAMT>-4.50${fields}</STMTTRN>`;

  test.each<[string, string, string, number | null]>([
    ['OFX with tags that are never closed', `<OFX>${'<a>'.repeat(MB / 3)}`, 'no_rows', null],
    ['OFX with nothing but opening brackets', `<OFX>${'<'.repeat(MB)}`, 'no_rows', null],
    ['OFX with comments that are never closed', `<OFX>${'<!--'.repeat(MB / 4)}`, 'no_rows', null],
    ['OFX with a field of a megabyte', transaction(`<NAME>${'x'.repeat(MB)}`), 'line', 1],
    ['OFX with a field of a megabyte of entities', transaction(`<NAME>${'&amp;'.repeat(MB / 5)}`), 'line', 1],
    ['QIF with a line of a megabyte', `!Type:Bank\nP${'x'.repeat(MB)}`, 'line', 2],
    ['QIF with a million lines', `!Type:Bank\n${'\n'.repeat(MB)}`, 'no_rows', null],
    ['QIF of a type named like a property of objects', '!Type:constructor\nD24/11/2026\nT-1\n^\n', 'no_rows', null],
    ['CSV with a line of a megabyte', csv('x'.repeat(MB)), 'line', 2],
    ['CSV with 32,000 columns', `${','.repeat(32_000)}\n`.repeat(30), 'columns', null],
    [
      'CSV with a later row of 32,000 columns',
      csv(`${'1/1/26,1,A\n'.repeat(9_000)}${','.repeat(32_000)}`),
      'columns',
      null,
    ],
    ['CSV with a quotation mark that is never closed', csv(`04/11/2026,1,"${'y\n'.repeat(MB / 2)}`), 'quote', 2],
    ['CSV with more rows than the limit', csv('04/11/2026,1,x\n'.repeat(MAX_IMPORT_ROWS + 1)), 'rows', null],
    ['an empty file', '', 'empty', null],
    ['a PDF file', '%PDF-1.7\n...', 'kind', null],
    ['a camt.053 file', '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd"/>', 'kind', null],
    ['a JSON file', '{"a": 1}', 'kind', null],
  ])('%s is refused', (_what, text, reason, line) => {
    expect(refusalOf(text)).toEqual([reason, line]);
  });

  test('100,000 opening tags of a transaction are read as a single transaction', () => {
    const text = `<OFX>${'<STMTTRN>'.repeat(100_000)}<DTPOSTED>20261104<TRNAMT>-4.50`;
    expect(shown(read(text))).toEqual([{ date: '2026-11-04', amountCents: -450, description: '-' }]);
  });

  test('an account type named like an object property, such as constructor, is ignored', () => {
    expect(read(`${transaction('<NAME>A')}<ACCTTYPE>constructor`).kind).toBeNull();
  });

  test('an amount over 100 million dollars is reported as a problem, and a balance over 10 billion is ignored', () => {
    const found = read(csv('04/11/2026,100000000.01,A\n05/11/2026,-100000000.00,B'));
    expect(found.problems).toEqual([{ line: 2, reason: 'amount' }]);
    expect(shown(found)).toEqual([{ date: '2026-11-05', amountCents: -1e10, description: 'B' }]);
    const [row] = read('Date,Amount,Description,Balance\n04/11/2026,1,A,10000000000.01\n').rows;
    expect(row?.balanceCents).toBeNull();
  });

  test.each(['20990101', '19691231', '00010101'])('a stated balance with the impossible date %s is ignored', (day) => {
    const text = `${transaction('<NAME>A')}<LEDGERBAL><BALAMT>1.00<DTASOF>${day}</LEDGERBAL>`;
    expect(read(text).statedBalance).toBeUndefined();
  });

  test('control characters and characters that change the text direction are removed from descriptions', () => {
    const [row] = read(csv('04/11/2026,1,\u202eA\u0007 \u2066B')).rows;
    expect(row?.description).toBe('A B');
  });
});
