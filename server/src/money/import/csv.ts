import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse, type Options } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { fileError } from './file-error';

/** A record of a CSV file, and the line that it ends at. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** So much is read to recognise the columns. */
const HEAD_RECORDS = 200;
/** And so many characters to choose the delimiter. */
const CHOSEN_BY = 16 * 1024;
/** A record that is longer is a quotation mark that was never closed. */
const MAX_RECORD = 32 * 1024;

const options = {
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  bom: true,
  trim: true,
  max_record_size: MAX_RECORD,
} as const satisfies Options;

/** The first records, up to one that is malformed. */
function headWith(text: string, delimiter: string): string[][] {
  const records: string[][] = [];
  const keep = (record: string[]) => {
    records.push(record);
    return null;
  };
  try {
    parseSync(text, { ...options, delimiter, to: HEAD_RECORDS, on_record: keep });
  } catch {
    // The whole file is read after this, and reports what is wrong.
  }
  return records;
}

/** The delimiter of a file, by which most of its first records have as many cells as possible, and these records. Others have a turn in between. */
export async function readHead(text: string): Promise<{ delimiter: string; records: string[][] }> {
  // The last line may be cut.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1) || text;
  const widthOf = (records: readonly string[][]): number =>
    records.map(({ length }) => length).toSorted((a, b) => a - b)[Math.floor(records.length / 2)] ?? 0;
  const start = whole.slice(0, whole.lastIndexOf('\n', CHOSEN_BY) + 1) || whole;
  let best = { delimiter: ',', width: 0 };
  for (const delimiter of DELIMITERS) {
    const width = widthOf(headWith(start, delimiter));
    if (width > best.width) best = { delimiter, width };
    await nextTurn();
  }
  const records = headWith(whole, best.delimiter);
  await nextTurn();
  return { delimiter: best.delimiter, records };
}

/** The line at which the record begins that is malformed. */
function lineOfError({ records, empty_lines: empty }: CsvError): number | null {
  return typeof records === 'number' && typeof empty === 'number' ? records + empty + 1 : null;
}

/** The records of a text that comes in pieces. Throws a 422 where a quotation mark is never closed. */
export async function* csvRecords(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord, void> {
  const parser = Readable.from(pieces).pipe(parse({ ...options, delimiter, info: true }));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { cells: record, line: info.lines };
    }
  } catch (error) {
    if (error instanceof CsvError) throw fileError('quote', lineOfError(error));
    throw error;
  }
}
