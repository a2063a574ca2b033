import { lastCoveredDayOf, coverageStartsOf } from './coverage';
import { findDuplicates, type CandidateTransaction } from './compare-rows';
import type { FileRow } from './rows';

const row = (date: string, amountCents: number, description: string, bankId: string | null = null): FileRow => ({
  line: 0,
  account: 0,
  date,
  amountCents,
  description,
  balanceCents: null,
  bankId,
  isPending: false,
  isTransfer: false,
});
const stored = (accountId: string, fileRow: FileRow, providerId = 'x'): CandidateTransaction => ({
  ...fileRow,
  accountId,
  providerId,
});
/** Returns copies of the rows, because rows that are equal are different objects in a file. */
const copiesOf = (rows: readonly FileRow[]) => rows.map((fileRow) => ({ ...fileRow }));
const compare = (given: FileRow[], transactions: CandidateTransaction[], target?: string) => {
  const rows = copiesOf(given);
  const daysOf = (id: string) =>
    transactions.flatMap((transaction) => (transaction.accountId === id ? [transaction.date] : [])).toSorted();
  const periods = new Map(
    transactions.map(({ accountId: id }) => [id, { first: daysOf(id)[0] ?? '', last: daysOf(id).at(-1) ?? '' }]),
  );
  const { same, similar } = findDuplicates(rows, { transactions, periods }, target);
  return {
    same: [...same].map(([fileRow, account]) => [rows.indexOf(fileRow), account] as const),
    similar: similar.map((fileRow) => rows.indexOf(fileRow)),
  };
};
const findSame = (...given: Parameters<typeof compare>) => compare(...given).same;

const coffee = row('2026-11-04', -450, 'Cafe, King St');
const rent = row('2026-11-03', -60_000, 'RENT');
const pay = row('2026-11-05', 320_000, 'SALARY');

test('each stored transaction matches at most one row as a duplicate, so a second equal row is new', () => {
  expect(findSame([coffee, coffee], [stored('a', { ...coffee, description: 'CAFE KING ST' })], 'a')).toEqual([
    [0, 'a'],
  ]);
});

test('equal rows of one file are not duplicates of each other', () => {
  expect(findSame([coffee, coffee], [])).toEqual([]);
});

const classify = (given: FileRow[], transactions: CandidateTransaction[]) => {
  const { same, similar } = compare(given, transactions, 'a');
  return { same: same.map(([index]) => index).toSorted((a, b) => a - b), similar };
};

test('several equal payments are duplicates if a second file dates each of them one to three days later', () => {
  const purchases = [coffee, rent, row('2026-11-01', -9_540, 'HARBOUR HARDWARE')];
  const candidates = purchases.map((purchase, index) => stored('a', purchase, `file:1:${index}`));
  const later = (fileRow: FileRow, days: number) => ({
    ...fileRow,
    date: `2026-11-0${Number(fileRow.date.slice(-1)) + days}`,
    bankId: `bank:P${fileRow.date}`,
  });
  const posted = [later(coffee, 2), later(rent, 3), later(purchases[2] ?? coffee, 1)];
  expect(classify(posted, candidates)).toEqual({ same: [0, 1, 2], similar: [] });
});

test('one row dated later is a possible duplicate, and a certain duplicate if the stored payment was pending', () => {
  const later = { ...coffee, date: '2026-11-06' };
  expect(classify([later], [stored('a', coffee)])).toEqual({ same: [], similar: [0] });
  expect(classify([later], [{ ...stored('a', coffee), isPending: true }])).toEqual({ same: [0], similar: [] });
  const unlike = { ...stored('a', coffee), description: 'VISA PENDING', isPending: true };
  expect(classify([later], [unlike])).toEqual({ same: [], similar: [0] });
  expect(classify([{ ...later, description: 'BOOKS' }], [stored('a', coffee)])).toEqual({ same: [], similar: [] });
  expect(classify([{ ...later, date: '2026-11-09' }], [stored('a', coffee)])).toEqual({ same: [], similar: [] });
});

test('an equal bank id makes a row a duplicate on another day and with another text, unless the amount differs', () => {
  const candidates = [stored('a', { ...coffee, date: '2026-10-01', description: 'OTHER' }, 'bank:A1')];
  expect(findSame([{ ...coffee, bankId: 'bank:A1' }], candidates, 'a')).toEqual([[0, 'a']]);
  expect(findSame([{ ...coffee, bankId: 'bank:A1', amountCents: -1 }], candidates, 'a')).toEqual([]);
});

test('payments on near days with different bank ids are not duplicates', () => {
  const candidates = [stored('a', { ...coffee, date: '2026-10-01' }, 'bank:A1')];
  const other = { ...coffee, date: '2026-10-02', bankId: 'bank:A2' };
  expect(classify([other], candidates)).toEqual({ same: [], similar: [] });
});

