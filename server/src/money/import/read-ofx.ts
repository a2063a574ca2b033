import { MAX_IMPORT_ROWS, type AccountKind, type ImportMapping } from '@verdant/shared/contract';
import { parseAmount } from './amounts';
import { parseDate } from './dates';
import { MAX_LINE } from './decode';
import { FileError } from './file-error';
import { isRow, lineOf, maskedNumberOf, statedBalanceOf, type Line, type ReadFile } from './rows';
import { decodeEntities, scanTags } from './scan-tags';

/** The fields that are read; OFX has some hundreds. */
const FIELDS = new Set(['DTPOSTED', 'TRNAMT', 'FITID', 'NAME', 'MEMO', 'ACCTID', 'ACCTTYPE', 'BALAMT', 'DTASOF']);
const kinds = new Map<string, AccountKind>([
  ['CHECKING', 'everyday'],
  ['SAVINGS', 'savings'],
  ['MONEYMRKT', 'savings'],
  ['CREDITLINE', 'other_loan'],
]);
const NO_COLUMNS: ImportMapping = { columns: [], has_header: false, date_format: 'ymd', is_flipped: false };

type Fields = Map<string, string>;

interface Found {
  readonly transactions: Fields[];
  /** Fields outside of transactions: of the account, and the ledger balance. */
  readonly about: Fields;
  readonly accounts: Set<string>;
}

/** A transaction whose end has not come yet. */
interface OpenTransaction {
  readonly fields: Fields;
  /** Names of the tags that were opened in it. */
  readonly tags: Set<string>;
}

/**
 * Returns the fields of an OFX file, which is SGML (version 1: a field ends where the next tag begins) or XML (version 2). A
 * transaction ends with its own end tag or with that of a tag around it.
 */
function fieldsOf(text: string): Found {
  const found: Found = { transactions: [], about: new Map(), accounts: new Set() };
  const tagsAround = new Set<string>();
  let transaction: OpenTransaction | undefined;
  let balance = '';
  let [field, value] = ['', ''];
  const endField = () => {
    const content = value.trim();
    if (content !== '') {
      // The available balance is not what an account has.
      if (transaction) transaction.fields.set(field, content);
      else if (balance !== 'AVAILBAL') found.about.set(field, content);
      if (field === 'ACCTID' && !transaction) found.accounts.add(content);
    }
    [field, value] = ['', ''];
  };
  const endTransaction = () => {
    if (!transaction) return;
    found.transactions.push(transaction.fields);
    if (found.transactions.length > MAX_IMPORT_ROWS) throw new FileError('rows');
    transaction = undefined;
  };
  scanTags(text, {
    open: (tag) => {
      endField();
      field = tag;
      (transaction?.tags ?? tagsAround).add(tag);
      if (tag === 'STMTTRN') transaction = { fields: new Map(), tags: new Set() };
      if (tag === 'LEDGERBAL' || tag === 'AVAILBAL') balance = tag;
      if (tag === 'CCSTMTRS') found.about.set('CARD', 'yes');
    },
    close: (tag) => {
      const isKnown = tag === 'STMTTRN' || transaction?.tags.has(tag) === true || tagsAround.has(tag);
      if (!isKnown) return;
      endField();
      if (!transaction?.tags.has(tag)) endTransaction();
      if (tag === balance) balance = '';
    },
    text: (part, hasEntities) => {
      if (!FIELDS.has(field)) return;
      if (value.length + part.length > MAX_LINE) throw new FileError('line', found.transactions.length + 1);
      value += hasEntities ? decodeEntities(part) : part;
    },
  });
  endField();
  endTransaction();
  return found;
}

function toLine(fields: Fields, index: number): Line {
  const [name = '', memo = ''] = [fields.get('NAME'), fields.get('MEMO')];
  return lineOf({
    line: index + 1,
    date: parseDate(fields.get('DTPOSTED') ?? '', 'ymd'),
    amountCents: fields.has('TRNAMT') ? parseAmount(fields.get('TRNAMT') ?? '') : undefined,
    // Banks repeat the name in the memo, where it is not cut.
    description: memo.startsWith(name) ? memo : `${name} ${memo}`,
    bankId: fields.get('FITID') ?? null,
  });
}

/** Returns the rows of an OFX file; a "line" is the number of the transaction. Throws for a file without any. */
export function readOfx(text: string): ReadFile {
  const { transactions, about, accounts } = fieldsOf(text);
  if (transactions.length === 0) throw new FileError('no_rows');
  const lines = transactions.map(toLine);
  const kind = about.has('CARD') ? 'credit_card' : kinds.get(about.get('ACCTTYPE')?.toUpperCase() ?? '');
  return {
    format: 'ofx',
    mapping: NO_COLUMNS,
    columnsKey: undefined,
    isRemembered: false,
    header: [],
    missing: [],
    sample: lines.slice(0, 5).map((line) => ({ cells: [], line })),
    rows: lines.filter(isRow),
    problems: lines.flatMap((line) => (isRow(line) ? [] : [line])),
    accountCount: Math.max(1, accounts.size),
    kind: kind ?? null,
    maskedNumber: maskedNumberOf(accounts),
    statedBalance: statedBalanceOf(parseAmount(about.get('BALAMT') ?? ''), parseDate(about.get('DTASOF') ?? '', 'ymd')),
  };
}
