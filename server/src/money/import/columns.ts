import type { ColumnRole, ImportMapping } from '@verdant/shared/contract';
import { parseAmount } from './amounts';
import { findDateFormat, parseDate } from './dates';

/**
 * The names that banks give their columns, in lower case, the better first. From the exports of Westpac, NAB, Macquarie, ING, Up, ubank,
 * St.George, Bankwest, Bank Australia, Qudos and Suncorp, as importers of other products document them.
 */
const names: Readonly<Record<Exclude<ColumnRole, 'ignore'>, readonly string[]>> = {
  date: [
    'date',
    'transaction date',
    'date and time',
    'time',
    'effective date',
    'entered date',
    'posted date',
    'posting date',
    'value date',
    'processed date',
    'settled date',
  ],
  description: [
    'payee',
    'description',
    'narrative',
    'transaction details',
    'details',
    'transaction description',
    'particulars',
    'narration',
    'original description',
    'memo',
    'reference',
    'merchant name',
    'transaction type',
  ],
  amount: ['amount', 'amount (aud)', 'total (aud)', 'transaction amount', 'net amount', 'value', 'subtotal (aud)'],
  money_out: ['debit', 'debit amount', 'debits', 'withdrawal', 'withdrawals', 'money out', 'paid out'],
  money_in: ['credit', 'credit amount', 'credits', 'deposit', 'deposits', 'money in', 'paid in'],
  balance: ['balance', 'running balance', 'closing balance', 'account balance', 'balance (aud)'],
};
const ACCOUNT_NAMES = new Set([
  'account',
  'account number',
  'bank account',
  'bsb / account number',
  'bsb/account number',
]);
/** An account number, with or without its BSB. */
const ACCOUNT_NUMBER = /^\d[\d -]{4,}\d$/;
const known = new Set(Object.values(names).flat());
/** A header has at least so many names that are known. */
const MIN_KNOWN = 2;
/** Titles that some banks write above their header. */
const MAX_TITLES = 10;
/** Of the values of a column, so many must be of its kind. */
const MOST = 0.9;
/** An integer as long is an account number. */
const NUMBER = /^\d{6,}$/;

const wordOf = (cell: string) => cell.trim().toLowerCase();
const AMOUNTS: ReadonlySet<ColumnRole> = new Set(['amount', 'money_out', 'money_in']);
const roles = ['date', 'money_out', 'money_in', 'balance', 'description', 'amount'] as const;

/**
 * Which of the first records is the header: the first with names that are known, or the very first if it has neither a day nor an
 * amount, and those below it have days. -1 without any.
 */
export function findHeader(records: readonly (readonly string[])[]): number {
  const found = records
    .slice(0, MAX_TITLES)
    .findIndex((cells) => cells.filter((cell) => known.has(wordOf(cell))).length >= MIN_KNOWN);
  if (found !== -1) return found;
  const [first = [], ...rest] = records;
  const isWords = first.every((cell) => parseAmount(cell) === null && parseDate(cell, 'dmy') === undefined);
  return isWords && first.length > 1 && kindsOf(rest, first.length).includes('date') ? 0 : -1;
}

/** The column of account numbers: by its name, or without a header the one in which all rows have the same number. -1 without one. */
export function accountColumn(header: readonly string[] | undefined, records: readonly (readonly string[])[]): number {
  if (header) return header.findIndex((cell) => ACCOUNT_NAMES.has(wordOf(cell)));
  const [first = []] = records;
  return first.findIndex((cell, place) => ACCOUNT_NUMBER.test(cell) && records.every((cells) => cells[place] === cell));
}

function byHeader(header: readonly string[], records: readonly (readonly string[])[]): ColumnRole[] {
  const columns: ColumnRole[] = header.map(() => 'ignore');
  for (const role of roles) {
    if (role === 'amount' && (columns.includes('money_out') || columns.includes('money_in'))) continue;
    const places = names[role].map((name) => header.findIndex((cell) => wordOf(cell) === name));
    // Bank Australia leaves the day on which a transaction counts empty where it is that of its entry.
    const isFilled = (place: number) => columnOf(records, place).every((cell) => cell.trim() !== '');
    const place =
      places.find((one) => one !== -1 && (role !== 'date' || isFilled(one))) ?? places.find((one) => one !== -1);
    if (place !== undefined && columns[place] === 'ignore') columns[place] = role;
  }
  return columns;
}

