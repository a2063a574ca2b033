import type { ColumnRole, DateFormat } from '@verdant/shared/contract';
import { isEmptyAmount, parseAmount } from './amounts';
import { findDateFormats, parseDate } from './dates';
import { columnNames, columnStems, currencyIn, HOME_CURRENCY, nameWords, normaliseText } from './words';

export type RecordCells = readonly (readonly string[])[];
type NamedRole = Exclude<ColumnRole, 'ignore'>;

/** Minimum share of days among the values of a column for a column of days. The same minimum applies to amounts. */
export const MIN_MATCHING_SHARE = 0.85;
/** The same minimum share if the name of the column already shows that it holds days or amounts. */
const SOME = 0.3;
/** Evidence for an amount column whose name shows that its amounts are in the home currency. */
const HOME_AMOUNT = 6;
const NUMBER = /^\d{6,}$/;
const MAX_DAY = 40;

/** Returns the share of values with a property, from 0 to 1; 0 without values. */
export const shareOf = (values: readonly string[], is: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

export const isDateText = (text: string, format: DateFormat = 'dmy') =>
  text.length <= MAX_DAY && parseDate(text, format) !== undefined;

const isCurrencyCode = (word: string | undefined) => word?.length === 3 && currencyIn(word) !== undefined;

/** Returns the name of a column without the currency in it: `Amount in AUD` is `amount`. */
export const columnNameOf = (cell: string) =>
  normaliseText(cell)
    .split(' ')
    .filter((word, index, words) => !isCurrencyCode(word) && !(word === 'in' && isCurrencyCode(words[index + 1])))
    .join(' ');

/** Returns how well a name suits a role: exact names score higher than stems within longer names; 0 for any other name. */
export function roleScoreOfName(name: string, role: NamedRole): number {
  const index = columnNames[role].indexOf(name);
  if (index !== -1) return 10 - index * 0.15;
  const words = name.split(' ');
  if (role === 'amount' && words.some((word) => nameWords.other.has(word))) return 0;
  const hasStem = columnStems[role]?.some((stem) => words.some((word) => word.startsWith(stem)));
  return hasStem === true ? 5 - words.length * 0.1 : 0;
}

export interface Column {
  readonly place: number;
  readonly name: string;
  readonly isDate: boolean;
  readonly isNumber: boolean;
  readonly filled: number;
  readonly values: readonly string[];
  readonly evidence: number;
}

export function describeColumn(records: RecordCells, index: number, header = ''): Column {
  const values = records.map((cells) => cells[index] ?? '').filter((value) => !isEmptyAmount(value));
  const name = columnNameOf(header);
  const isNamed = roleScoreOfName(name, 'date') > 0;
  const [format] = findDateFormats(values.slice(0, 50));
  const isDay = (value: string) => (isNamed || /\D/.test(value) || value.length === 8) && isDateText(value, format);
  const isDate = shareOf(values, isDay) >= (isNamed ? SOME : MIN_MATCHING_SHARE);
  const isAmounts =
    roleScoreOfName(name, 'amount') + roleScoreOfName(name, 'money_out') + roleScoreOfName(name, 'money_in') > 0;
  // The billing amount of a card is the amount after the conversion to the currency of the account.
  const isInHomeCurrency = currencyIn(header) === HOME_CURRENCY || name.split(' ').includes('billing');
  const isNumber =
    !isDate &&
    shareOf(values, (value) => parseAmount(value) !== null) >= (isAmounts ? SOME : MIN_MATCHING_SHARE) &&
    (isAmounts || shareOf(values, (value) => NUMBER.test(value)) < MIN_MATCHING_SHARE);
  return {
    place: index,
    name,
    isDate,
    isNumber,
    filled: records.length === 0 ? 0 : values.length / records.length,
    values,
    evidence: isNumber ? amountEvidence(name, values, index) + (isInHomeCurrency ? HOME_AMOUNT : 0) : 0,
  };
}

function amountEvidence(name: string, values: readonly string[], position: number): number {
  const cents = values.map((value) => parseAmount(value) ?? 0);
  const isConstant = values.length > 2 && new Set(values).size === 1;
  const [hasIn, hasOut] = [cents.some((cent) => cent > 0), cents.some((cent) => cent < 0)];
  const isRising = cents.length > 2 && cents.every((cent, index) => index === 0 || cent > (cents[index - 1] ?? cent));
  const isNoAmount = roleScoreOfName(name, 'amount') === 0 && name.split(' ').some((word) => nameWords.other.has(word));
  const decimals = shareOf(values, (value) => /[.,]\d{2}(?!\d)/.test(value));
  return (
    roleScoreOfName(name, 'amount') +
    decimals * 4 +
    (hasOut ? (hasIn ? 3 : 1) : 0) -
    position * 0.1 -
    (isConstant ? 4 : 0) -
    (cents.filter((cent) => cent === 0).length / Math.max(1, cents.length)) * 10 -
    (decimals === 0 ? 2 : 0) -
    (isRising && decimals === 0 ? 3 : 0) -
    (isNoAmount ? 8 : 0)
  );
}
