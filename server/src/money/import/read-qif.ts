import { MAX_IMPORT_ROWS, type AccountKind, type ImportMapping } from '@verdant/shared/contract';
import { parseAmount } from './amounts';
import { findDateFormat, parseDate } from './dates';
import { eachLine } from './decode';
import { FileError } from './file-error';
import { isRow, lineOf, type Line, type ReadFile } from './rows';

/** The types of lists that hold transactions; others are categories, accounts and securities. */
const kinds = new Map<string, AccountKind>([
  ['bank', 'everyday'],
  ['cash', 'everyday'],
  ['ccard', 'credit_card'],
  ['oth a', 'other'],
  ['oth l', 'other_loan'],
]);

interface Entry {
  readonly line: number;
  /** Values by the letter of their field. */
  readonly fields: ReadonlyMap<string, string>;
}

function entriesOf(text: string): { entries: Entry[]; kind: AccountKind | null } {
  const entries: Entry[] = [];
  let [start, isRead, kind]: [number, boolean, AccountKind | null] = [0, true, null];
  let fields = new Map<string, string>();
  const end = () => {
    if (isRead && fields.has('D')) entries.push({ line: start, fields });
    fields = new Map();
    if (entries.length > MAX_IMPORT_ROWS) throw new FileError('rows');
  };
  eachLine(text, (raw, number) => {
    const line = raw.trim();
    const [letter = '', value] = [line[0], line.slice(1).trim()];
    if (letter === '!') {
      const type = /^type:(.*)$/i.exec(value)?.[1]?.trim().toLowerCase();
      isRead = type !== undefined && kinds.has(type);
      if (type !== undefined) kind ??= kinds.get(type) ?? null;
    } else if (letter === '^') {
      end();
    } else if (letter !== '') {
      if (fields.size === 0) start = number;
      // Only the first of each counts: the parts of a split follow.
      if (!fields.has(letter)) fields.set(letter, value);
    }
  });
  end();
  return { entries, kind };
}

function toLine({ line, fields }: Entry, { date_format, is_flipped }: ImportMapping): Line {
  const text = fields.get('T') ?? fields.get('U');
  const cents = text === undefined ? undefined : parseAmount(text);
  return lineOf({
    line,
    date: parseDate(fields.get('D') ?? '', date_format),
    amountCents: is_flipped && typeof cents === 'number' ? 0 - cents : cents,
    description: [fields.get('P'), fields.get('M')].filter(Boolean).join(' '),
  });
}

/** Returns the rows of a QIF file. `given` decides the order of day and month. Throws for a file without any. */
export function readQif(text: string, given: ImportMapping | undefined): ReadFile {
  const { entries, kind } = entriesOf(text);
  if (entries.length === 0) throw new FileError('no_rows');
  const recognised = findDateFormat(entries.slice(0, 200).map(({ fields }) => fields.get('D') ?? ''));
  const mapping: ImportMapping = {
    columns: [],
    has_header: false,
    date_format: given?.date_format ?? recognised,
    is_flipped: given?.is_flipped ?? false,
  };
  const lines = entries.map((entry) => toLine(entry, mapping));
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
