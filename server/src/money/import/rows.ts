import type { AccountKind, ImportMapping, ImportPreview } from '@verdant/shared/contract';

/** A transaction of a file. */
export interface FileRow {
  readonly line: number;
  readonly date: string;
  /** Negative for money that left the account. */
  readonly amountCents: number;
  readonly description: string;
  readonly balanceCents: number | null;
  /** The bank's own id of it; OFX files have one. */
  readonly bankId: string | null;
}

type LineReason = ImportPreview['problems'][number]['reason'];
/** A row, or why a line is none. */
export type Line = FileRow | { readonly line: number; readonly reason: LineReason };
export const isRow = (line: Line): line is FileRow => !('reason' in line);

/** The mappings that a user chose before, by their `columnsKey`. */
export type Remembered = ReadonlyMap<string, ImportMapping>;

/** What a file has. */
export interface ReadFile {
  readonly format: ImportPreview['format'];
  readonly mapping: ImportMapping;
  /** By which a mapping is remembered; undefined for a format that needs none. */
  readonly columnsKey: string | undefined;
  readonly isRemembered: boolean;
  readonly header: readonly string[];
  readonly missing: ImportPreview['missing'];
  readonly sample: readonly { readonly cells: readonly string[]; readonly line: Line }[];
  readonly rows: readonly FileRow[];
  readonly problems: ImportPreview['problems'];
  readonly accountCount: number;
  readonly kind: AccountKind | null;
  /** The end of the number of its account, as `xxxx4046`; empty where it has none. */
  readonly maskedNumber: string;
  /** The balance that the file has of its account as a whole; OFX files do. */
  readonly statedBalance: { readonly cents: number; readonly on: string } | undefined;
}

/** Maximum length of a stored description; longer ones are cut, as those of an aggregator. */
const MAX_DESCRIPTION = 300;
/** Length of the part of a text in which its description is looked for. */
const LOOKED_AT = 2_000;
/** Maximum of an amount, in cents: a hundred million dollars. The sum of all that a user may store stays exact. */
const MAX_AMOUNT = 1e10;
/** Maximum of a balance, in cents, as of one that is typed in. */
const MAX_BALANCE = 1e12;
/** Time until a day is over in every time zone, in milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Characters that have no width or change the direction of others, and halves of pairs. */
const HIDDEN = /[\p{Surrogate}\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text of a file as it is stored. */
const cleanText = (text: string): string =>
  text.slice(0, LOOKED_AT).replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION);

const isWithin = (cents: number, most: number) => Math.abs(cents) <= most;

interface LineParts {
  readonly line: number;
  readonly date: string | undefined;
  readonly amountCents: number | null | undefined;
  readonly description: string;
  readonly balanceCents?: number | null;
  readonly bankId?: string | null;
}

/** Of the account numbers of a file, the last four digits of the one that it has; empty without exactly one. */
export function maskedNumberOf(accounts: ReadonlySet<string>): string {
  const [number = '', ...others] = accounts;
  const [end] = /\d{4}$/.exec(number.replaceAll(/[\s-]/g, '')) ?? [];
  return end === undefined || end === '0000' || others.length > 0 ? '' : `xxxx${end}`;
}

const isToCome = (day: string, now: number) => Date.parse(day) > now + DAY_MS;

/** Returns the balance that a file states; undefined for one that is missing, beyond the limit or of a day to come. */
export function statedBalanceOf(
  cents: number | null,
  on: string | undefined,
  now = Date.now(),
): ReadFile['statedBalance'] {
  if (cents === null || on === undefined || !isWithin(cents, MAX_BALANCE) || isToCome(on, now)) return undefined;
  return { cents, on };
}

/** A row of its parts, or what is wrong with them: no day, one to come, an amount that is none (undefined: not given). */
export function lineOf({ line, date, amountCents, description, ...rest }: LineParts, now = Date.now()): Line {
  if (date === undefined) return { line, reason: 'date' };
  if (isToCome(date, now)) return { line, reason: 'future' };
  if (amountCents === undefined) return { line, reason: 'no_amount' };
  if (amountCents === null || !isWithin(amountCents, MAX_AMOUNT)) return { line, reason: 'amount' };
  const { balanceCents = null } = rest;
  return {
    line,
    date,
    amountCents,
    description: cleanText(description) || '-',
    balanceCents: balanceCents !== null && isWithin(balanceCents, MAX_BALANCE) ? balanceCents : null,
    bankId: rest.bankId ?? null,
  };
}
