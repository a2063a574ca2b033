import type { ImportMapping } from '@verdant/shared/contract';
import { MIN_EVIDENCE_LEAD, signEvidence } from './choose-mapping';
import {
  addToSample,
  isRow,
  type FileRow,
  type FileLine,
  type ParsedFile,
  type SampleLine,
  totalsOf,
  withSwappedSigns,
} from './rows';

type Direction = 'in' | 'out' | null;

/** Makes the amounts of debit rows negative, if most of these amounts are positive and the file therefore has no signs. */
function withTypes(lines: readonly FileLine[], directions: readonly Direction[]): readonly FileLine[] {
  let positive = 0;
  for (const [index, line] of lines.entries()) {
    if (isRow(line) && directions[index] === 'out') positive += Math.sign(line.amountCents);
  }
  if (positive <= 0) return lines;
  return lines.map((line, index) => (isRow(line) && directions[index] === 'out' ? flipped(line) : line));
}

const flipped = (row: FileRow): FileRow => ({ ...row, amountCents: 0 - row.amountCents });
const flippedLine = (line: FileLine): FileLine => (isRow(line) ? flipped(line) : line);

/** Decides the signs of a file without columns: by the types of its rows, by the user's choice, or by evidence. */
export function chooseSign(
  unsigned: readonly FileLine[],
  directions: readonly Direction[],
  mapping: ImportMapping,
  isGiven: boolean,
  others: readonly { readonly mapping: ImportMapping; readonly lines: readonly FileLine[] }[] = [],
): Pick<ParsedFile, 'mapping' | 'lines' | 'sample' | 'readings'> {
  const hasTypes = directions.some((direction) => direction !== null);
  const plain = hasTypes ? withTypes(unsigned, directions) : unsigned;
  const linesOf = (isFlipped: boolean) => (isFlipped ? plain.map(flippedLine) : plain);
  if (isGiven) return toSignedFile(mapping, linesOf(mapping.is_flipped), []);
  const lead = hasTypes ? Infinity : leadOf(plain.slice(0, COMPARED).filter(isRow));
  // A minus sign means a debit until the user decides, unless the evidence for the opposite is clear.
  const isFlipped = lead <= -MIN_EVIDENCE_LEAD;
  const readingOf = (flip: boolean, used: ImportMapping = mapping, all: readonly FileLine[] = plain) => ({
    mapping: { ...used, is_flipped: flip },
    totals: flip ? withSwappedSigns(totalsOf(all)) : totalsOf(all),
  });
  const near = Math.abs(lead) < MIN_EVIDENCE_LEAD ? [readingOf(true)] : [];
  const dates = others.map((other) => readingOf(isFlipped, other.mapping, other.lines));
  const readings = near.length + dates.length > 0 ? [readingOf(isFlipped), ...near, ...dates] : [];
  return toSignedFile({ ...mapping, is_flipped: isFlipped }, linesOf(isFlipped), readings);
}

const COMPARED = 500;

const leadOf = (rows: readonly FileRow[]) =>
  rows.length === 0 ? Infinity : signEvidence(rows, false) - signEvidence(rows.map(flipped), true);

function toSignedFile(mapping: ImportMapping, lines: readonly FileLine[], readings: ParsedFile['readings']) {
  const sample: SampleLine[] = [];
  for (const line of lines) addToSample(sample, line);
  return { mapping, lines, sample, readings };
}
