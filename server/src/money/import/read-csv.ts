import { CsvError, parse, type Options } from 'csv-parse/sync';
import {
  MAX_IMPORT_ROWS,
  type ColumnRole,
  type ImportMapping,
  type ImportPreview,
  MAX_IMPORT_COLUMNS,
} from '@verdant/shared/contract';
import { inferSignsFromBalances } from './balance';
import { chooseMappingHypotheses, toCsvHead } from './choose-mapping';
import { FileError, linesOf, MAX_LINE_CHARS } from './decode';
import { readRecord, toLayout, type ColumnLayout, type CsvHead, type CsvRecord } from './layout';
import {
  addToSample,
  maskedNumberOf,
  totalsOf,
  toDatabaseIndexKey,
  type FileAccount,
  type FileLine,
  type ParsedFile,
  type RememberedMappings,
  type SampleLine,
} from './rows';

const delimiters = [',', ';', '\t', '|'] as const;
const HEAD = 64 * 1024;
const HEAD_RECORDS = 200;

/** Returns the parser's options. Some banks write each value as a formula of a spreadsheet, such as `="042.10"`. */
const optionsFor = (text: string, delimiter: string): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  bom: true,
  trim: true,
  // Lines have a maximum length too, so only a record with an unclosed quotation mark can be longer than a line.
  max_record_size: MAX_LINE_CHARS,
  ...(text.includes('="') && { cast: (value: string) => /^="(.*)"$/.exec(value)?.[1] ?? value }),
});

