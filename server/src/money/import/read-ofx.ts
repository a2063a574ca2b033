import { Parser } from 'htmlparser2';
import { MAX_IMPORT_ROWS, type AccountKind, type ImportMapping } from '@verdant/shared/contract';
import { inTurns, PIECE, type Pieces } from '../pieces';
import { parseAmount } from './amounts';
import { parseDate } from './dates';
import { textOf } from './decode';
import { fileError } from './file-error';
import { isRow, lineOf, maskedNumberOf, type Line, type ReadFile } from './rows';

/** Fields that are read; OFX has some hundreds. */
const FIELDS = new Set(['DTPOSTED', 'TRNAMT', 'FITID', 'NAME', 'MEMO', 'ACCTID', 'ACCTTYPE', 'BALAMT', 'DTASOF']);
const kinds: Readonly<Record<string, AccountKind>> = {
  CHECKING: 'everyday',
  SAVINGS: 'savings',
  MONEYMRKT: 'savings',
  CREDITLINE: 'other_loan',
};
const NO_COLUMNS: ImportMapping = { columns: [], has_header: false, date_format: 'ymd', is_flipped: false };

interface Found {
  readonly transactions: Map<string, string>[];
  /** The fields outside of transactions: of the account, and the ledger balance. */
  readonly about: Map<string, string>;
  readonly accounts: Set<string>;
}

/**
 * The fields of an OFX file, which is SGML (version 1: a field ends where the next begins) or XML (version 2). A parser that forgives
 * missing end tags reads both, and knows neither entities that a file declares nor documents that it refers to.
 */
async function fieldsOf(bytes: Uint8Array): Promise<Found> {
  const found: Found = { transactions: [], about: new Map(), accounts: new Set() };
  let transaction: Map<string, string> | undefined;
  let balance = '';
  let field = '';
  let text = '';
  const endField = () => {
    const value = text.trim();
    if (FIELDS.has(field) && value !== '') {
      // The available balance is not what an account has.
      if (transaction) transaction.set(field, value);
      else if (balance !== 'AVAILBAL') found.about.set(field, value);
      if (field === 'ACCTID' && !transaction) found.accounts.add(value);
    }
    field = '';
    text = '';
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        endField();
        const tag = name.toUpperCase();
        field = tag;
        if (tag === 'STMTTRN') transaction = new Map();
        if (tag === 'LEDGERBAL' || tag === 'AVAILBAL') balance = tag;
        if (tag === 'CCSTMTRS') found.about.set('CARD', 'yes');
      },
      ontext: (data) => {
        text += data;
      },
      onclosetag: (name) => {
        endField();
        const tag = name.toUpperCase();
        if (tag === 'STMTTRN' && transaction) {
          found.transactions.push(transaction);
          if (found.transactions.length > MAX_IMPORT_ROWS) throw fileError('rows');
          transaction = undefined;
        }
        if (tag === balance) balance = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const piece of textOf(bytes)) parser.write(piece);
  parser.end();
  return found;
}

function* toLines(transactions: readonly Map<string, string>[]): Pieces<Line[]> {
  const lines: Line[] = [];
  for (const [index, fields] of transactions.entries()) {
    if (index % PIECE === 0) yield;
    const [name = '', memo = ''] = [fields.get('NAME'), fields.get('MEMO')];
    lines.push(
      lineOf({
        line: index + 1,
        date: parseDate(fields.get('DTPOSTED') ?? '', 'ymd'),
        amountCents: fields.has('TRNAMT') ? parseAmount(fields.get('TRNAMT') ?? '') : undefined,
        // Banks repeat the name in the memo, where it is not cut.
        description: memo.startsWith(name) ? memo : `${name} ${memo}`,
        bankId: fields.get('FITID') ?? null,
      }),
    );
  }
  return lines;
}

/** The rows of an OFX file; a "line" is the number of the transaction. Throws a 422 without any. */
export async function readOfx(bytes: Uint8Array): Promise<ReadFile> {
  const { transactions, about, accounts } = await fieldsOf(bytes);
  if (transactions.length === 0) throw fileError('no_rows');
  const lines = await inTurns(toLines(transactions));
  const cents = parseAmount(about.get('BALAMT') ?? '');
  const on = parseDate(about.get('DTASOF') ?? '', 'ymd');
  const kind = about.has('CARD') ? 'credit_card' : kinds[about.get('ACCTTYPE')?.toUpperCase() ?? ''];
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
    statedBalance: cents === null || on === undefined ? undefined : { cents, on },
  };
}
