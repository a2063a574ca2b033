import type { ImportMapping } from '@verdant/shared/contract';
import { MIN_EVIDENCE_LEAD, signEvidence } from './choose-mapping';
import { addToSample, isRow, totalsOf, type FileLine, type FileRow, type ParsedFile, type SampleLine } from './rows';

type Direction = 'in' | 'out' | null;

/** The lines of a file as one mapping reads them, before the signs are decided. */
interface UnsignedReading {
  readonly mapping: ImportMapping;
  readonly lines: readonly FileLine[];
}

/** Makes the amounts of debit rows negative, if most of these amounts are positive and the file therefore has no signs. */
function withTypes(lines: readonly FileLine[], directions: readonly Direction[]): readonly FileLine[] {
  let positive = 0;
  for (const [index, line] of lines.entries()) {
    if (isRow(line) && directions[index] === 'out') positive += Math.sign(line.amountCents);
  }
  if (positive <= 0) return lines;
  return lines.map((line, index) => (isRow(line) && directions[index] === 'out' ? flipRow(line) : line));
}

const flipRow = (row: FileRow): FileRow => ({ ...row, amountCents: 0 - row.amountCents });
const withSigns = (lines: readonly FileLine[], isFlipped: boolean): readonly FileLine[] =>
  isFlipped ? lines.map((line) => (isRow(line) ? flipRow(line) : line)) : lines;

/** Maximum number of rows that are compared to decide the signs. */
const COMPARED = 500;

const leadOf = (rows: readonly FileRow[]) =>
  rows.length === 0 ? Infinity : signEvidence(rows, false) - signEvidence(rows.map(flipRow), true);

/**
 * Decides the signs of a file without columns: by the types of its rows, by the user's choice, or by evidence. `others` are
 * readings that are as likely as `unsigned`.
 */
export function chooseSign(
  unsigned: UnsignedReading,
  directions: readonly Direction[],
  isGiven: boolean,
  others: readonly UnsignedReading[] = [],
): Omit<ParsedFile, 'format' | 'accounts'> {
  const plain = { ...unsigned, lines: withTypes(unsigned.lines, directions) };
  const hasTypes = directions.some((direction) => direction !== null);
  const lead = hasTypes ? Infinity : leadOf(plain.lines.slice(0, COMPARED).filter(isRow));
  // A minus sign means a debit until the user decides, unless the evidence for the opposite is clear.
  const isFlipped = isGiven ? plain.mapping.is_flipped : lead <= -MIN_EVIDENCE_LEAD;
  const readingOf = ({ mapping, lines }: UnsignedReading, isReadingFlipped: boolean) => ({
    mapping: { ...mapping, is_flipped: isReadingFlipped },
    totals: totalsOf(withSigns(lines, isReadingFlipped)),
  });
  const near = Math.abs(lead) < MIN_EVIDENCE_LEAD ? [readingOf(plain, true)] : [];
  const alternatives = isGiven ? [] : [...near, ...others.map((other) => readingOf(other, isFlipped))];
  const lines = withSigns(plain.lines, isFlipped);
  const sample: SampleLine[] = [];
  for (const line of lines) addToSample(sample, line);
  return {
    mapping: { ...plain.mapping, is_flipped: isFlipped },
    is_remembered: false,
    header: [],
    missing: [],
    readings: alternatives.length > 0 ? [readingOf(plain, isFlipped), ...alternatives] : [],
    sample,
    lines,
  };
}