/** True for a line of delimiters, which spreadsheets write for an empty row. */
const isEmptyRecord = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** Returns the records of a text up to the first malformed record, at most `HEAD_RECORDS`. */
function headWith(text: string, delimiter: CsvHead['delimiter']): string[][] {
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
function readCsvHeads(file: string): CsvHead[] {
  const text = file.slice(0, HEAD);
  // The last line is dropped if it is possibly incomplete.
  const whole = text.length < file.length ? text.slice(0, text.lastIndexOf('\n') + 1) || text : text;
  const heads = delimiters
    .filter((delimiter) => whole.includes(delimiter))
    .map((delimiter) => ({ delimiter, records: headWith(whole, delimiter) }));
  const used = heads.filter(({ records }) => records.every(({ length }) => length <= MAX_IMPORT_COLUMNS));
  if (heads.length > 0 && used.length === 0) throw new FileError('columns');
  return used.length > 0
    ? used.map(({ delimiter, records }) => toCsvHead(delimiter, records))
    : [toCsvHead(',', headWith(whole, ','))];
}

/** Calls `read` with each record. Throws for a line that is too long, and for a quotation mark that is never closed. */
function eachRecord(text: string, delimiter: string, read: (record: CsvRecord) => void): void {
  linesOf(text);
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

const MAX_KEY = 1_000;

function missingOf({ columns }: ImportMapping): ImportPreview['missing'] {
  const has = (role: ColumnRole) => columns.includes(role);
  const hasAmount = has('amount') || has('money_out') || has('money_in');
  return (['date', 'description', 'amount'] as const).filter((field) => !(field === 'amount' ? hasAmount : has(field)));
}

/** Returns the key under which a mapping is stored: the names of the columns, or without names their detected roles. */
function keyOf(header: readonly string[] | undefined, mapping: ImportMapping): string {
  const key = header ? header.map((cell) => cell.trim().toLowerCase()).join('|') : `#${mapping.columns.join('|')}`;
  return toDatabaseIndexKey(key.slice(0, MAX_KEY));
}

const widthOf = ({ records, header }: CsvHead): number =>
  Math.max(header?.length ?? 0, ...records.map(({ length }) => length));

/** Returns the layout for a user's mapping, if the file has the same number of columns; undefined otherwise. */
function layoutOf(
  mapping: ImportMapping | undefined,
  heads: readonly CsvHead[],
  best: CsvHead['delimiter'],
): ColumnLayout | undefined {
  if (!mapping) return undefined;
  const suiting = heads.filter((head) => widthOf(head) === mapping.columns.length);
  const head = suiting.find(({ delimiter }) => delimiter === (mapping.delimiter ?? best)) ?? suiting[0];
  if (!head) return undefined;
  const { records, header } = head;
  const data = mapping.has_header ? records : header ? [header, ...records] : records;
  return toLayout({ ...mapping, delimiter: head.delimiter }, { ...head, records: data });
}

/** Returns the rows of a CSV file by the given, a stored or the likeliest mapping. Throws for a file beyond the limits. */
export function readCsv(text: string, given: ImportMapping | undefined, remembered: RememberedMappings): ParsedFile {
  const heads = readCsvHeads(text);
  const readings = chooseMappingHypotheses(heads);
  const [chosen] = readings;
  if (!chosen) throw new FileError('no_rows');
  const { header, delimiter } = chosen.layout.head;
  const columnsKey = keyOf(header, chosen.layout.mapping);
  const own = layoutOf(given, heads, delimiter);
  const before = layoutOf(remembered.get(columnsKey), heads, delimiter);
  // The remembered mapping is not used if the balances fit it worse than the most likely mapping.
  const isRemembered = before !== undefined && (before.follows ?? 1) >= (chosen.layout.follows ?? 0);
  const layout = own ?? (isRemembered ? before : chosen.layout);
  const others = readings.slice(1).map((reading) => reading.layout);
  const otherLayouts = own || isRemembered ? [] : others.filter(({ head }) => head.delimiter === delimiter);
  return {
    format: 'csv',
    columnsKey,
    is_remembered: isRemembered && JSON.stringify(layout.mapping) === JSON.stringify(before.mapping),
    ...readLines(text, layout, otherLayouts),
  };
}

function readLines(text: string, layout: ColumnLayout, others: readonly ColumnLayout[]) {
  const { mapping, head } = layout;
  const skipped = Math.max(head.headerIndex, 0) + (mapping.has_header ? 1 : 0);
  const names = mapping.has_header ? (head.header ?? head.records[0] ?? []) : [];
  const isHeader = (cells: readonly string[]) =>
    names.length > 1 && cells.length === names.length && cells.every((cell, index) => cell === names[index]);
  const missing = missingOf(mapping);
  const [accountPlace = -1] = layout.columnsOf('account');
  const accounts = new Map<string, number>();
  let account = 0;
  const lines: FileLine[] = [];
  const otherReadings = others.map((used) => ({ layout: used, lines: [] as FileLine[] }));
  const sample: SampleLine[] = [];
  let count = 0;
  eachRecord(text, head.delimiter, (record) => {
    count += 1;
    // Some banks repeat the header on each page of a statement.
    if (count <= skipped || isHeader(record.cells)) return;
    if (count - skipped > MAX_IMPORT_ROWS) throw new FileError('rows');
    // A record without a name belongs to the account of the previous record.
    const name = record.cells[accountPlace] ?? '';
    if (name !== '') {
      account = accounts.get(name) ?? accounts.size;
      accounts.set(name, account);
    }
    const line = readRecord(record, layout, account);
    addToSample(sample, line, record.cells);
    if (missing.length > 0) return;
    lines.push(line);
    for (const other of otherReadings) other.lines.push(readRecord(record, other.layout, account));
  });
  if (sample.length === 0) throw new FileError('no_rows');
  const signed = signedLines({ layout, lines });
  return {
    mapping,
    header: mapping.columns.map((_role, index) => names[index] ?? ''),
    missing,
    sample: sample.map(({ cells, line }) => ({ cells, line: signed[lines.indexOf(line)] ?? line })),
    lines: signed,
    accounts: (accounts.size === 0 ? [''] : [...accounts.keys()]).map((name): FileAccount => ({
      name,
      kind: null,
      maskedNumber: maskedNumberOf(name),
      statedBalance: undefined,
    })),
    readings: [...(others.length > 0 ? [{ layout, lines }] : []), ...otherReadings].map((reading) => ({
      mapping: reading.layout.mapping,
      totals: totalsOf(signedLines(reading)),
    })),
  };
}

const signedLines = ({ layout, lines }: { readonly layout: ColumnLayout; readonly lines: readonly FileLine[] }) =>
  layout.isSignedByBalance ? inferSignsFromBalances(lines) : lines;
