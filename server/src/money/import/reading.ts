import type { FileProblem, ImportMapping, ImportPreview } from '@verdant/shared/contract';
import { toRowChunks, type RowChunks } from '../row-pieces';
import { closingBalance, type ClosingBalance } from './balance';
import {
  isInvalidLine,
  isRow,
  type FileAccount,
  type OmittedLine,
  type FileLine,
  type ParsedFile,
  type RememberedMappings,
  type Totals,
  totalsOf,
} from './rows';

const SHOWN_PROBLEMS = 20;

export interface FileRequest {
  readonly bytes: Uint8Array;
  readonly mapping: ImportMapping | undefined;
  readonly remembered: RememberedMappings;
  readonly part: number;
}

export interface ReadingResult extends Omit<ParsedFile, 'lines' | 'accounts'> {
  readonly pieces: RowChunks;
  readonly problems: ImportPreview['problems'];
  readonly problemCount: number;
  readonly days: { readonly first: string; readonly last: string } | undefined;
  readonly closing: ClosingBalance | undefined;
  readonly accounts: ImportPreview['accounts'];
  readonly account: FileAccount;
  readonly part: number;
  readonly totals: Totals;
  readonly leftOut: ImportPreview['left_out'];
  readonly pendingCount: number;
}

export type FileReply =
  | { readonly status: 'read'; readonly reading: ReadingResult }
  | ({ readonly status: 'refused' } & FileProblem);

function countLeftOut(lines: readonly FileLine[]): ImportPreview['left_out'] {
  const counts = new Map<string, ImportPreview['left_out'][number]>();
  for (const { leftOut: reason, currency } of lines.filter((line): line is OmittedLine => 'leftOut' in line)) {
    const key = `${reason} ${currency}`;
    counts.set(key, { reason, currency, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

const NO_ACCOUNT: FileAccount = { name: '', kind: null, maskedNumber: '', statedBalance: undefined };

export function toReading({ lines: all, accounts, ...file }: ParsedFile, accountIndex = 0): ReadingResult {
  const part = accountIndex < accounts.length ? accountIndex : 0;
  const account = accounts[part] ?? NO_ACCOUNT;
  const lines = accounts.length < 2 ? all : all.filter((line) => (line.account ?? 0) === part);
  const rows = lines.filter(isRow);
  const problems = lines.filter(isInvalidLine).map(({ line, reason }) => ({ line, reason }));
  const totals = totalsOf(rows);
  const counts = accounts.map(() => 0);
  for (const { account: place = 0 } of all) counts[place] = (counts[place] ?? 0) + 1;
  return {
    ...file,
    sample: accounts.length < 2 ? file.sample : sampleOfPart(file.sample, lines),
    pieces: toRowChunks(rows),
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
    days:
      totals.first_day === null || totals.last_day === null
        ? undefined
        : { first: totals.first_day, last: totals.last_day },
    closing: closingBalance(lines, account.statedBalance),
    accounts: accounts.map(({ name, kind }, place) => ({ name, kind, count: counts[place] ?? 0 })),
    account,
    part,
    totals,
    leftOut: countLeftOut(lines),
    pendingCount: rows.filter(({ isPending }) => isPending === true).length,
  };
}

/** Returns the sample lines of an account. Without such lines, returns the first line of the account without cells. */
function sampleOfPart(sample: ParsedFile['sample'], lines: readonly FileLine[]): ParsedFile['sample'] {
  const own = sample.filter(({ line }) => lines.includes(line));
  return own.length > 0 ? own : lines.slice(0, 1).map((line) => ({ cells: [], line }));
}
