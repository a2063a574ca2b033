import { MAX_IMPORT_ROWS, type ColumnRole, type ImportMapping } from '@verdant/shared/contract';
import { parseAmount } from './amounts';
import { accountColumn, findHeader, kindsOf, recogniseColumns } from './columns';
import { eachRecord, readHead, type CsvRecord } from './csv';
import { parseDate } from './dates';
import { FileError } from './file-error';
import { indexedKey } from './indexed-key';
import { isRow, lineOf, maskedNumberOf, type FileRow, type Line, type ReadFile, type Remembered } from './rows';

const SAMPLE = 5;

const placesOf = ({ columns }: ImportMapping, role: ColumnRole) =>
  columns.flatMap((one, place) => (one === role ? [place] : []));

/** What a mapping lacks. */
function missingOf(mapping: ImportMapping): ReadFile['missing'] {
  const has = (role: ColumnRole) => placesOf(mapping, role).length > 0;
  const hasAmount = has('amount') || has('money_out') || has('money_in');
  return (['date', 'description', 'amount'] as const).filter((one) => !(one === 'amount' ? hasAmount : has(one)));
}

/** The amount of a record: null where it is none, undefined where nothing is given. */
function amountOf(cells: readonly string[], mapping: ImportMapping, isOutSigned: boolean): number | null | undefined {
  const textIn = (role: ColumnRole) =>
    placesOf(mapping, role)
      .map((place) => cells[place] ?? '')
      .find((text) => text.trim() !== '');
  const [single, out, into] = [textIn('amount'), textIn('money_out'), textIn('money_in')];
  if (single !== undefined) {
    const cents = parseAmount(single);
    return cents !== null && mapping.is_flipped ? 0 - cents : cents;
  }
  if (out === undefined && into === undefined) return undefined;
  const left = parseAmount(out ?? '0');
  const came = parseAmount(into ?? '0');
  if (left === null || came === null) return null;
  return came + (isOutSigned ? left : 0 - left);
}

/** Whether the column of money that left has minus signs of its own: no value in it is positive. */
function hasSignedOut(records: readonly (readonly string[])[], mapping: ImportMapping): boolean {
  const amounts = placesOf(mapping, 'money_out').flatMap((place) =>
    records.map((cells) => parseAmount(cells[place] ?? '') ?? 0),
  );
  return amounts.some((cents) => cents < 0) && amounts.every((cents) => cents <= 0);
}

function toLine({ cells, line }: CsvRecord, mapping: ImportMapping, isOutSigned: boolean): Line {
  const cellOf = (role: ColumnRole) => placesOf(mapping, role).map((place) => cells[place] ?? '');
  return lineOf({
    line,
    date: parseDate(cellOf('date')[0] ?? '', mapping.date_format),
    amountCents: amountOf(cells, mapping, isOutSigned),
    description: cellOf('description').join(' '),
    balanceCents: parseAmount(cellOf('balance')[0] ?? ''),
  });
}

const MAX_KEY = 1_000;

/** Returns the key by which a mapping is remembered: the names of the columns, or the kinds of their contents. */
function keyOf(header: readonly string[] | undefined, records: readonly string[][], width: number): string {
  const key = header
    ? header.map((cell) => cell.trim().toLowerCase()).join('|')
    : `#${kindsOf(records, width).join('|')}`;
  return indexedKey(key.slice(0, MAX_KEY));
}

/** Whether there are as many columns as this mapping has roles. */
const matches = (mapping: ImportMapping | undefined, width: number) => mapping?.columns.length === width;

/**
 * Returns the rows of a CSV file: by the mapping that is given, by the remembered one, or as it is recognised. Throws for a file that
 * is beyond the limits.
 */
export function readCsv(text: string, given: ImportMapping | undefined, rememberedMappings: Remembered): ReadFile {
  const { delimiter, records } = readHead(text);
  const found = findHeader(records);
  const header = found === -1 ? undefined : records[found];
  const data = records.slice(found + 1);
  const recognised = recogniseColumns(data, header);
  const width = recognised.columns.length;
  const columnsKey = keyOf(header, data, width);
  const remembered = given ? undefined : rememberedMappings.get(columnsKey);
  const isRemembered = matches(remembered, width);
  const mapping = given && matches(given, width) ? given : isRemembered && remembered ? remembered : recognised;
  const missing = missingOf(mapping);
  const skipped = mapping.has_header ? Math.max(found, 0) + 1 : found === -1 ? 0 : found;
  const isOutSigned = hasSignedOut(data, mapping);
  const accountPlace = accountColumn(header, data);

  const [rows, problems, accounts]: [FileRow[], ReadFile['problems'], Set<string>] = [[], [], new Set()];
  const sample: { cells: readonly string[]; line: Line }[] = [];
  let count = 0;
  eachRecord(text, delimiter, (record) => {
    count += 1;
    if (count <= skipped) return;
    if (count - skipped > MAX_IMPORT_ROWS) throw new FileError('rows');
    const line = toLine(record, mapping, isOutSigned);
    if (sample.length < SAMPLE) sample.push({ cells: record.cells, line });
    if (accountPlace !== -1) accounts.add(record.cells[accountPlace] ?? '');
    if (missing.length > 0) return;
    if (isRow(line)) rows.push(line);
    else problems.push(line);
  });
  if (sample.length === 0) throw new FileError('no_rows');
  const names = mapping.has_header ? (records[skipped - 1] ?? []) : [];
  return {
    format: 'csv',
    mapping,
    columnsKey,
    isRemembered,
    header: Array.from({ length: width }, (_none, place) => names[place] ?? ''),
    missing,
    sample,
    rows,
    problems,
    accountCount: Math.max(1, accounts.size),
    kind: null,
    maskedNumber: maskedNumberOf(accounts),
    statedBalance: undefined,
  };
}
