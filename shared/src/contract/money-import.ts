import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { calendarDay as day, lineOfText, ownName as name } from './fields';
import { cents } from './money-measures';
import { accountKind } from './money';

/** A balance of at most ten billion dollars. */
const balance = v.pipe(cents, v.minValue(-1e12, 'Invalid value'), v.maxValue(1e12, 'Invalid value'));

export const accountSide = v.picklist(['asset', 'liability']);

/** A balance on a day. The balance of a liability is the amount owed. */
export const datedBalance = v.object({ balance_cents: balance, on: day });

/** POST /money/accounts: an account that the user enters by hand. */
export const newAccount = v.object({
  name,
  kind: accountKind,
  side: accountSide,
  balance_cents: balance,
  on: day,
  /** True if the account counts in the net position and in the measures. */
  is_counted: v.boolean(),
});
export type NewAccount = v.InferOutput<typeof newAccount>;

const withId = v.object({ id: v.string() });

/** Role of a column of the file. `money_out` and `money_in` have a fixed direction; `fee` is subtracted from the amount. */
export const columnRoles = [
  'date',
  'description',
  'amount',
  'money_out',
  'money_in',
  'balance',
  'direction',
  'status',
  'currency',
  'fee',
  'account',
  'ignore',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The order of day, month and year; every order also accepts the name of a month instead of a number. */
export const dateFormats = ['dmy', 'mdy', 'ymd'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** Maximum number of columns of a file, well above the about twenty columns of the widest bank exports. */
export const MAX_IMPORT_COLUMNS = 60;

/** Rules for reading dates and amounts from a file. `columns` and `has_header` apply to CSV files only. */
export const importMapping = v.object({
  columns: v.pipe(v.array(v.picklist(columnRoles)), v.maxLength(MAX_IMPORT_COLUMNS)),
  has_header: v.boolean(),
  date_format: v.picklist(dateFormats),
  /** True if outgoing amounts have no minus sign, as in some card statements. */
  is_flipped: v.boolean(),
  /** True if a separate column of outgoing amounts has minus signs; if missing, the sign of most amounts decides. */
  is_out_signed: v.optional(v.boolean()),
  /** Separator of cells, and decimal mark; detected in the file if missing. */
  delimiter: v.optional(v.picklist([',', ';', '\t', '|'])),
  decimal_mark: v.optional(v.picklist(['.', ','])),
});
export type ImportMapping = v.InferOutput<typeof importMapping>;

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 50_000;

/** New account that the import creates for the file. */
const accountOfFile = v.object({ name, kind: accountKind });
const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), schema);
const place = v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'Invalid value'), v.transform(Number));
const fileOptions = {
  mapping: v.optional(json(importMapping)),
  account_id: v.optional(v.string()),
  /** Index of the account to import from a file with several accounts; by default the first account. */
  part: v.optional(place),
  /** `add` also imports payments that are similar to a stored payment; by default the import skips such payments. */
  similar: v.optional(v.picklist(['add', 'skip'])),
};

/** The bytes of a file: a `Blob` in a browser, a `Uint8Array` on the server. */
export const fileBody = v.custom<Blob | Uint8Array>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
  'Required',
);

/** Reasons why a line of the file cannot be read. */
export const lineReasons = ['date', 'future', 'amount', 'no_amount'] as const;
/** Reasons why a whole file cannot be read; the response is then a 422 with `file_problem`. */
export const fileReasons = ['empty', 'kind', 'quote', 'line', 'rows', 'columns', 'no_rows', 'slow'] as const;
export const fileProblem = v.object({ reason: v.picklist(fileReasons), line: v.nullable(v.number()) });
export type FileProblem = v.InferOutput<typeof fileProblem>;

const readRow = v.object({
  date: day,
  /** Negative for money that left the account. */
  amount_cents: cents,
  description: v.string(),
  balance_cents: v.nullable(cents),
});

/** Reasons why an import skips a row: a payment that did not happen, another currency, or a row with a balance or sum. */
export const leftOutReasons = ['status', 'currency', 'balance'] as const;

