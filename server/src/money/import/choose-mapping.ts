import type { ColumnRole, ImportMapping } from '@verdant/shared/contract';
import { findDecimalMark } from './amounts';
import { inferSignsFromBalances } from './balance';
import type { Column } from './column';
import { findColumns, findHeader, isNetOfFees, type DetectedColumns } from './columns';
import { findDateFormats } from './dates';
import { hasSingleAmountColumn, readRecord, toLayout, type ColumnLayout, type CsvHead } from './layout';
import { findBalanceKind, isInvalidLine, isRow, type FileRow } from './rows';
import { columnNames, currencyIn, descriptionWords, normaliseText } from './words';

/** Returns the currency in a line such as `Currency,USD`; undefined for any other line above the header. */
function currencyOfTitle([label = '', value = '']: readonly string[]): string | undefined {
  return columnNames.currency.some((name) => normaliseText(label).endsWith(name)) ? currencyIn(value) : undefined;
}

export function toCsvHead(delimiter: CsvHead['delimiter'], records: CsvHead['records']): CsvHead {
  const headerIndex = findHeader(records);
  const titles = records.slice(0, Math.max(headerIndex, 0));
  const currency = titles.flatMap((cells) => currencyOfTitle(cells) ?? [])[0];
  return { delimiter, header: records[headerIndex], headerIndex, currency, records: records.slice(headerIndex + 1) };
}

