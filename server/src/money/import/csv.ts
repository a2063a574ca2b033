import { CsvError, parse, type Options } from 'csv-parse/sync';
import { MAX_IMPORT_COLUMNS } from '@verdant/shared/contract';
import { eachLine, MAX_LINE } from './decode';
import { FileError } from './file-error';

/** A record of a CSV file, and the line that it ends at. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Length of the beginning of a file, in which its columns are recognised. */
const HEAD = 64 * 1024;
/** Maximum number of records in it. */
const HEAD_RECORDS = 200;
/** Length of the part of it that decides on the delimiter. */
const CHOSEN_BY = 16 * 1024;

const options = {
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  bom: true,
  trim: true,
  // A record is only longer than a line where a quotation mark was never closed.
  max_record_size: MAX_LINE,
} as const satisfies Options;

/** Returns the first records, up to one that is malformed. */
function headWith(text: string, delimiter: string): string[][] {
  const records: string[][] = [];
  const keep = (record: string[]) => {
    records.push(record);
    return null;
  };
  try {
    parse(text, { ...options, delimiter, to: HEAD_RECORDS, on_record: keep });
  } catch {
    // The whole file is read after this, and reports what is wrong.
  }
  return records;
}

const widthOf = (records: readonly string[][]): number =>
  records.map(({ length }) => length).toSorted((a, b) => a - b)[Math.floor(records.length / 2)] ?? 0;

/**
 * Returns the first records of a file, with the delimiter by which most of them have as many cells as possible. Throws for too many
 * columns.
 */
export function readHead(file: string): { delimiter: string; records: string[][] } {
  const text = file.slice(0, HEAD);
  // The last line may be cut.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1) || text;
  const start = whole.slice(0, whole.lastIndexOf('\n', CHOSEN_BY) + 1) || whole;
  let best = { delimiter: ',', width: 0 };
  for (const delimiter of DELIMITERS) {
    const width = widthOf(headWith(start, delimiter));
    if (width > best.width) best = { delimiter, width };
  }
  const records = headWith(whole, best.delimiter);
  checkWidths(records);
  return { delimiter: best.delimiter, records };
}

function checkWidths(records: readonly (readonly string[])[]): void {
  if (records.some(({ length }) => length > MAX_IMPORT_COLUMNS)) throw new FileError('columns');
}

/** Returns the line at which the malformed record begins. */
function lineOfError({ records, empty_lines: empty }: CsvError): number | null {
  return typeof records === 'number' && typeof empty === 'number' ? records + empty + 1 : null;
}

/** Calls `read` with each record. Throws for a line that is too long, and where a quotation mark is never closed. */
export function eachRecord(text: string, delimiter: string, read: (record: CsvRecord) => void): void {
  eachLine(text, () => undefined);
  const onRecord = (cells: string[], { lines }: { lines: number }) => {
    checkWidths([cells]);
    read({ cells, line: lines });
    return null;
  };
  try {
    parse(text, { ...options, delimiter, on_record: onRecord });
  } catch (error) {
    if (error instanceof CsvError) throw new FileError('quote', lineOfError(error));
    throw error;
  }
}
