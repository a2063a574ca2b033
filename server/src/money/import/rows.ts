import { createHash } from 'node:crypto';
import type { AccountKind, ImportMapping, ImportPreview } from '@verdant/shared/contract';
import { memoized } from '../by-key';
import { decodeEntities } from './decode';
import { balanceWords, HOME_CURRENCY, statusWords, normaliseText } from './words';

export interface FileRow {
  readonly line: number;
  readonly date: string;
  /** Negative for money that left the account. */
  readonly amountCents: number;
  readonly description: string;
  readonly balanceCents: number | null;
  /** Id under which a transaction with the bank's id is stored (OFX); null without one. */
  readonly bankId: string | null;
  /** Index of the account in a file with several accounts, otherwise 0. */
  readonly account: number;
  readonly isPending: boolean;
  /** True if the file names another account of the user as the other side. */
  readonly isTransfer: boolean;
}

type LineReason = ImportPreview['problems'][number]['reason'];
export interface OmittedLine {
  readonly line: number;
  readonly account: number;
  readonly leftOut: ImportPreview['left_out'][number]['reason'];
  readonly currency: string;
}
export type FileLine =
  | FileRow
  | OmittedLine
  | { readonly line: number; readonly account: number; readonly reason: LineReason };
export const isRow = (line: FileLine): line is FileRow => 'amountCents' in line;
export const isInvalidLine = (line: FileLine): line is Extract<FileLine, { reason: unknown }> => 'reason' in line;

export interface FileAccount {
  readonly name: string;
  readonly kind: AccountKind | null;
  /** Last digits of the account number, as `xxxx4046`; empty if unknown. */
  readonly maskedNumber: string;
  /** Balance that the file states for the account and not for a row, as OFX files do. */
  readonly statedBalance: { readonly cents: number; readonly on: string } | undefined;
}

export type RememberedMappings = ReadonlyMap<string, ImportMapping>;

export interface SampleLine {
  readonly cells: readonly string[];
  readonly line: FileLine;
}

type PreviewedField = 'format' | 'mapping' | 'is_remembered' | 'header' | 'missing' | 'readings';

export interface ParsedFile extends Readonly<Pick<ImportPreview, PreviewedField>> {
  /** Key under which a mapping is stored; undefined for a format that needs no mapping. */
  readonly columnsKey?: string;
  readonly sample: readonly SampleLine[];
  readonly lines: readonly FileLine[];
  readonly accounts: readonly FileAccount[];
}

/** Maximum length of a stored description; longer descriptions are cut, as for linked banks. */
const MAX_DESCRIPTION = 300;
const LOOKED_AT = 2_000;
/** Pattern that matches all descriptions of balances and sums, for a quick check before `balanceWords`. */
const MAY_NAME_BALANCE =
  /balance|\bbal\b|brought|carried|total|saldo|solde|fwd|kontostand|bestand|summe|gesamt|report|suma|b[/ ]f|c[/ ]f/i;
/** Beginning of the descriptions that some banks give transactions before they are booked. */
const PENDING = /^(?:pending|authori[sz]ation only)\b/i;
const MAX_BALANCE_NAME = 60;
/** Maximum amount, in cents: $100 million. The sum of all transactions that a user can store stays an exact integer. */
const MAX_AMOUNT = 1e10;
/** Maximum balance in cents, the same as for typed balances. */
const MAX_BALANCE = 1e12;
/** Length of a day in milliseconds. The next day in UTC is no future day, because it has begun in other time zones. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Control characters, characters that change the text direction, and unpaired surrogates. */
const HIDDEN = /[\p{Surrogate}\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const cleanText = (text: string): string =>
  decodeEntities(text.slice(0, LOOKED_AT)).replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION);

const isWithin = (cents: number, most: number) => Math.abs(cents) <= most;

/** A line as a file states it. */
interface LineParts
  extends Pick<FileRow, 'line' | 'account' | 'description'>, Partial<Pick<FileRow, 'balanceCents' | 'isTransfer'>> {
  readonly date: string | undefined;
  readonly amountCents: number | null | undefined;
  readonly bankId?: string | undefined;
  readonly currency?: string;
  readonly status?: string;
}

const hasWord = (words: ReadonlySet<string>, text: string) =>
  words.has(text) || text.split(' ').some((word) => words.has(word));
