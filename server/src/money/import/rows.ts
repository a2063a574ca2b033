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

/** Longer ones are cut, as those of an aggregator. */
const MAX_DESCRIPTION = 300;
/** A day that is not over in another time zone. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** A text of a file as it is stored. */
const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_DESCRIPTION);

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

/** A row of its parts, or what is wrong with them: no day, one to come, an amount that is none (undefined: not given). */
export function lineOf({ line, date, amountCents, description, ...rest }: LineParts, now = Date.now()): Line {
  if (date === undefined) return { line, reason: 'date' };
  if (Date.parse(date) > now + DAY_MS) return { line, reason: 'future' };
  if (amountCents === undefined) return { line, reason: 'no_amount' };
  if (amountCents === null) return { line, reason: 'amount' };
  return {
    line,
    date,
    amountCents,
    description: cleanText(description) || '-',
    balanceCents: rest.balanceCents ?? null,
    bankId: rest.bankId ?? null,
  };
}
