import type { ImportMapping } from '@verdant/shared/contract';
import { findDecimalMark } from './amounts';
import { inferSignsFromBalances } from './balance';
import type { Column } from './column';
import { findColumns, findHeader, isNetOfFees, type DetectedColumns } from './columns';
import { findDateFormats } from './dates';
import { readRecord, toLayout, type ColumnLayout, type Sample } from './layout';
import { findBalanceKind, isRow, type FileRow } from './rows';
import { columnNames, currencyIn, descriptionDirectionWords, normaliseText } from './words';

type Delimiter = NonNullable<ImportMapping['delimiter']>;

/** First records of a file below its header, separated by one of its possible delimiters. */
export interface CsvHead extends Sample {
  readonly delimiter: Delimiter;
  /** Index of the header among all records of the file; -1 without a header. */
  readonly headerIndex: number;
}

/** Returns the currency in a line such as `Currency,USD`; undefined for any other line above the header. */
function currencyOfTitle([label = '', value = '']: readonly string[]): string | undefined {
  return columnNames.currency.some((name) => normaliseText(label).endsWith(name)) ? currencyIn(value) : undefined;
}

export function toCsvHead(delimiter: Delimiter, records: CsvHead['records']): CsvHead {
  const headerIndex = findHeader(records);
  const titles = records.slice(0, Math.max(headerIndex, 0));
  const currency = titles.flatMap((cells) => currencyOfTitle(cells) ?? [])[0];
  return { delimiter, header: records[headerIndex], headerIndex, currency, records: records.slice(headerIndex + 1) };
}

export interface MappingHypothesis {
  readonly mapping: ImportMapping;
  readonly layout: ColumnLayout;
  readonly score: number;
  /** Sums and days of the first records as this reading interprets them. Two readings with equal outcomes count as one. */
  readonly outcome: string;
}

/** Weights of the kinds of evidence for a reading. Evidence from balances outweighs all other evidence together. */
const [READ, FOLLOW, WORDS, MINUS_IS_OUT, MORE_LEAVES, OWNED] = [40, 60, 6, 2.2, 2, 6];
/** Minimum number of rows for full evidence that most rows are debits. */
const MANY = 10;
/** Weight of the evidence that most debits have the same sign. */
const MOST_SIGNS = 6;
/** Penalty for a direction column whose debits or credits have different signs, because then the signs show the direction. */
const MIXED_SIGNS = -10;
/** Score of a decimal mark that is less likely and that no amount proves. */
const LESS_USUAL = -1;
const marks = ['.', ','] as const;
/**
 * Penalty for reading a column as balances although its name does not say so. Only balances that equal the previous balance
 * plus the amount outweigh the penalty.
 */
const NO_BALANCE = -12;
/** Minimum lead in evidence over other readings for choosing a reading without asking the user. */
export const MIN_EVIDENCE_LEAD = 2;
/** Maximum number of column mappings that the code compares, and of those that the user is shown. */
const [MAX_COMPARED, MAX_SHOWN] = [80, 3];

/** Minimum descriptions with words of direction for full evidence. One description is ambiguous: refunds go in or out. */
const FEW_NAMED = 3;

/** Returns the degree to which descriptions agree with the signs of their amounts, from -1 (all contradict) to 1. */
function measureWordAgreement(rows: readonly FileRow[]): number {
  let [agree, named] = [0, 0];
  for (const { description, amountCents } of rows) {
    const words = normaliseText(description).split(' ');
    const isIn = words.some((word) => descriptionDirectionWords.in.has(word));
    const isOut = words.some((word) => descriptionDirectionWords.out.has(word));
    if (isIn === isOut || amountCents === 0) continue;
    named += 1;
    agree += amountCents > 0 === isIn ? 1 : -1;
  }
  return agree / Math.max(FEW_NAMED, named);
}