const statusOf = memoized((text: string): 'failed' | 'pending' | 'done' => {
  const words = normaliseText(text);
  return hasWord(statusWords.failed, words) ? 'failed' : hasWord(statusWords.pending, words) ? 'pending' : 'done';
});

/** Returns the kind of balance or sum that a description names; undefined for the description of a transaction. */
export function findBalanceKind(description: string): keyof typeof balanceWords | undefined {
  if (description.length > MAX_BALANCE_NAME || !MAY_NAME_BALANCE.test(description)) return undefined;
  const words = normaliseText(description);
  const isNamed = (name: string) =>
    words === name ||
    (words.startsWith(`${name} `) && /^[\d ]+$|^(?:as at|on|as of|am|per|au|al) /.test(words.slice(name.length + 1)));
  return (['opening', 'closing', 'total'] as const).find((kind) => balanceWords[kind].some(isNamed));
}

/** Returns the last four digits of an account number as `xxxx4046`; empty without them. */
export function maskedNumberOf(number: string): string {
  const [end] = /\d{4}$/.exec(number.replaceAll(/[\s-]/g, '')) ?? [];
  return end === undefined || end === '0000' ? '' : `xxxx${end}`;
}

const isToCome = (day: string) => Date.parse(day) > Date.now() + DAY_MS;

/** Returns the balance that a file states; undefined if it is missing, beyond the limit or of a future day. */
export function statedBalanceOf(cents: number | null, on: string | undefined): FileAccount['statedBalance'] {
  if (cents === null || on === undefined || !isWithin(cents, MAX_BALANCE) || isToCome(on)) return undefined;
  return { cents, on };
}

/** Returns a row, or why a line is left out or invalid: no day, future day, no (undefined) or unreadable amount (null). */
export function toFileLine(parts: LineParts): FileLine {
  const { line, account, date, amountCents, balanceCents = null, currency = HOME_CURRENCY, isTransfer = false } = parts;
  const status = statusOf(parts.status ?? '');
  if (findBalanceKind(parts.description)) return { line, account, leftOut: 'balance', currency: '' };
  if (status === 'failed') return { line, account, leftOut: 'status', currency: '' };
  if (currency !== HOME_CURRENCY) return { line, account, leftOut: 'currency', currency };
  if (date === undefined) return { line, account, reason: 'date' };
  if (isToCome(date)) return { line, account, reason: 'future' };
  if (amountCents === undefined) return { line, account, reason: 'no_amount' };
  if (amountCents === null || !isWithin(amountCents, MAX_AMOUNT)) return { line, account, reason: 'amount' };
  const description = cleanText(parts.description) || '-';
  return {
    line,
    account,
    date,
    amountCents,
    description,
    balanceCents: balanceCents !== null && isWithin(balanceCents, MAX_BALANCE) ? balanceCents : null,
    bankId: parts.bankId === undefined ? null : toDatabaseIndexKey(`bank:${parts.bankId}`),
    isPending: status === 'pending' || PENDING.test(description),
    isTransfer,
  };
}

export function totalsOf(lines: readonly FileLine[]): ImportPreview['totals'] {
  let [into, out] = [0, 0];
  let [first, last]: [string | null, string | null] = [null, null];
  for (const line of lines) {
    if (!isRow(line)) continue;
    if (line.amountCents > 0) into += line.amountCents;
    else out -= line.amountCents;
    if (first === null || line.date < first) first = line.date;
    if (last === null || line.date > last) last = line.date;
  }
  return { in_cents: into, out_cents: out, first_day: first, last_day: last };
}

/** Number of lines in a sample. */
const SAMPLE = 5;
const signOf = (line: FileLine) => (isRow(line) ? Math.sign(line.amountCents) : 0);

/** Adds a line to the sample. In a full sample with only one sign, a line of the opposite sign replaces the last line. */
export function addToSample(sample: SampleLine[], line: FileLine, cells: readonly string[] = []): void {
  const sign = signOf(line);
  if (sample.length < SAMPLE) sample.push({ cells, line });
  else if (sign !== 0 && !sample.some((shown) => signOf(shown.line) === sign)) sample[SAMPLE - 1] = { cells, line };
}

/** Maximum length of an indexed text, in bytes. An index entry of PostgreSQL has at most 2,704. */
const MAX_KEY_BYTES = 2_000;

/** Returns a key that fits into an index: the text, or the SHA-256 hash of a text that is too long. */
export const toDatabaseIndexKey = (text: string): string =>
  Buffer.byteLength(text) <= MAX_KEY_BYTES ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`;
