import type { ColumnRole, ImportMapping } from '@verdant/shared/contract';
import { findDecimalMark, isEmptyAmount, isMarkedCredit, parseAmount, type DecimalMark } from './amounts';
import { groupBy } from '../by-key';
import { canInferSignsFromBalances, measureBalanceSequence, type RunningBalanceRow } from './balance';
import { parseDate } from './dates';
import { findBalanceKind, toFileLine, type FileLine } from './rows';
import { currencyIn, directionOf, HOME_CURRENCY, isExplicitDirection } from './words';

type Cells = readonly string[];

export interface CsvRecord {
  readonly cells: Cells;
  readonly line: number;
}

/** First records of a file below its header, separated by one of its possible delimiters. */
export interface CsvHead {
  readonly delimiter: NonNullable<ImportMapping['delimiter']>;
  readonly records: readonly Cells[];
  /** Line with the column names, if any. */
  readonly header: Cells | undefined;
  /** Index of the header among all records of the file; -1 without a header. */
  readonly headerIndex: number;
  /** Currency named in a line above the header, such as `Currency,USD`. */
  readonly currency: string | undefined;
}

type Direction = ReturnType<typeof directionOf>;
const AMOUNTS: readonly ColumnRole[] = ['amount', 'money_out', 'money_in'];

/** The part of a layout that converts cells to amounts. */
interface AmountLayout {
  readonly mapping: ImportMapping;
  readonly columnsOf: (role: ColumnRole) => readonly number[];
  readonly decimalMark: DecimalMark;
  /** Sign of debits (`out`) and credits (`in`) in the file if columns or cells show the direction: -1 for a minus sign. */
  readonly signs: { readonly out: 1 | -1; readonly in: 1 | -1 };
  /** True if the file marks only credits, as in `500.00 CR` or `+500.00`, so that amounts without a mark are debits. */
  readonly areCreditsMarked: boolean;
  /** Direction of rows without a direction; null if rows of both directions are marked. */
  readonly unmarkedDirection: Direction;
}

/** A mapping, completed with facts from the first records of a file, by which cells are converted to transactions. */
export interface ColumnLayout extends AmountLayout {
  readonly head: CsvHead;
  /** True if the amounts are in one column, and no column names their direction. */
  readonly isSingleColumn: boolean;
  /** Mean sign of the debits in the file if columns or cells show the direction, from -1 to 1. */
  readonly outSigns: number;
  /** Smaller share of equal signs among the debits or among the credits of a direction column, from 0 to 1. */
  readonly signAgreement: number;
  /** True if the types of transactions, such as `Interest` and `Payment`, contradict the signs of their amounts. */
  readonly isDirectionDoubtful: boolean;
  /** Sign of the balances: -1 if the file states debts as positive numbers, otherwise 1. */
  readonly balanceSign: 1 | -1;
  /** Share of the balances that equal the previous balance plus the amount, from 0 to 1; undefined without balances. */
  readonly follows: number | undefined;
  /** True if the amounts have no signs, but the balances show whether money came in or went out. */
  readonly isSignedByBalance: boolean;
  readonly currency: string | undefined;
  readonly hasCurrencyInCells: boolean;
}

function textIn(cells: Cells, { columnsOf }: AmountLayout, role: ColumnRole): string | undefined {
  for (const index of columnsOf(role)) {
    const text = cells[index] ?? '';
    if (!isEmptyAmount(text)) return text;
  }
  return undefined;
}

const directionIn = (cell = '', unmarkedDirection: Direction): Direction =>
  cell === '' ? unmarkedDirection : directionOf(cell);

function singleAmount(cells: Cells, text: string, layout: AmountLayout): number | null {
  const { mapping, columnsOf, decimalMark, signs, areCreditsMarked } = layout;
  const parsed = parseAmount(text, decimalMark);
  if (parsed === null) return null;
  const cents = areCreditsMarked && !isMarkedCredit(text) ? 0 - parsed : parsed;
  const [place] = columnsOf('direction');
  if (place === undefined) return mapping.is_flipped ? 0 - cents : cents;
  const direction = directionIn(cells[place], layout.unmarkedDirection);
  if (direction === 'out') return 0 - cents * signs.out;
  if (direction === 'in') return cents * signs.in;
  // An amount without a direction is ambiguous, unless its own sign or the signs of other debits show the direction.
  return cents < 0 || signs.out === -1 ? cents : null;
}

