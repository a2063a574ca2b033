import { MAX_IMPORT_ROWS, type ColumnRole, type ImportMapping, type ImportPreview } from '@verdant/shared/contract';
import { inferSignsFromBalances } from './balance';
import { chooseMappingHypotheses, sampleRecordsOf } from './choose-mapping';
import { eachRecord, readCsvHeads, type CsvHead } from './csv';
import { FileError } from './decode';
import { readRecord, toLayout, type ColumnLayout } from './layout';
import {
  addToSample,
  maskedNumberOf,
  type FileAccount,
  type FileLine,
  type ParsedFile,
  type RememberedMappings,
  type SampleLine,
  totalsOf,
} from './rows';
import { toIndexKey } from './similar';

const MAX_KEY = 1_000;

function missingOf({ columns }: ImportMapping): ImportPreview['missing'] {
  const has = (role: ColumnRole) => columns.includes(role);
  const hasAmount = has('amount') || has('money_out') || has('money_in');
  return (['date', 'description', 'amount'] as const).filter((one) => !(one === 'amount' ? hasAmount : has(one)));
}

/** Returns the key under which a mapping is stored: the names of the columns, or without names their detected roles. */
function keyOf(header: readonly string[] | undefined, mapping: ImportMapping): string {
  const key = header ? header.map((cell) => cell.trim().toLowerCase()).join('|') : `#${mapping.columns.join('|')}`;
  return toIndexKey(key.slice(0, MAX_KEY));
}

function widthOf(head: CsvHead): number {
  const { records, header } = sampleRecordsOf(head);
  return Math.max(header?.length ?? 0, ...records.map(({ length }) => length));
}

/** Returns the layout for a user's mapping, if the file has the same number of columns; undefined otherwise. */
function layoutOf(
  mapping: ImportMapping | undefined,
  heads: readonly CsvHead[],
  best: CsvHead['delimiter'] | undefined,
): ColumnLayout | undefined {
  if (!mapping) return undefined;
  const suiting = heads.filter((head) => widthOf(head) === mapping.columns.length);
  const head = suiting.find(({ delimiter }) => delimiter === (mapping.delimiter ?? best)) ?? suiting[0];
  if (!head) return undefined;
  const sample = sampleRecordsOf(head);
  const { records, header } = sample;
  const data = mapping.has_header ? records : header ? [header, ...records] : records;
  return toLayout({ ...mapping, delimiter: head.delimiter }, { ...sample, records: data });
}

function createAccounts(layout: ColumnLayout) {
  const places = new Map<string, number>();
  const [place] = layout.placesOf('account');
  let last = 0;
  return {
    placeOf: (cells: readonly string[]): number => {
      const name = place === undefined ? '' : (cells[place] ?? '');
      if (name === '') return last;
      last = places.get(name) ?? places.size;
      places.set(name, last);
      return last;
    },
    list: (): FileAccount[] => {
      const names = places.size === 0 ? [''] : [...places.keys()];
      return names.map((name) => ({ name, kind: null, maskedNumber: maskedNumberOf(name), statedBalance: undefined }));
    },
  };
}

/** Returns the rows of a CSV file by the given, a stored or the likeliest mapping. Throws for a file beyond the limits. */
export function readCsv(text: string, given: ImportMapping | undefined, remembered: RememberedMappings): ParsedFile {
  const heads = readCsvHeads(text);
  const readings = chooseMappingHypotheses(heads);
  const [chosen] = readings;
  if (!chosen) throw new FileError('no_rows');
  const best = heads.find(({ delimiter }) => delimiter === chosen.mapping.delimiter);
  const columnsKey = keyOf(best && sampleRecordsOf(best).header, chosen.mapping);
  const delimiter = chosen.mapping.delimiter;
  const own = layoutOf(given, heads, delimiter);
  const before = layoutOf(remembered.get(columnsKey), heads, delimiter);
  // The remembered mapping is not used if the balances fit it worse than the most likely mapping.
  const isRemembered = before !== undefined && (before.follows ?? 1) >= (chosen.layout.follows ?? 0);
  const layout = own ?? (isRemembered ? before : chosen.layout);
  const others = own || isRemembered ? [] : readings.slice(1).filter((one) => one.mapping.delimiter === delimiter);
  return {
    format: 'csv',
    columnsKey,
    isRemembered: isRemembered && (!own || matchesMapping(own, before)),
    ...readLines(
      text,
      layout,
      heads,
      others.map((one) => one.layout),
    ),
  };
}

const matchesMapping = (own: ColumnLayout, before: ColumnLayout) =>
  JSON.stringify(own.mapping) === JSON.stringify(before.mapping);

function readLines(text: string, layout: ColumnLayout, heads: readonly CsvHead[], others: readonly ColumnLayout[]) {
  const { mapping } = layout;
  const delimiter = mapping.delimiter ?? ',';
  const head = heads.find((one) => one.delimiter === delimiter);
  const titles = head ? sampleRecordsOf(head).titles : -1;
  const skipped = mapping.has_header ? Math.max(titles, 0) + 1 : Math.max(titles, 0);
  const names = mapping.has_header ? (head?.records[skipped - 1] ?? []) : [];
  const isHeader = (cells: readonly string[]) =>
    names.length > 1 && cells.length === names.length && cells.every((cell, index) => cell === names[index]);
  const missing = missingOf(mapping);
  const accounts = createAccounts(layout);
  const lines: FileLine[] = [];
  const otherReadings = others.map((used) => ({ layout: used, lines: [] as FileLine[] }));
  const sample: SampleLine[] = [];
  let count = 0;
  eachRecord(text, delimiter, (record) => {
    count += 1;
    // Some banks repeat the header on each page of a statement.
    if (count <= skipped || isHeader(record.cells)) return;
    if (count - skipped > MAX_IMPORT_ROWS) throw new FileError('rows');
    const place = accounts.placeOf(record.cells);
    const line = readRecord(record, layout, place);
    addToSample(sample, line, record.cells);
    if (missing.length > 0) return;
    lines.push(line);
    for (const other of otherReadings) other.lines.push(readRecord(record, other.layout, place));
  });
  if (sample.length === 0) throw new FileError('no_rows');
  const signed = signedLines({ layout, lines });
  const readings = [{ layout, lines }, ...otherReadings].map((reading) => ({
    mapping: reading.layout.mapping,
    totals: totalsOf(signedLines(reading)),
  }));
  return {
    mapping,
    header: mapping.columns.map((_role, place) => names[place] ?? ''),
    missing,
    sample: sample.map(({ cells, line }) => ({ cells, line: signed[lines.indexOf(line)] ?? line })),
    lines: signed,
    accounts: accounts.list(),
    readings: others.length === 0 ? [] : readings,
  };
}

const signedLines = ({ layout, lines }: { readonly layout: ColumnLayout; readonly lines: readonly FileLine[] }) =>
  layout.isSignedByBalance ? inferSignsFromBalances(lines) : lines;