type Kind = 'date' | 'number' | 'text' | 'empty';

function kindOf(values: readonly string[]): Kind {
  const given = values.filter((value) => value.trim() !== '');
  const most = (isKind: (value: string) => boolean) => given.filter(isKind).length >= given.length * MOST;
  if (given.length === 0) return 'empty';
  const format = findDateFormat(given);
  if (most((value) => /\D/.test(value.trim()) && parseDate(value, format) !== undefined)) return 'date';
  if (most((value) => parseAmount(value) !== null) && !most((value) => NUMBER.test(value))) return 'number';
  return 'text';
}

const columnOf = (records: readonly (readonly string[])[], place: number) => records.map((cells) => cells[place] ?? '');
/** Words, and not a reference such as `HOMN00020727990037`. */
const isWording = (value: string) => /\p{L}/u.test(value) && (/\s/.test(value) || !/\d/.test(value));
/** How much the values of a column tell: what is repeated in each row, such as the kind of transaction, tells little. */
const wordingOf = (values: readonly string[]) =>
  [...new Set(values)].filter(isWording).reduce((sum, value) => sum + value.length, 0);

/** The kinds of what the columns of these records have. */
export function kindsOf(records: readonly (readonly string[])[], width: number): Kind[] {
  return Array.from({ length: width }, (_none, place) => kindOf(columnOf(records, place)));
}

function byContent(records: readonly (readonly string[])[], kinds: readonly Kind[]): ColumnRole[] {
  const placesOf = (kind: Kind) => kinds.flatMap((one, place) => (one === kind ? [place] : []));
  const columns: ColumnRole[] = kinds.map(() => 'ignore');
  const set = (place: number | undefined, role: ColumnRole) => {
    if (place !== undefined) columns[place] = role;
  };
  set(placesOf('date')[0], 'date');
  const texts = placesOf('text').toSorted((a, b) => wordingOf(columnOf(records, b)) - wordingOf(columnOf(records, a)));
  set(texts[0], 'description');
  const [first, second, ...more] = placesOf('number');
  const isEmpty = (cells: readonly string[], place: number) => (cells[place] ?? '').trim() === '';
  // Of two columns of which a row fills one, the first is what left.
  const areDirections =
    first !== undefined &&
    second !== undefined &&
    records.every((cells) => isEmpty(cells, first) !== isEmpty(cells, second));
  set(first, areDirections ? 'money_out' : 'amount');
  set(second, areDirections ? 'money_in' : 'balance');
  if (areDirections) set(more[0], 'balance');
  return columns;
}

/** How a file is read, as far as its header and its first records show. */
export function recogniseColumns(
  records: readonly (readonly string[])[],
  header: readonly string[] | undefined,
): ImportMapping {
  const width = Math.max(header?.length ?? 0, ...records.map(({ length }) => length));
  const columns = header ? byHeader(header, records) : [];
  // What the header does not name is taken from the contents.
  const roleOf = (place: number) => columns[place] ?? 'ignore';
  const isFree = (role: ColumnRole) =>
    !columns.includes(role) && !(AMOUNTS.has(role) && columns.some((one) => AMOUNTS.has(one)));
  const contents = byContent(
    records,
    kindsOf(records, width).map((kind, place) => (roleOf(place) === 'ignore' ? kind : 'empty')),
  ).map((role, place) =>
    roleOf(place) === 'ignore' && isFree(role) && (!header || role !== 'balance') ? role : roleOf(place),
  );
  const dates = columnOf(records, contents.indexOf('date'));
  return {
    columns: contents,
    has_header: header !== undefined,
    date_format: findDateFormat(dates.filter((value) => value !== '')),
    is_flipped: false,
  };
}
