import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../support/paths';
import { fileName, titleOf } from './cells';
import type { Cell } from './cells';

/** Where a run with `--update` writes its table. */
export const DOCUMENT = join(ROOT, 'docs/chunk-failures.md');
/** Type of the annotation with which a test passes on what it measured. */
export const RESULT = 'matrix';
/** Set when the run is to write the table. */
export const UPDATE_VARIABLE = 'MATRIX_UPDATE';

export const measured = v.object({
  title: v.string(),
  /** The sentence on the failure screen; empty where there was none. */
  screen: v.string(),
  recovered: v.picklist(['Try again', 'itself']),
  /** For the remote's files, from the first to the recovered page. */
  requests: v.number(),
  /** From opening the page until it has recovered, a visit of another page between. */
  ms: v.number(),
});
export type Measured = v.InferOutput<typeof measured>;

const BEGIN = '<!-- matrix:begin -->';
const END = '<!-- matrix:end -->';

const failureOf = ({ failure }: Cell): string =>
  failure ? `${failure.stage}, ${failure.reason}, ${failure.finding}` : 'no failure';
const fixedColumns = (cell: Cell): string[] => [
  cell.remote,
  cell.stage,
  fileName(cell),
  cell.fault,
  cell.by,
  failureOf(cell),
];
const row = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;
const titles = [
  'Remote',
  'Stage',
  'File',
  'Fault',
  'Made by',
  'Stage, reason, finding on the screen',
  'Text on the screen',
  'Recovered by',
  'Requests',
  'ms',
];

function between(text: string): { before: string; table: string; after: string } {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('The marks of the matrix are missing');
  return {
    before: text.slice(0, begin + BEGIN.length),
    table: text.slice(begin + BEGIN.length, end),
    after: text.slice(end),
  };
}

/** The document with the table of a whole run between its marks. @throws when a cell did not run */
export function withTable(text: string, cells: readonly Cell[], results: ReadonlyMap<string, Measured>): string {
  const { before, after } = between(text);
  const rows = cells.map((cell) => {
    const result = results.get(titleOf(cell));
    if (!result) throw new Error(`${titleOf(cell)} did not run`);
    const { screen, recovered, requests, ms } = result;
    return row([
      ...fixedColumns(cell),
      screen,
      recovered === 'itself' ? 'itself' : `\`${recovered}\``,
      String(requests),
      String(ms),
    ]);
  });
  const count = `${cells.length} cells, all passed.`;
  return `${before}\n${[count, '', row(titles), row(titles.map(() => '---')), ...rows].join('\n')}\n${after}`;
}

/** The document's cells, without what differs from run to run. */
export function documentedCells(text: string): string[] {
  const lines = between(text)
    .table.split('\n')
    .filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    row(
      line
        .split('|')
        .slice(1, 1 + fixedLength)
        .map((column) => column.trim()),
    ),
  );
}
const fixedLength = 6;

/** The same of the cells that are run. */
export const rowsOf = (cells: readonly Cell[]): string[] => cells.map((cell) => row(fixedColumns(cell)));
