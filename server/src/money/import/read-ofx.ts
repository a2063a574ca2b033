import { MAX_IMPORT_ROWS, type AccountKind, type ImportMapping } from '@verdant/shared/contract';
import { groupBy } from '../by-key';
import { parseAmount } from './amounts';
import { parseDate } from './dates';
import { FileError, MAX_LINE_CHARS, decodeEntities } from './decode';
import { chooseSign } from './sign';
import { toFileLine, maskedNumberOf, statedBalanceOf, type FileAccount, type FileLine, type ParsedFile } from './rows';
import { scanTags } from './scan-tags';
import { directionOf, HOME_CURRENCY } from './words';

/** Names of the fields that are read, out of several hundred fields of OFX. */
const FIELDS = new Set(
  'DTPOSTED DTUSER TRNAMT TRNTYPE FITID NAME PAYEE MEMO ACCTID ACCTTYPE BALAMT DTASOF CURDEF CURSYM'.split(' '),
);
const kinds = new Map<string, AccountKind>([
  ['CHECKING', 'everyday'],
  ['SAVINGS', 'savings'],
  ['MONEYMRKT', 'savings'],
  ['CREDITLINE', 'other_loan'],
]);
const NO_COLUMNS: ImportMapping = { columns: [], has_header: false, date_format: 'ymd', is_flipped: false };

type Fields = Map<string, string>;

interface Statement {
  readonly about: Fields;
  readonly transactions: Fields[];
}

interface OpenTransaction {
  readonly fields: Fields;
  readonly tags: Set<string>;
}

/**
 * Returns the fields of an OFX file, which is SGML (version 1: a field ends where the next tag begins) or XML (version 2).
 * A transaction ends with its own end tag or with the end tag of an enclosing element.
 */
function statementsOf(text: string): Statement[] {
  let statement: Statement = { about: new Map(), transactions: [] };
  const statements = [statement];
  let count = 0;
  const tagsAround = new Set<string>();
  let transaction: OpenTransaction | undefined;
  let balance = '';
  let currency = '';
  let [field, value] = ['', ''];
  const endField = () => {
    const content = value.trim();
    if (content !== '') {
      // The currency in `ORIGCURRENCY` is ignored: it is the currency of the purchase, and the amount is already converted.
      if (transaction && (field !== 'CURSYM' || currency !== 'ORIGCURRENCY')) transaction.fields.set(field, content);
      // The available balance is ignored: it is not the account's balance.
      else if (!transaction && balance !== 'AVAILBAL') statement.about.set(field, content);
    }
    [field, value] = ['', ''];
  };
  const endTransaction = () => {
    if (!transaction) return;
    statement.transactions.push(transaction.fields);
    count += 1;
    if (count > MAX_IMPORT_ROWS) throw new FileError('rows');
    transaction = undefined;
  };
  scanTags(text, {
    open: (tag) => {
      endField();
      field = tag;
      (transaction?.tags ?? tagsAround).add(tag);
      const isBalance = tag === 'LEDGERBAL' || tag === 'AVAILBAL';
      // A transaction without an end tag ends where the next transaction or a balance begins.
      if ((tag === 'STMTTRN' || isBalance) && transaction && transaction.fields.size > 0) endTransaction();
      if (tag === 'STMTTRN') transaction = { fields: new Map(), tags: new Set() };
      if (isBalance) balance = tag;
      if (tag === 'CURRENCY' || tag === 'ORIGCURRENCY') currency = tag;
      if (tag === 'STMTRS' || tag === 'CCSTMTRS') {
        endTransaction();
        statement = { about: new Map([['CARD', tag === 'CCSTMTRS' ? 'yes' : '']]), transactions: [] };
        statements.push(statement);
      }
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
      if (value.length + part.length > MAX_LINE_CHARS) throw new FileError('line', count + 1);
      value += hasEntities ? decodeEntities(part) : part;
    },
  });
  endField();
  endTransaction();
  return statements;
}

/** Returns the direction of a transaction type; null for `PAYMENT` of a card or a loan, because such payments are credits. */
const typeOf = (fields: Fields, about: Fields) => {
  const type = fields.get('TRNTYPE') ?? '';
  const isDebt = about.get('CARD') === 'yes' || about.get('ACCTTYPE')?.toUpperCase() === 'CREDITLINE';
  return type.toUpperCase() === 'PAYMENT' && isDebt ? null : directionOf(type);
};

function toLine(fields: Fields, line: number, account: number, about: Fields): FileLine {
  const name = fields.get('NAME') ?? fields.get('PAYEE') ?? '';
  const memo = fields.get('MEMO') ?? '';
  const date = parseDate(fields.get('DTPOSTED') ?? '', 'ymd') ?? parseDate(fields.get('DTUSER') ?? '', 'ymd');
  return toFileLine({
    line,
    account,
    date,
    amountCents: fields.has('TRNAMT') ? parseAmount(fields.get('TRNAMT') ?? '') : undefined,
    // Some banks repeat the name in the memo in full, because the name field is too short for it.
    description: memo.startsWith(name) ? memo : `${name} ${memo}`,
    bankId: fields.get('FITID'),
    currency: (fields.get('CURSYM') ?? about.get('CURDEF') ?? HOME_CURRENCY).toUpperCase(),
    status: fields.get('TRNTYPE')?.toUpperCase() === 'HOLD' ? 'pending' : '',
  });
}

function accountOf({ about }: Statement): FileAccount {
  const kind = about.get('CARD') === 'yes' ? 'credit_card' : kinds.get(about.get('ACCTTYPE')?.toUpperCase() ?? '');
  const number = about.get('ACCTID') ?? '';
  return {
    name: number,
    kind: kind ?? null,
    maskedNumber: maskedNumberOf(number),
    statedBalance:
      (about.get('CURDEF') ?? HOME_CURRENCY).toUpperCase() === HOME_CURRENCY
        ? statedBalanceOf(parseAmount(about.get('BALAMT') ?? ''), parseDate(about.get('DTASOF') ?? '', 'ymd'))
        : undefined,
  };
}

/** Merges the statements of each account. Fields outside all statements belong to the account if a file has only one. */
function byAccount([outside, ...statements]: readonly Statement[]): Statement[] {
  const all = outside && outside.transactions.length > 0 ? [outside, ...statements] : statements;
  const used = [...groupBy(all, ({ about }) => about.get('ACCTID') ?? '').values()]
    .map((parts) => ({
      about: new Map(parts.flatMap(({ about }) => [...about])),
      transactions: parts.flatMap(({ transactions }) => transactions),
    }))
    .filter(({ transactions }) => transactions.length > 0);
  const [only, ...others] = used;
  if (!only || others.length > 0 || !outside) return used;
  return [{ ...only, about: new Map([...outside.about, ...only.about]) }];
}

/** Returns the rows of an OFX file; a "line" is the number of the transaction. Throws for a file without transactions. */
export function readOfx(text: string, given: ImportMapping | undefined): ParsedFile {
  const statements = byAccount(statementsOf(text));
  const lines: FileLine[] = [];
  const directions: ('in' | 'out' | null)[] = [];
  for (const [account, { about, transactions }] of statements.entries()) {
    for (const fields of transactions) {
      lines.push(toLine(fields, lines.length + 1, account, about));
      directions.push(typeOf(fields, about));
    }
  }
  if (lines.length === 0) throw new FileError('no_rows');
  return {
    format: 'ofx',
    accounts: statements.map(accountOf),
    ...chooseSign({ mapping: given ?? NO_COLUMNS, lines }, directions, given !== undefined),
  };
}
