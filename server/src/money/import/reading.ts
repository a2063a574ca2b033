import type { FileProblem, ImportMapping } from '@verdant/shared/contract';
import { closingBalance, type ClosingBalance } from './balance';
import type { FileRow, ReadFile, Remembered } from './rows';

/** Number of rows in a piece, which takes the main thread about a millisecond to parse. */
const PIECE = 1_000;
/** Number of problems that are shown. */
const SHOWN_PROBLEMS = 20;

/** A request to the thread that reads files. */
export interface FileRequest {
  readonly bytes: Uint8Array;
  readonly mapping: ImportMapping | undefined;
  readonly remembered: Remembered;
}

/** What was read of a file. */
export interface Reading extends Omit<ReadFile, 'rows' | 'statedBalance'> {
  /** Rows as JSON, in pieces, which cost the main thread nothing to receive. */
  readonly pieces: readonly string[];
  readonly problemCount: number;
  /** The first and the last day of the rows; undefined without rows. */
  readonly days: { readonly first: string; readonly last: string } | undefined;
  readonly closing: ClosingBalance | undefined;
}

export type FileReply =
  | { readonly status: 'read'; readonly reading: Reading }
  | ({ readonly status: 'refused' } & FileProblem);

function daysOf(rows: readonly FileRow[]): Reading['days'] {
  let [first, last] = [rows[0]?.date, rows[0]?.date];
  for (const { date } of rows) {
    if (first === undefined || date < first) first = date;
    if (last === undefined || date > last) last = date;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Returns a file in the form in which a thread sends it. */
export function toReading({ rows, statedBalance, problems, ...file }: ReadFile): Reading {
  const pieces: string[] = [];
  for (let start = 0; start < rows.length; start += PIECE) {
    pieces.push(JSON.stringify(rows.slice(start, start + PIECE)));
  }
  return {
    ...file,
    pieces,
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
    days: daysOf(rows),
    closing: closingBalance({ rows, statedBalance }),
  };
}
