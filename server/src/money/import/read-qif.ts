import { MAX_IMPORT_ROWS, type AccountKind, type ImportMapping } from '@verdant/shared/contract';
import { inTurns, PIECE, type Pieces } from '../pieces';
import { parseAmount } from './amounts';
import { findDateFormat, parseDate } from './dates';
import { linesOf, textOf } from './decode';
import { fileError } from './file-error';
import { isRow, lineOf, type Line, type ReadFile } from './rows';

/** The types of lists that hold transactions; others are categories, accounts and securities. */
const kinds: Readonly<Record<string, AccountKind>> = {
  bank: 'everyday',
  cash: 'everyday',
  ccard: 'credit_card',
  'oth a': 'other',
  'oth l': 'other_loan',
};

interface Entry {
  readonly line: number;
  /** By the letter of the field. */
  readonly fields: ReadonlyMap<string, string>;
}

async function entriesOf(bytes: Uint8Array): Promise<{ entries: Entry[]; kind: AccountKind | null }> {
  const entries: Entry[] = [];
  let [number, start, isRead, kind]: [number, number, boolean, AccountKind | null] = [0, 0, true, null];
  let fields = new Map<string, string>();
  const end = () => {
    if (isRead && fields.has('D')) entries.push({ line: start, fields });
    fields = new Map();
    if (entries.length > MAX_IMPORT_ROWS) throw fileError('rows');
  };
  for await (const raw of linesOf(textOf(bytes))) {
    number += 1;
    const line = raw.trim();
    const [letter = '', value] = [line[0], line.slice(1).trim()];
    if (letter === '!') {
      const type = /^type:(.*)$/i.exec(value)?.[1]?.trim().toLowerCase();
      isRead = type !== undefined && type in kinds;
      if (type !== undefined) kind ??= kinds[type] ?? null;
    } else if (letter === '^') {
      end();
    } else if (letter !== '') {
      if (fields.size === 0) start = number;
      // Only the first of each: what follows are the parts of a split.
      if (!fields.has(letter)) fields.set(letter, value);
    }
  }
  end();
  return { entries, kind };
}

function* toLines(entries: readonly Entry[], { date_format, is_flipped }: ImportMapping): Pieces<Line[]> {
  const lines: Line[] = [];
  for (const [place, { line, fields }] of entries.entries()) {
    if (place % PIECE === 0) yield;
    const text = fields.get('T') ?? fields.get('U');
    const cents = text === undefined ? undefined : parseAmount(text);
    lines.push(
      lineOf({
        line,
        date: parseDate(fields.get('D') ?? '', date_format),
        amountCents: is_flipped && typeof cents === 'number' ? 0 - cents : cents,
        description: [fields.get('P'), fields.get('M')].filter(Boolean).join(' '),
      }),
    );
  }
  return lines;
}

/** The rows of a QIF file. `given` decides the order of day and month. Throws a 422 without any. */
export async function readQif(bytes: Uint8Array, given: ImportMapping | undefined): Promise<ReadFile> {
  const { entries, kind } = await entriesOf(bytes);
  if (entries.length === 0) throw fileError('no_rows');
  const recognised = findDateFormat(entries.slice(0, 200).map(({ fields }) => fields.get('D') ?? ''));
  const mapping: ImportMapping = {
    columns: [],
    has_header: false,
    date_format: given?.date_format ?? recognised,
    is_flipped: given?.is_flipped ?? false,
  };
  const lines = await inTurns(toLines(entries, mapping));
  return {
    format: 'qif',
    mapping,
    columnsKey: undefined,
    isRemembered: false,
    header: [],
    missing: [],
    sample: lines.slice(0, 5).map((line) => ({ cells: [], line })),
    rows: lines.filter(isRow),
    problems: lines.flatMap((line) => (isRow(line) ? [] : [line])),
    accountCount: 1,
    kind,
    maskedNumber: '',
    statedBalance: undefined,
  };
}
