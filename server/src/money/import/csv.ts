import { CsvError, parse, type Options } from 'csv-parse/sync';
import { MAX_IMPORT_COLUMNS } from '@verdant/shared/contract';
import { eachLine, FileError, MAX_LINE_CHARS } from './decode';

export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];
export interface CsvHead {
  readonly delimiter: Delimiter;
  readonly records: readonly (readonly string[])[];
}
const HEAD = 64 * 1024;
const HEAD_RECORDS = 200;

const options = {
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  bom: true,
  trim: true,
  // Lines have a maximum length too, so only a record with an unclosed quotation mark can be longer than a line.
  max_record_size: MAX_LINE_CHARS,
} as const satisfies Options;

/** Returns the parser's options. Some banks write each value as a formula of a spreadsheet, such as `="042.10"`. */
const optionsFor = (text: string, delimiter: string): Options => ({
  ...options,
  delimiter,
  ...(text.includes('="') && { cast: (value: string) => /^="(.*)"$/.exec(value)?.[1] ?? value }),
});

/** True for a line of delimiters, which spreadsheets write for an empty row. */
const isEmptyRecord = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** Returns the records of a text up to the first malformed record, at most `HEAD_RECORDS`. */
function headWith(text: string, delimiter: Delimiter): string[][] {
  const records: string[][] = [];
  const keep = (record: string[]) => {
    if (!isEmptyRecord(record) || record.length > MAX_IMPORT_COLUMNS) records.push(record);
    return null;
  };
  try {
    parse(text, { ...optionsFor(text, delimiter), to: HEAD_RECORDS, on_record: keep });
  } catch {
    // The error is ignored: reading the whole file later throws it again.
  }
  return records;
}

/** Returns the first records of a file, once for each delimiter that the file contains. Throws for too many columns. */
export function readCsvHeads(file: string): CsvHead[] {
  const text = file.slice(0, HEAD);
  // The last line is dropped if it is possibly incomplete.
  const whole = text.length < file.length ? text.slice(0, text.lastIndexOf('\n') + 1) || text : text;
  const heads = delimiters
    .filter((delimiter) => whole.includes(delimiter))
    .map((delimiter) => ({ delimiter, records: headWith(whole, delimiter) }));
  const used = heads.filter(({ records }) => records.every(({ length }) => length <= MAX_IMPORT_COLUMNS));
  if (heads.length > 0 && used.length === 0) throw new FileError('columns');
  return used.length > 0 ? used : [{ delimiter: ',', records: headWith(whole, ',') }];
}

/** Calls `read` with each record. Throws for a line that is too long, and for a quotation mark that is never closed. */
export function eachRecord(text: string, delimiter: string, read: (record: CsvRecord) => void): void {
  eachLine(text, () => undefined);
  const onRecord = (cells: string[], { lines }: { lines: number }) => {
    if (cells.length > MAX_IMPORT_COLUMNS) throw new FileError('columns');
    if (!isEmptyRecord(cells)) read({ cells, line: lines });
    return null;
  };
  try {
    parse(text, { ...optionsFor(text, delimiter), on_record: onRecord });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records, empty_lines: empty } = error;
    // The malformed record begins on the line after all complete records and empty lines.
    const isKnown = typeof records === 'number' && typeof empty === 'number';
    throw new FileError('quote', isKnown ? records + empty + 1 : null);
  }
}