/** Returns the evidence for the signs of amounts in one column, or in two columns whose names do not show a direction. */
export function signEvidence(rows: readonly FileRow[], isFlipped: boolean): number {
  const outs = rows.filter(({ amountCents }) => amountCents < 0).length;
  const more = rows.length === 0 ? 0 : (2 * outs - rows.length) / Math.max(MANY, rows.length);
  return measureWordAgreement(rows) * WORDS + (isFlipped ? 0 : MINUS_IS_OUT) + more * MORE_LEAVES;
}

/** Returns the evidence that the sign assumed for debits is the sign that most debits have. */
const outEvidence = ({ mapping, outSigns }: ColumnLayout) =>
  mapping.is_out_signed === undefined ? 0 : (mapping.is_out_signed ? -outSigns : outSigns) * MOST_SIGNS;

function evaluate(mapping: ImportMapping, sample: Sample, evidence: number): MappingHypothesis {
  const layout = toLayout(mapping, sample);
  const unsigned = sample.records.map((cells, index) => readRecord({ cells, line: index }, layout, 0));
  const lines = layout.isSignedByBalance ? inferSignsFromBalances(unsigned) : unsigned;
  const rows = lines.filter(isRow);
  const readable = lines.filter((line) => !('reason' in line)).length;
  const isUnnamed = mapping.columns.includes('amount') && !mapping.columns.includes('direction');
  const follows =
    layout.follows === undefined ? 0 : layout.follows * FOLLOW + layout.balanceSign * OWNED * layout.follows;
  const score =
    evidence +
    follows +
    (readable / Math.max(1, lines.length)) * READ +
    (isUnnamed
      ? signEvidence(rows, mapping.is_flipped || layout.isSignedByBalance)
      : measureWordAgreement(rows) * 3 + MINUS_IS_OUT + MORE_LEAVES + outEvidence(layout)) +
    (mapping.columns.includes('direction') ? (1 - layout.signAgreement) * MIXED_SIGNS : 0);
  const amounts = rows.map(({ date, amountCents }) => `${date} ${amountCents}`).join();
  return { mapping, layout, score, outcome: amounts };
}

type Roles = [roles: ReadonlyMap<number, ImportMapping['columns'][number]>, evidence: number];

/** Yields the possible roles of columns: each choice of amount columns, with and without balance, direction and fee. */
function* rolesOf(
  { fixed, amounts, direction, fee, balances, isBalanceNamed }: DetectedColumns,
  header: CsvHead['header'],
): Generator<Roles> {
  const withColumn = (roles: Roles[0], column: Column, role: ImportMapping['columns'][number]) =>
    new Map(roles).set(column.place, role);
  const sorted = amounts.toSorted((a, b) => b.evidence - a.evidence).slice(0, 8);
  for (const { roles, evidence } of sorted) {
    const initialRoles: Roles[0] = new Map([...fixed, ...roles]);
    const isSingle = roles.some(([, role]) => role === 'amount');
    const isTaken = ({ place: index }: Column) => roles.some(([other]) => other === index);
    const others = balances.filter((balance) => !isTaken(balance));
    const kept: [Roles[0], number][] = isBalanceNamed && others.length > 0 ? [] : [[initialRoles, 0]];
    for (const other of others.slice(0, 4)) {
      kept.push([withColumn(initialRoles, other, 'balance'), isBalanceNamed ? 1 : header ? NO_BALANCE : 0.5]);
    }
    for (const [columns, more] of kept) {
      const directions: Roles[] = [[columns, evidence + more]];
      if (isSingle && direction) directions.push([withColumn(columns, direction, 'direction'), evidence + more + 4]);
      for (const [found, sum] of directions) {
        const isFeeIn = roles.some(([index]) => isNetOfFees(header?.[index]));
        yield [found, sum];
        if (fee && !isFeeIn && !isTaken(fee)) yield [withColumn(found, fee, 'fee'), sum];
      }
    }
  }
}

