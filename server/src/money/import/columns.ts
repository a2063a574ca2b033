import type { ColumnRole } from '@verdant/shared/contract';
import { isEmptyAmount, parseAmount } from './amounts';
import {
  describeColumn,
  isDateText,
  MIN_MATCHING_SHARE,
  columnNameOf,
  roleScoreOfName,
  shareOf,
  type Column,
  type RecordCells,
} from './column';
import { columnNames, currencyIn, directionOf, HOME_CURRENCY, nameWords, statusWords, normaliseText } from './words';

const MIN_KNOWN = 2;
const MAX_TITLES = 15;
const ACCOUNT_NUMBER = /^\d[\d -]{4,}\d$/;
const MAX_ACCOUNTS = 10;

const allNames = new Set(Object.values(columnNames).flat());
const isKnown = (cell: string) => cell !== '' && allNames.has(columnNameOf(cell));
const isData = (cell: string) =>
  /\d/.test(cell) && (parseAmount(cell) !== null || isDateText(cell) || isDateText(cell, 'mdy'));

/** Returns the header's index: the first record with known column names, else 0 if only record 0 has no data, else -1. */
export function findHeader(records: RecordCells): number {
  const found = records
    .slice(0, MAX_TITLES)
    .findIndex((cells) => cells.filter(isKnown).length >= MIN_KNOWN && !cells.some(isData));
  if (found !== -1) return found;
  const [first = [], ...rest] = records;
  const hasDays = first.some((_cell, index) => describeColumn(rest, index).isDate);
  return first.length > 1 && rest.length > 0 && hasDays && !first.some(isData) ? 0 : -1;
}

/** True for words, and false for a reference such as `HOMN00020727990037`. */
const isWording = (value: string) => /\p{L}/u.test(value) && (/\s/.test(value) || !/\d/.test(value));
/** Returns the total length of the texts in a column, as a measure of information. Repeated values count once. */
const wordingOf = ({ values }: Column) =>
  [...new Set(values)].filter(isWording).reduce((sum, value) => sum + value.length, 0);

const findBest = <T>(items: readonly T[], score: (item: T) => number): T | undefined =>
  items.filter((item) => score(item) > 0).toSorted((a, b) => score(b) - score(a))[0];

export interface AmountColumnsChoice {
  readonly roles: readonly (readonly [number, ColumnRole])[];
  readonly evidence: number;
}

export interface DetectedColumns {
  readonly width: number;
  readonly fixed: ReadonlyMap<number, ColumnRole>;
  readonly amounts: readonly AmountColumnsChoice[];
  readonly direction: Column | undefined;
  readonly fee: Column | undefined;
  readonly balances: readonly Column[];
  readonly isBalanceNamed: boolean;
}

const statuses = Object.values(statusWords);
const isStatus = (value: string) => statuses.some((words) => words.has(normaliseText(value)));

function findAmounts(
  numbers: readonly Column[],
  records: RecordCells,
  taken: ReadonlySet<Column>,
): AmountColumnsChoice[] {
  const named = (role: 'money_out' | 'money_in', other: 'money_out' | 'money_in') =>
    findBest(numbers, (column) =>
      roleScoreOfName(column.name, other) > roleScoreOfName(column.name, role) ? 0 : roleScoreOfName(column.name, role),
    );
  const [out, into] = [named('money_out', 'money_in'), named('money_in', 'money_out')];
  const found: AmountColumnsChoice[] = [];
  const add = (evidence: number, ...roles: (readonly [Column, ColumnRole])[]) =>
    found.push({ evidence, roles: roles.map(([{ place: index }, role]) => [index, role] as const) });
  if (out && into && out !== into) add(20, [out, 'money_out'], [into, 'money_in']);
  else if (out && roleScoreOfName(out.name, 'money_in') === 0) add(8, [out, 'money_out']);
  else if (into && roleScoreOfName(into.name, 'money_out') === 0) add(8, [into, 'money_in']);
  const free = numbers.filter((column) => !taken.has(column));
  for (const column of free) {
    if (column.filled > 0.5) add(column.evidence, [column, 'amount']);
    for (const other of free) {
      const isUnnamed = [column, other].every(
        ({ name }) => roleScoreOfName(name, 'balance') === 0 && roleScoreOfName(name, 'fee') === 0,
      );
      if (column === other || !isUnnamed || (out && into)) continue;
      const isEmpty = (cells: readonly string[], { place: index }: Column) =>
        !parseAmount(isEmptyAmount(cells[index] ?? '') ? '0' : (cells[index] ?? ''));
      if (!records.every((cells) => isEmpty(cells, column) !== isEmpty(cells, other))) continue;
      add(column.place < other.place ? 10 : 9, [column, 'money_out'], [other, 'money_in']);
    }
  }
  return found;
}

/** Maximum fee in cents for recognising an unnamed column as fees. */
const MAX_FEE = 10_000;

/** True if a column without a name holds small amounts in some rows and zero in the others. */
function isLikeFees({ values }: Column): boolean {
  const cents = values.map((value) => parseAmount(value) ?? 0);
  const hasBoth = cents.includes(0) && cents.some((cent) => cent > 0);
  return (
    hasBoth && cents.every((cent) => cent >= 0 && cent <= MAX_FEE) && values.every((value) => /[.,]\d\d$/.test(value))
  );
}