/** Returns the amount of a record in cents: null if it cannot be read, undefined if none is given. */
function amountOf(cells: Cells, layout: AmountLayout): number | null | undefined {
  const single = textIn(cells, layout, 'amount');
  if (single !== undefined) return singleAmount(cells, single, layout);
  const [out, into] = [textIn(cells, layout, 'money_out'), textIn(cells, layout, 'money_in')];
  if (out === undefined && into === undefined) return undefined;
  const left = parseAmount(out ?? '0', layout.decimalMark);
  const came = parseAmount(into ?? '0', layout.decimalMark);
  return left === null || came === null ? null : came * layout.signs.in - left * layout.signs.out;
}

function netAmountOf(cells: Cells, layout: AmountLayout): number | null | undefined {
  const amount = amountOf(cells, layout);
  const fee = textIn(cells, layout, 'fee');
  if (fee === undefined || typeof amount !== 'number') return amount;
  const cents = parseAmount(fee, layout.decimalMark);
  return cents === null ? null : amount - Math.abs(cents);
}

/**
 * Returns the mean sign of all debits (`out`) or all credits (`in`), from -1 (all have a minus sign) to 1; undefined
 * without debits or credits.
 */
function signsOf(
  records: readonly Cells[],
  direction: 'out' | 'in',
  { columnsOf, decimalMark, unmarkedDirection }: Omit<AmountLayout, 'signs'>,
): number | undefined {
  const [by] = columnsOf('direction');
  let [sum, count] = [0, 0];
  for (const cells of records) {
    const places = by === undefined ? columnsOf(direction === 'out' ? 'money_out' : 'money_in') : columnsOf('amount');
    if (by !== undefined && directionIn(cells[by], unmarkedDirection) !== direction) continue;
    for (const index of places) {
      const sign = Math.sign(parseAmount(cells[index] ?? '', decimalMark) ?? 0);
      sum += sign;
      count += Math.abs(sign);
    }
  }
  return count === 0 ? undefined : sum / count;
}

const signOf = (mean = 0) => (mean < 0 ? (-1 as const) : (1 as const));

/** True if some amounts are marked as credits, and none is negative or marked as a debit. */
const marksOnlyCredits = (texts: readonly string[], mark: DecimalMark): boolean =>
  texts.some(isMarkedCredit) && texts.every((text) => (parseAmount(text, mark) ?? 0) >= 0);

/** Returns the direction of rows without a direction in a file that marks only credits or only debits; otherwise null. */
function unmarkedDirectionOf(texts: readonly string[]): Direction {
  const directions = new Set(texts.filter((text) => text !== '').map(directionOf));
  const [direction] = directions;
  if (directions.size !== 1 || !direction) return null;
  return direction === 'in' ? 'out' : 'in';
}

const stepsOf = (records: readonly Cells[], layout: AmountLayout): RunningBalanceRow[] =>
  records.flatMap((cells) => {
    const balanceCents = parseAmount(textIn(cells, layout, 'balance') ?? '', layout.decimalMark);
    const isSum = findBalanceKind(textIn(cells, layout, 'description') ?? '') !== undefined;
    const account = textIn(cells, layout, 'account') ?? '';
    return isSum ? [] : [{ amountCents: netAmountOf(cells, layout) ?? 0, balanceCents, account }];
  });

/** True if a mapping has the amounts in one column, and no column that names their direction. */
export const hasSingleAmountColumn = ({ columns }: Pick<ImportMapping, 'columns'>): boolean =>
  columns.includes('amount') && !columns.includes('direction');