test('rows are duplicates of the rows of another account only if nearly all rows in the overlapping period match', () => {
  const linked = [rent, coffee, pay].map((fileRow) => stored('b', { ...fileRow, description: 'as the bank has it' }));
  expect(findSame([rent, coffee, pay, row('2026-11-09', -1, 'later')], linked)).toEqual([
    [0, 'b'],
    [1, 'b'],
    [2, 'b'],
  ]);
  const others = [row('2026-11-04', -1, 'x'), row('2026-11-04', -2, 'y'), row('2026-11-05', -3, 'z')];
  expect(findSame([rent, coffee, pay, ...others], linked)).toEqual([]);
  expect(findSame([rent, coffee], linked)).toEqual([]);
});

test('a row with an unknown description is new even if a stored payment has an equal day and amount', () => {
  const days = Array.from({ length: 9 }, (_none, index) =>
    row(`2026-10-${10 + index}`, -1_000 - index, `SHOP ${index}`),
  );
  const mia = row('2026-10-20', -5_000, 'PAY ANYONE MIA');
  const tom = row('2026-10-20', -5_000, 'OSKO TOM');
  const candidates = [...days, mia].map((day, index) => stored('a', day, `id ${index}`));
  expect(classify([tom, mia, ...days], candidates).same).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('equal weekly amounts in two accounts, such as pocket money of two children, are not duplicates', () => {
  const weekly = Array.from({ length: 12 }, (_none, index) =>
    row(`2026-${10 + (index % 2)}-${10 + index}`, 1_000, 'POCKET'),
  );
  expect(
    findSame(
      weekly,
      weekly.map((fileRow) => stored('b', fileRow)),
    ),
  ).toEqual([]);
});

describe('the day up to which all accounts are covered', () => {
  const period = (accountId: string, lastDay: string, importedOn: string) => ({
    accountId,
    lastDay,
    importedAt: new Date(`${importedOn}T02:00:00Z`),
  });

  test('is today for linked banks, and the import day for a file exported shortly before its import', () => {
    expect(lastCoveredDayOf([], true, '2026-12-03')).toBe('2026-12-03');
    expect(lastCoveredDayOf([period('a', '2026-11-28', '2026-12-01')], false, '2026-12-20')).toBe('2026-12-01');
  });

  test('is determined by the account whose files end first, even if a bank is also linked', () => {
    const files = [period('a', '2026-11-30', '2026-12-02'), period('b', '2026-11-12', '2026-12-02')];
    expect(lastCoveredDayOf(files, true, '2026-12-03')).toBe('2026-11-13');
    expect(lastCoveredDayOf([...files, period('b', '2026-11-30', '2026-12-02')], true, '2026-12-03')).toBe(
      '2026-12-02',
    );
  });

  test('the first covered day of an account is the first day after the last gap between its files', () => {
    const file = (firstDay: string, lastDay: string, importedOn: string) => ({
      ...period('a', lastDay, importedOn),
      firstDay,
    });
    const spring = file('2026-02-01', '2026-09-10', '2026-11-26');
    const late = file('2026-10-25', '2026-11-25', '2026-11-26');
    expect(coverageStartsOf([late, spring]).get('a')).toBe('2026-10-25');
    expect(coverageStartsOf([late, spring, file('2026-09-08', '2026-10-20', '2026-11-26')]).get('a')).toBe(
      '2026-02-01',
    );
    expect(coverageStartsOf([spring, file('2026-03-01', '2026-03-31', '2026-11-26')]).get('a')).toBe('2026-02-01');
  });

  test('days between two files are no gap if the later file opens with the closing balance of the earlier, unless zero', () => {
    const spring = { ...period('a', '2026-09-10', '2026-11-26'), firstDay: '2026-02-01', closingCents: 41_250 };
    const late = { ...period('a', '2026-11-25', '2026-11-26'), firstDay: '2026-10-25' };
    const startWith = (openingCents: number | null, before: typeof spring = spring) =>
      coverageStartsOf([{ ...late, openingCents }, before]).get('a');
    expect(startWith(41_250)).toBe('2026-02-01');
    expect(startWith(41_251)).toBe('2026-10-25');
    expect(startWith(null)).toBe('2026-10-25');
    expect(startWith(0, { ...spring, closingCents: 0 })).toBe('2026-10-25');
  });

  test('does not depend on an account whose transactions ended long ago', () => {
    expect(lastCoveredDayOf([period('a', '2025-03-31', '2026-12-02')], true, '2026-12-03')).toBe('2026-12-03');
  });
});