export function findColumns(header: readonly string[] | undefined, records: RecordCells): DetectedColumns {
  const width = Math.max(header?.length ?? 0, ...records.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_none, index) => describeColumn(records, index, header?.[index]));
  const fixed = new Map<number, ColumnRole>();
  const set = (column: Column | undefined, role: ColumnRole) => {
    if (column) fixed.set(column.place, role);
    return column;
  };
  const free = () => columns.filter(({ place: index, values }) => !fixed.has(index) && values.length > 0);
  const texts = () => free().filter(({ isDate, isNumber }) => !isDate && !isNumber);
  // A column with days in only some rows, such as the settlement date, scores lower as the date of transactions.
  set(
    findBest(
      columns.filter(({ isDate }) => isDate),
      ({ name, filled, place: index }) => 1 + roleScoreOfName(name, 'date') + filled * 30 - index * 0.01,
    ),
    'date',
  );
  const account = findBest(
    free().filter(({ values, isDate }) => !isDate && new Set(values).size <= MAX_ACCOUNTS),
    ({ name, place: index, values }) => {
      if (header) return columnNames.account.includes(name) ? roleScoreOfName(name, 'account') : 0;
      const isSame = values.length === records.length && new Set(values).size === 1;
      return isSame && ACCOUNT_NUMBER.test(values[0] ?? '') ? 1 / (1 + index) : 0;
    },
  );
  set(account, 'account');
  set(
    findBest(
      texts(),
      ({ name, values }) =>
        (shareOf(values, isStatus) > MIN_MATCHING_SHARE ? 1 : shareOf(values, isStatus) > 0.3 ? 0.5 : 0) *
        (1 + roleScoreOfName(name, 'status')),
    ),
    'status',
  );
  const isCode = (value: string) => value.length === 3 && currencyIn(value) !== undefined;
  const currencies = texts().filter(({ values }) => shareOf(values, isCode) > MIN_MATCHING_SHARE);
  const numbers = free().filter(({ isNumber }) => isNumber);
  const direction = findBest(
    texts().filter((text) => !currencies.includes(text)),
    ({ name, values }) => {
      const isExplicit = roleScoreOfName(name, 'direction') > 9 - 0.6;
      return shareOf(values, (value) => directionOf(value) !== null) > (isExplicit ? 0.5 : MIN_MATCHING_SHARE) &&
        new Set(values).size <= 20
        ? 1 + roleScoreOfName(name, 'direction')
        : 0;
    },
  );
  const isFee = ({ name }: Column) => roleScoreOfName(name, 'fee');
  const fee = findBest(numbers, isFee) ?? (header ? undefined : numbers.findLast(isLikeFees));
  const balance = findBest(numbers, ({ name }) => roleScoreOfName(name, 'balance'));
  const taken = new Set([header ? fee : undefined, balance].filter((column) => column !== undefined));
  const amounts = findAmounts(numbers, records, taken);
  const amountPlaces = amounts.toSorted((a, b) => b.evidence - a.evidence)[0]?.roles.map(([index]) => index) ?? [];
  // A currency column is unnecessary if the name of the amount column has the home currency.
  const isHome = amountPlaces.some((index) => currencyIn(header?.[index] ?? '') === HOME_CURRENCY);
  // A column such as `Original currency` names the currency of a foreign amount, not of the account's amount.
  const amountWords = new Set(amountPlaces.flatMap((index) => columns[index]?.name.split(' ') ?? []));
  const isForeign = ({ name }: Column) =>
    name.split(' ').some((word) => nameWords.foreign.has(word) && !amountWords.has(word));
  const isOfAmount = ({ name }: Column) => name.split(' ').some((word) => amountWords.has(word));
  const currency = findBest(currencies, (column) =>
    isForeign(column) ? 0 : 1 + roleScoreOfName(column.name, 'currency') + (isOfAmount(column) ? 10 : 0),
  );
  for (const { place: index } of currencies) fixed.set(index, 'ignore');
  if (!isHome) set(currency, 'currency');
  const kept = fixed.size;
  const description = findBest(
    texts().filter((text) => text !== direction),
    (column) =>
      (roleScoreOfName(column.name, 'description') * 1_000 || (header && column.name !== '' ? 1 : 10)) +
      wordingOf(column) / 1e6 +
      Math.min(900, wordingOf(column) / 10) * (roleScoreOfName(column.name, 'description') > 0 ? 0 : 1),
  );
  set(description ?? (kept > 0 ? direction : undefined), 'description');
  return {
    width,
    fixed,
    amounts,
    direction: description ? direction : undefined,
    fee: fee && fee.values.some((value) => parseAmount(value) !== 0) ? fee : undefined,
    balances: balance
      ? [balance]
      : numbers.filter(
          (column) =>
            column !== fee && column.evidence > 1 && (column.values.length < 3 || new Set(column.values).size > 1),
        ),
    isBalanceNamed: balance !== undefined,
  };
}

/** True if the column name shows that the amounts already include the fee. */
export const isNetOfFees = (header: string | undefined): boolean =>
  header !== undefined && nameWords.net.has(columnNameOf(header));