export interface MappingHypothesis {
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
    const isIn = words.some((word) => descriptionWords.in.has(word));
    const isOut = words.some((word) => descriptionWords.out.has(word));
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

function evaluate(mapping: ImportMapping, head: CsvHead, evidence: number): MappingHypothesis {
  const layout = toLayout(mapping, head);
  const unsigned = head.records.map((cells, index) => readRecord({ cells, line: index }, layout, 0));
  const lines = layout.isSignedByBalance ? inferSignsFromBalances(unsigned) : unsigned;
  const rows = lines.filter(isRow);
  const readable = lines.filter((line) => !isInvalidLine(line)).length;
  const follows =
    layout.follows === undefined ? 0 : layout.follows * FOLLOW + layout.balanceSign * OWNED * layout.follows;
  const score =
    evidence +
    follows +
    (readable / Math.max(1, lines.length)) * READ +
    (layout.isSingleColumn
      ? signEvidence(rows, mapping.is_flipped || layout.isSignedByBalance)
      : measureWordAgreement(rows) * 3 + MINUS_IS_OUT + MORE_LEAVES + outEvidence(layout)) +
    (mapping.columns.includes('direction') ? (1 - layout.signAgreement) * MIXED_SIGNS : 0);
  return { layout, score, outcome: rows.map(({ date, amountCents }) => `${date} ${amountCents}`).join() };
}

interface RolesHypothesis {
  readonly roles: ReadonlyMap<number, ColumnRole>;
  readonly evidence: number;
}

/** Returns the possible roles of columns: each choice of amount columns, with and without balance, direction and fee. */
function rolesOf(
  { fixed, amounts, direction, fee, balances, isBalanceNamed }: DetectedColumns,
  header: CsvHead['header'],
): RolesHypothesis[] {
  const sorted = amounts.toSorted((a, b) => b.evidence - a.evidence).slice(0, 8);
  return sorted.flatMap(({ roles, evidence }) => {
    const isFree = ({ place: index }: Column) => !roles.some(([other]) => other === index);
    const withColumn = (found: RolesHypothesis, column: Column, role: ColumnRole, more: number): RolesHypothesis => ({
      roles: new Map(found.roles).set(column.place, role),
      evidence: found.evidence + more,
    });
    const initial = { roles: new Map([...fixed, ...roles]), evidence };
    const others = balances.filter(isFree);
    const balanceEvidence = isBalanceNamed ? 1 : header ? NO_BALANCE : 0.5;
    const withBalances = others.slice(0, 4).map((column) => withColumn(initial, column, 'balance', balanceEvidence));
    const isDirectionPossible = direction && roles.some(([, role]) => role === 'amount');
    const isFeePossible = fee && isFree(fee) && !roles.some(([index]) => isNetOfFees(header?.[index]));
    return (isBalanceNamed && others.length > 0 ? withBalances : [initial, ...withBalances])
      .flatMap((found) => (isDirectionPossible ? [found, withColumn(found, direction, 'direction', 4)] : [found]))
      .flatMap((found) => (isFeePossible ? [found, withColumn(found, fee, 'fee', 0)] : [found]));
  });
}

const MONEY: ReadonlySet<ColumnRole> = new Set(['amount', 'money_out', 'money_in', 'balance']);

function* mappingsOf(
  { delimiter, header, records }: CsvHead,
  found: DetectedColumns,
): Generator<[mapping: ImportMapping, evidence: number]> {
  const has_header = header !== undefined;
  const columnsWith = (roles: RolesHypothesis['roles']) =>
    Array.from({ length: found.width }, (_none, index) => roles.get(index) ?? 'ignore');
  const [dates = -1] = [...found.fixed].find(([, role]) => role === 'date') ?? [];
  const formats = findDateFormats(records.map((cells) => cells[dates] ?? '').filter((text) => text !== ''));
  const hypotheses = rolesOf(found, header);
  // The user completes the mapping of a file in which no column of amounts was found.
  if (hypotheses.length === 0) {
    const columns = columnsWith(found.fixed);
    yield [{ columns, has_header, date_format: 'dmy', is_flipped: false, delimiter }, found.width > 1 ? -40 : -60];
  }
  for (const { roles, evidence } of hypotheses) {
    const columns = columnsWith(roles);
    const isSingle = hasSingleAmountColumn({ columns });
    const isMoney = (_cell: string, index: number) => MONEY.has(columns[index] ?? 'ignore');
    const { mark, isOpen } = findDecimalMark(records.flatMap((cells) => cells.filter(isMoney)));
    for (const [index, format] of formats.entries()) {
      for (const decimal_mark of isOpen ? marks : [mark]) {
        const more = evidence - index + (decimal_mark === mark ? 0 : LESS_USUAL);
        for (const turned of [false, true]) {
          const signs = isSingle ? { is_flipped: turned } : { is_flipped: false, is_out_signed: turned };
          yield [{ columns, has_header, date_format: format, decimal_mark, ...signs, delimiter }, more];
        }
      }
    }
  }
}

function hypothesesOf(head: CsvHead): MappingHypothesis[] {
  const { header, records } = head;
  const transactions = records.filter((cells) => !cells.some((cell) => findBalanceKind(cell) !== undefined));
  const found = findColumns(header, transactions.length > 0 ? transactions : records);
  return [...mappingsOf(head, found)]
    .slice(0, MAX_COMPARED)
    .map(([mapping, evidence]) => evaluate(mapping, head, evidence));
}

/** Returns the file's reading with the most evidence, and readings with nearly as much but different sums or days. */
export function chooseMappingHypotheses(heads: readonly CsvHead[]): MappingHypothesis[] {
  const all = heads.flatMap(hypothesesOf).toSorted((a, b) => b.score - a.score);
  const [first] = all;
  if (!first) return [];
  const near = all.filter(({ score }) => first.score - score < MIN_EVIDENCE_LEAD);
  const bySigns = all.find(({ layout: { mapping } }) => !mapping.columns.includes('direction') && !mapping.is_flipped);
  const shown: MappingHypothesis[] = [];
  for (const hypothesis of first.layout.isDirectionDoubtful && bySigns ? [first, bySigns, ...near] : near) {
    if (!shown.some(({ outcome }) => outcome === hypothesis.outcome)) shown.push(hypothesis);
  }
  // The reading in which a minus sign means a debit comes first, so that it applies until the user decides.
  const isMinusCredit = ({ layout }: MappingHypothesis) => layout.mapping.is_flipped || layout.isDirectionDoubtful;
  return shown.slice(0, MAX_SHOWN).toSorted((a, b) => Number(isMinusCredit(a)) - Number(isMinusCredit(b)));
}
