import type { ImportMapping, ImportPreview } from '@verdant/shared/contract';
import { groupBy } from '../by-key';
import { toRowChunks } from '../row-chunks';
import { closingBalance } from './balance';
import { decodeFile, FileError } from './decode';
import { readCsv } from './read-csv';
import { readOfx } from './read-ofx';
import { readQif } from './read-qif';
import {
  isInvalidLine,
  isRow,
  totalsOf,
  type FileLine,
  type FileRow,
  type OmittedLine,
  type ParsedFile,
  type RememberedMappings,
} from './rows';

const OFX = /<OFX>|OFXHEADER/i;
const QIF = /^\s*!(?:type|account|option|clear)/i;
/** Pattern of the beginnings of PDF, ZIP (Excel), old Excel and HTML files, which are refused. */
const OTHER = /^\s*(?:%PDF|PK\u0003\u0004|<!doctype|<html|\u00d0\u00cf\u0011\u00e0)/i;
/** Pattern of the beginning of JSON, and of XML that is not OFX, such as camt.053. */
const MARKUP = /^\s*(?:<\?xml|<document|<\w+ xmlns|\{)/i;
const LOOKED_AT = 4_096;

/** Reads a file in linear time and detects its format from content. Throws a `FileError` for other or too large files. */
export function readFile(
  bytes: Uint8Array,
  given: ImportMapping | undefined,
  remembered: RememberedMappings,
): ParsedFile {
  const text = decodeFile(bytes);
  const start = text.slice(0, LOOKED_AT);
  if (start.trim() === '') throw new FileError('empty');
  if (OTHER.test(start)) throw new FileError('kind');
  if (OFX.test(start)) return readOfx(text, given);
  if (MARKUP.test(start)) throw new FileError('kind');
  if (QIF.test(start)) return readQif(text, given);
  return readCsv(text, given, remembered);
}

export interface FileRequest {
  readonly bytes: Uint8Array;
  readonly mapping: ImportMapping | undefined;
  readonly remembered: RememberedMappings;
  /** Index of the requested account in a file with several accounts. */
  readonly part: number;
}

/** Reads one account of a file. Returns the reason and line if the file is refused. */
export function readFilePart({ bytes, mapping, remembered, part }: FileRequest) {
  try {
    return { status: 'read' as const, reading: toReading(readFile(bytes, mapping, remembered), part) };
  } catch (error) {
    if (error instanceof FileError) return { status: 'refused' as const, reason: error.reason, line: error.line };
    throw error;
  }
}

const SHOWN_PROBLEMS = 20;

function countLeftOut(lines: readonly FileLine[]): ImportPreview['left_out'] {
  const omitted = lines.filter((line): line is OmittedLine => 'leftOut' in line);
  const groups = groupBy(omitted, ({ leftOut, currency }) => `${leftOut} ${currency}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ leftOut: reason, currency }) => ({ reason, currency, count: group.length })),
  );
}

const shownRow = ({ date, amountCents, description, balanceCents }: FileRow) => ({
  date,
  amount_cents: amountCents,
  description,
  balance_cents: balanceCents,
});

/** Returns the sample lines of an account. Without such lines, returns the first line of the account without cells. */
function sampleOfPart(sample: ParsedFile['sample'], lines: readonly FileLine[]): ParsedFile['sample'] {
  const own = sample.filter(({ line }) => lines.includes(line));
  return own.length > 0 ? own : lines.slice(0, 1).map((line) => ({ cells: [], line }));
}

export type ReadingResult = ReturnType<typeof toReading>;

/** Returns the rows of one account of a file, and the fields of the preview that the file alone decides. */
function toReading({ lines: all, accounts, columnsKey, sample: samples, ...shown }: ParsedFile, accountIndex: number) {
  const part = accountIndex < accounts.length ? accountIndex : 0;
  const account = accounts[part];
  if (!account) throw new Error('the file has no account');
  const linesByAccount = groupBy(all, (line) => line.account);
  const lines = linesByAccount.get(part) ?? [];
  const rows = lines.filter(isRow);
  const problems = lines.filter(isInvalidLine).map(({ line, reason }) => ({ line, reason }));
  const totals = totalsOf(rows);
  const { first_day, last_day } = totals;
  const closing = closingBalance(lines, account.statedBalance);
  const sample = accounts.length < 2 ? samples : sampleOfPart(samples, lines);
  return {
    chunks: toRowChunks(rows),
    days: first_day === null || last_day === null ? undefined : { first: first_day, last: last_day },
    closing,
    account,
    columnsKey,
    preview: {
      ...shown,
      sample: sample.map(({ cells, line }) => ({
        line: line.line,
        cells: [...cells],
        row: isRow(line) ? shownRow(line) : null,
      })),
      balance: closing ? { cents: closing.cents, on: closing.on, adds_up: closing.addsUp } : null,
      problems: problems.slice(0, SHOWN_PROBLEMS),
      problem_count: problems.length,
      account_count: accounts.length,
      accounts: accounts.map(({ name, kind }, index) => ({
        name,
        kind,
        count: linesByAccount.get(index)?.length ?? 0,
      })),
      part,
      totals,
      left_out: countLeftOut(lines),
      pending_count: rows.filter(({ isPending }) => isPending).length,
      kind: account.kind,
      first_day,
      last_day,
    } satisfies Partial<ImportPreview>,
  };
}