/** Completes a mapping with what the first records of a file show. */
export function toLayout(mapping: ImportMapping, head: CsvHead): ColumnLayout {
  const { records, header } = head;
  const places = groupBy([...mapping.columns.keys()], (index) => mapping.columns[index]);
  const columnsOf = (role: ColumnRole) => places.get(role) ?? [];
  const money = AMOUNTS.flatMap(columnsOf);
  const textsOf = (all: readonly number[]) => all.flatMap((index) => records.map((cells) => cells[index] ?? ''));
  const decimalMark = mapping.decimal_mark ?? findDecimalMark(textsOf([...money, ...columnsOf('balance')])).mark;
  const isSingleColumn = hasSingleAmountColumn(mapping);
  const areCreditsMarked = isSingleColumn && marksOnlyCredits(textsOf(columnsOf('amount')), decimalMark);
  const unmarkedDirection = unmarkedDirectionOf(textsOf(columnsOf('direction')));
  const common = { mapping, columnsOf, decimalMark, areCreditsMarked, unmarkedDirection };
  const [outSigns, inSigns] = [signsOf(records, 'out', common), signsOf(records, 'in', common)];
  const outSign = mapping.is_out_signed === undefined ? signOf(outSigns) : mapping.is_out_signed ? -1 : 1;
  const layout = { ...common, signs: { out: outSign, in: signOf(inSigns) } } as const;
  const steps = columnsOf('balance').length > 0 ? stepsOf(records, layout) : [];
  const owned = measureBalanceSequence(steps);
  const owed = measureBalanceSequence(
    steps.map((step) => ({ ...step, balanceCents: step.balanceCents === null ? null : 0 - step.balanceCents })),
  );
  const isOwed = (owed?.part ?? 0) > (owned?.part ?? 0);
  const isSignedByBalance =
    isSingleColumn && (owned?.part ?? 1) < 1 && (owed?.part ?? 1) < 1 && canInferSignsFromBalances(steps);
  return {
    ...layout,
    head,
    isSingleColumn,
    outSigns: outSigns ?? 0,
    isDirectionDoubtful:
      columnsOf('direction').length > 0 &&
      (outSigns ?? 0) > 0 &&
      (inSigns ?? 0) < 0 &&
      !textsOf(columnsOf('direction')).some(isExplicitDirection),
    signAgreement: Math.min(Math.abs(outSigns ?? 1), Math.abs(inSigns ?? 1)),
    balanceSign: isOwed && !isSignedByBalance ? -1 : 1,
    follows: isSignedByBalance ? 1 : isOwed ? owed?.part : owned?.part,
    isSignedByBalance,
    currency:
      money.map((index) => currencyIn(header?.[index] ?? '')).find((code) => code !== undefined) ?? head.currency,
    hasCurrencyInCells: textsOf(money).some((text) => currencyIn(text) !== undefined),
  };
}

function currencyOf(cells: Cells, layout: ColumnLayout): string {
  const text = layout.hasCurrencyInCells
    ? AMOUNTS.map((role) => textIn(cells, layout, role)).find((amount) => amount !== undefined)
    : undefined;
  const named = text === undefined ? undefined : currencyIn(text);
  return named ?? textIn(cells, layout, 'currency')?.trim().toUpperCase() ?? layout.currency ?? HOME_CURRENCY;
}

/** True if a thousands separator without quotation marks has split an amount into two cells, such as `-1` and `042.10`. */
const isAmountSplit = (cells: Cells, { head: { header }, columnsOf }: ColumnLayout): boolean =>
  header !== undefined &&
  cells.length > header.length &&
  AMOUNTS.flatMap(columnsOf).some(
    (index) => /^[-+$]{0,3}\d{1,3}$/.test(cells[index] ?? '') && /^\d{3}(?:\.\d\d)?$/.test(cells[index + 1] ?? ''),
  );

export function readRecord({ cells, line }: CsvRecord, layout: ColumnLayout, account: number): FileLine {
  const balanceCents = parseAmount(textIn(cells, layout, 'balance') ?? '', layout.decimalMark);
  return toFileLine({
    line,
    account,
    date: parseDate(textIn(cells, layout, 'date') ?? '', layout.mapping.date_format),
    amountCents: isAmountSplit(cells, layout) ? null : netAmountOf(cells, layout),
    description: layout
      .columnsOf('description')
      .map((index) => cells[index] ?? '')
      .join(' '),
    balanceCents: balanceCents === null ? null : balanceCents * layout.balanceSign,
    status: textIn(cells, layout, 'status') ?? '',
    currency: currencyOf(cells, layout),
  });
}