function* mappingsOf(head: CsvHead, found: DetectedColumns): Generator<[ImportMapping, number]> {
  const dates = [...found.fixed].flatMap(([index, role]) => (role === 'date' ? [index] : []));
  const texts = head.records.map((cells) => cells[dates[0] ?? -1] ?? '').filter((text) => text !== '');
  const formats = texts.length === 0 ? (['dmy'] as const) : findDateFormats(texts);
  for (const [roles, evidence] of rolesOf(found, head.header)) {
    const columns = Array.from({ length: found.width }, (_none, index) => roles.get(index) ?? 'ignore');
    const money = columns.flatMap((role, index) =>
      ['amount', 'money_out', 'money_in', 'balance'].includes(role) ? [index] : [],
    );
    const { mark, isOpen } = findDecimalMark(money.flatMap((index) => head.records.map((cells) => cells[index] ?? '')));
    const isSingle = columns.includes('amount') && !columns.includes('direction');
    const orders = formats.length > 0 ? formats : (['dmy'] as const);
    for (const [index, format] of orders.entries()) {
      for (const decimal_mark of isOpen ? marks : [mark]) {
        const more = evidence - index + (decimal_mark === mark ? 0 : LESS_USUAL);
        for (const turned of [false, true]) {
          const common = {
            columns,
            has_header: head.header !== undefined,
            date_format: format,
            decimal_mark,
          } as const;
          const signs = isSingle ? { is_flipped: turned } : { is_flipped: false, is_out_signed: turned };
          yield [{ ...common, ...signs, delimiter: head.delimiter }, more];
        }
      }
    }
  }
}

/** Returns a mapping for a file in which no amount column was found; the user completes the mapping. */
function incompleteMapping(head: CsvHead, found: DetectedColumns): ImportMapping {
  const columns = Array.from({ length: found.width }, (_none, index) => found.fixed.get(index) ?? ('ignore' as const));
  return {
    columns,
    has_header: head.header !== undefined,
    date_format: 'dmy',
    is_flipped: false,
    delimiter: head.delimiter,
  };
}

function hypothesesOf(head: CsvHead): MappingHypothesis[] {
  const { header, records } = head;
  const transactions = records.filter((cells) => !cells.some((cell) => findBalanceKind(cell) !== undefined));
  const found = findColumns(header, transactions.length > 0 ? transactions : records);
  const evaluated = [...mappingsOf(head, found)]
    .slice(0, MAX_COMPARED)
    .map(([mapping, evidence]) => evaluate(mapping, head, evidence));
  return evaluated.length > 0
    ? evaluated
    : [evaluate(incompleteMapping(head, found), head, found.width > 1 ? -40 : -60)];
}

/** Returns the file's reading with the most evidence, and readings with nearly as much but different sums or days. */
export function chooseMappingHypotheses(heads: readonly CsvHead[]): MappingHypothesis[] {
  const all = heads.flatMap(hypothesesOf).toSorted((a, b) => b.score - a.score);
  const [first] = all;
  if (!first) return [];
  const near = all.filter(({ score }) => first.score - score < MIN_EVIDENCE_LEAD);
  const bySigns = all.find(({ mapping }) => !mapping.columns.includes('direction') && !mapping.is_flipped);
  const shown: MappingHypothesis[] = [];
  for (const hypothesis of first.layout.isDirectionDoubtful && bySigns ? [first, bySigns, ...near] : near) {
    if (!shown.some(({ outcome }) => outcome === hypothesis.outcome)) shown.push(hypothesis);
  }
  // The reading in which a minus sign means a debit comes first, so that it applies until the user decides.
  const isMinusCredit = ({ mapping, layout }: MappingHypothesis) => mapping.is_flipped || layout.isDirectionDoubtful;
  return shown.slice(0, MAX_SHOWN).toSorted((a, b) => Number(isMinusCredit(a)) - Number(isMinusCredit(b)));
}