/** Sums of a file's rows under one mapping. Outgoing money is a positive number. */
const totals = v.object({
  in_cents: cents,
  out_cents: cents,
  first_day: v.nullable(day),
  last_day: v.nullable(day),
});
const accountOfRows = v.object({ name: v.string(), kind: v.nullable(accountKind), count: v.number() });

/** POST /money/imports/preview: the result that an import of the file would have. The server stores nothing. */
export const importPreview = v.object({
  format: v.picklist(['csv', 'ofx', 'qif']),
  mapping: importMapping,
  /** True if the user chose this mapping for an earlier file of this kind. */
  is_remembered: v.boolean(),
  /** Names of the columns, or empty texts without a header; an empty array for OFX and QIF. */
  header: v.array(v.string()),
  /** The first rows: `cells` as written in a CSV file, and `row` as understood with the mapping. */
  sample: v.array(v.object({ line: v.number(), cells: v.array(v.string()), row: v.nullable(readRow) })),
  /** Required roles that no column has yet. */
  missing: v.array(v.picklist(['date', 'description', 'amount'])),
  new_count: v.number(),
  first_day: v.nullable(day),
  last_day: v.nullable(day),
  /** Number of rows that are already stored, by account. */
  duplicates: v.array(v.object({ account: v.string(), count: v.number() })),
  /** Closing balance of the file, if any. `adds_up` is true if amounts and balances of all rows agree. */
  balance: v.nullable(v.object({ cents, on: day, adds_up: v.boolean() })),
  /** The first lines that cannot be read. */
  problems: v.array(v.object({ line: v.number(), reason: v.picklist(lineReasons) })),
  problem_count: v.number(),
  /** Number of accounts in the file. Each is imported as a separate account. */
  account_count: v.number(),
  /** The accounts in the file; `part` is the index of the account that this preview shows. */
  accounts: v.array(accountOfRows),
  part: v.number(),
  totals,
  /** Possible mappings of an ambiguous file, of which this preview uses the first; else empty. */
  readings: v.array(v.object({ mapping: importMapping, totals })),
  left_out: v.array(v.object({ reason: v.picklist(leftOutReasons), currency: v.string(), count: v.number() })),
  pending_count: v.number(),
  /** Payments that are similar to a stored payment of another day; the user decides if the import adds these payments. */
  similar_count: v.number(),
  similar: v.array(v.object({ date: day, description: v.string(), amount_cents: cents })),
  /** Id of the manual account that already has rows or the account number of this file; null without such an account. */
  account_id: v.nullable(v.string()),
  /** Kind of the account as stated in the file; null if the file states no kind. */
  kind: v.nullable(accountKind),
});
export type ImportPreview = v.InferOutput<typeof importPreview>;

export const moneyImport = v.object({
  id: v.string(),
  account_id: v.string(),
  account: v.string(),
  file_name: v.string(),
  imported_at: v.string(),
  first_day: day,
  last_day: day,
  added: v.number(),
  /** Number of rows that were already stored. */
  skipped: v.number(),
});
export type MoneyImport = v.InferOutput<typeof moneyImport>;

export const moneyImportCalls = {
  preview: {
    method: 'POST',
    path: '/money/imports/preview',
    query: v.object(fileOptions),
    body: fileBody,
    response: importPreview,
  },
  /** Adds all new rows of the file, or no row if the import fails. */
  add: {
    method: 'POST',
    path: '/money/imports',
    query: v.object({
      ...fileOptions,
      file_name: v.pipe(lineOfText(), v.maxLength(200)),
      account: v.optional(json(accountOfFile)),
    }),
    body: fileBody,
    response: moneyImport,
  },
  list: { method: 'GET', path: '/money/imports', response: v.object({ imports: v.array(moneyImport) }) },
  undo: { method: 'DELETE', path: '/money/imports/:id', params: withId },
  addAccount: { method: 'POST', path: '/money/accounts', body: newAccount, response: v.object({ id: v.string() }) },
  updateBalance: { method: 'PUT', path: '/money/accounts/:id/balance', params: withId, body: datedBalance },
  removeAccount: { method: 'DELETE', path: '/money/accounts/:id', params: withId },
} as const satisfies Record<string, ApiCall>;
