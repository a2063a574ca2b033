import { MAX_IMPORT_ROWS, type AccountKind, type DateFormat, type ImportMapping } from '@verdant/shared/contract';
import { findDecimalMark, parseAmount, type DecimalMark } from './amounts';
import { findDateFormats, parseDate } from './dates';
import { FileError, linesOf } from './decode';
import { toFileLine, type FileAccount, type FileLine, type ParsedFile } from './rows';
import { chooseSign } from './sign';

/** Kind of account by the type of a QIF list with transactions. Other lists contain categories, accounts or securities. */
const kinds = new Map<string, AccountKind>([
  ['bank', 'everyday'],
  ['cash', 'everyday'],
  ['ccard', 'credit_card'],
  ['oth a', 'other'],
  ['oth l', 'other_loan'],
]);
/** A category in brackets names another account of the user. */
const ACCOUNT = /^\[(.*)\]/;

interface Entry {
  readonly line: number;
  readonly account: number;
  readonly fields: ReadonlyMap<string, string>;
}

/** True if a line is a field. A line that only continues a memo can happen to begin with the letter of a day or amount. */
const isField = (letter: string, value: string) =>
  letter === 'D'
    ? parseDate(value, 'dmy') !== undefined || /\d/.test(value)
    : !'TU$'.includes(letter) || parseAmount(value) !== null || /^\S*$/.test(value);

function entriesOf(text: string): { entries: Entry[]; accounts: FileAccount[] } {
  const entries: Entry[] = [];
  const accounts: FileAccount[] = [];
  let start = 0;
  let section = 'bank';
  let name = '';
  let fields = new Map<string, string>();
  const end = () => {
    if (section === 'account') name = fields.get('N') ?? name;
    else if (kinds.has(section) && fields.has('D')) {
      const kind = kinds.get(section) ?? null;
      const place = accounts.findIndex((other) => other.name === name);
      if (place === -1) accounts.push({ name, kind, maskedNumber: '', statedBalance: undefined });
      entries.push({ line: start, account: place === -1 ? accounts.length - 1 : place, fields });
    }
    fields = new Map();
    if (entries.length > MAX_IMPORT_ROWS) throw new FileError('rows');
  };
  let last = '';
  for (const [index, raw] of linesOf(text).entries()) {
    const line = raw.trim();
    const [letter = '', value] = [line[0], line.slice(1).trim()];
    if (letter === '!') {
      const type = /^type:(.*)$/i.exec(value)?.[1]?.trim().toLowerCase();
      if (type !== undefined || /^account/i.test(value)) section = type ?? 'account';
    } else if (letter === '^') {
      end();
    } else if (letter !== '') {
      if (fields.size === 0) start = index + 1;
      const isOwn = isField(letter, value);
      // Only the first field of each letter counts, because later ones belong to the parts of a split.
      if (isOwn && !fields.has(letter)) fields.set(letter, value);
      else if (!isOwn && last !== '') fields.set(last, `${fields.get(last) ?? ''} ${line}`);
      if (isOwn) last = letter;
    }
  }
  end();
  return { entries, accounts };
}

function toLine({ line, account, fields }: Entry, format: DateFormat, mark: DecimalMark, ownName: string): FileLine {
  const text = fields.get('T') ?? fields.get('U');
  const [, other] = ACCOUNT.exec(fields.get('L') ?? '') ?? [];
  return toFileLine({
    line,
    account,
    date: parseDate(fields.get('D') ?? '', format),
    amountCents: text === undefined ? undefined : parseAmount(text, mark),
    description: [fields.get('P'), fields.get('M')].filter(Boolean).join(' '),
    isTransfer: other !== undefined && other !== ownName,
  });
}

/** Returns the rows of a QIF file. `given` decides the order of day and month. Throws for a file without transactions. */
export function readQif(text: string, given: ImportMapping | undefined): ParsedFile {
  const { entries, accounts } = entriesOf(text);
  if (entries.length === 0) throw new FileError('no_rows');
  const head = entries.slice(0, 200);
  const { mark } = findDecimalMark(head.map(({ fields }) => fields.get('T') ?? ''));
  const readingWith = (date_format: DateFormat) => ({
    mapping: { columns: [], has_header: false, date_format, is_flipped: given?.is_flipped ?? false },
    lines: entries.map((entry) => toLine(entry, date_format, mark, accounts[entry.account]?.name ?? '')),
  });
  const [format, ...others] = given
    ? ([given.date_format] as const)
    : findDateFormats(head.map(({ fields }) => fields.get('D') ?? ''));
  const signed = chooseSign(readingWith(format), [], given !== undefined, others.map(readingWith));
  return { format: 'qif', accounts, ...signed };
}
