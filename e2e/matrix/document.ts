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
const row = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;
const titles = ['Stage', 'File', 'Fault', 'Made by', 'Shown: stage, reason, finding', 'Remotes', 'Requests', 'Seconds'];

/** Cells that differ in their remote alone are one row: its columns, with the names of all remotes shortened, and its cells. */
function rowsWithCells(cells: readonly Cell[]): { columns: string[]; cells: Cell[] }[] {
  const names = (some: readonly Cell[]) => [...new Set(some.map(({ remote }) => remote))];
  const remotes = names(cells.filter(({ target }) => target === 'entry')).join(', ');
  const alike = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = [cell.stage, fileName(cell), cell.fault, cell.by, failureOf(cell)].join(' | ');
    alike.set(key, [...(alike.get(key) ?? []), cell]);
  }
  return [...alike].map(([key, group]) => {
    const joined = names(group).join(', ');
    return { columns: [...key.split(' | '), joined === remotes ? 'all' : joined], cells: group };
  });
}

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
  const resultOf = (cell: Cell): Measured => {
    const result = results.get(titleOf(cell));
    if (!result) throw new Error(`${titleOf(cell)} did not run`);
    return result;
  };
  const rows = rowsWithCells(cells).map(({ columns, cells: alike }) => {
    const measurements = alike.map(resultOf);
    const requests = Math.max(...measurements.map((one) => one.requests));
    const seconds = Math.max(...measurements.map(({ ms }) => ms)) / 1000;
    return row([...columns, String(requests), seconds.toFixed(0)]);
  });
  const count = `${cells.length} cells, all passed.`;
  return `${before}\n${[count, '', row(titles), row(titles.map(() => '---')), ...rows].join('\n')}\n${after}`;
}

/** The document's rows, without what differs from run to run. */
export function documentedRows(text: string): string[] {
  const lines = between(text)
    .table.split('\n')
    .filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    row(
      line
        .split('|')
        .slice(1, -3)
        .map((column) => column.trim()),
    ),
  );
}

/** The same of the cells that are run. */
export const rowsOf = (cells: readonly Cell[]): string[] => rowsWithCells(cells).map(({ columns }) => row(columns));
